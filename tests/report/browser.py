"""Pages opened in a headless browser, with a script that uses their controls and tells what it saw."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium in PATH")

PROBE = """
<script>
"use strict";
const told = [];
const check = (what, holds) => told.push((holds ? "ok " : "BROKEN ") + what);
try {
CONTROLS
} catch (error) { told.push("BROKEN " + error); }
const box = document.createElement("pre"); box.id = "told"; box.textContent = told.join("\\n"); document.body.append(box);
</script>
"""


def checks(page: str, controls: str, folder: Path, *, width: int, dark: bool = False) -> list[str]:
    """Opens a page, uses its controls, and returns what was checked; a check that does not hold is a failure.

    Args:
        page: its text.
        controls: statements that call ``check(what, holds)``.
        folder: to work in.
        width: of the window.
        dark: the user likes it dark.
    """
    probed = folder / "probed.html"
    probed.write_text(page.replace("</body>", PROBE.replace("CONTROLS", controls) + "</body>"))
    command = [str(CHROMIUM), "--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},900"]
    command += ["--blink-settings=preferredColorScheme=0"] if dark else []
    command += [f"--user-data-dir={folder / 'profile'}", "--dump-dom", probed.as_uri()]
    dom = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    told = re.search(r'<pre id="told">(.*?)</pre>', dom, re.DOTALL)
    assert told is not None
    assert "BROKEN" not in told[1], told[1]
    return [line.removeprefix("ok ") for line in told[1].split("\n")]
