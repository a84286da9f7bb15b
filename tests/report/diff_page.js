// Every control of the page that `diff` writes, used once.
const rows = () => [...document.querySelectorAll("#changes tbody tr")].filter(row => !row.hidden);
const total = rows().length;
document.querySelectorAll("#changes th").forEach((th, n) => {
  const read = row => { const cell = row.cells[n]; return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v); };
  const sorted = down => rows().map(read).every((v, k, all) => !k || (down ? all[k - 1] >= v : all[k - 1] <= v));
  th.querySelector("button").click();
  check("sorts by column " + n, th.getAttribute("aria-sort") === "ascending" && sorted(false));
  th.querySelector("button").click();
  check("sorts down by column " + n, th.getAttribute("aria-sort") === "descending" && sorted(true));
});
for (const verdict of ["hurt", "helped", "changed"]) {
  const box = document.getElementById("show-" + verdict), own = rows().filter(row => row.className === verdict).length;
  box.click();
  check("hides " + verdict, rows().length === total - own);
  box.click();
  check("shows " + verdict, rows().length === total);
}
const words = document.getElementById("words");
words.value = "VGPRS"; words.dispatchEvent(new Event("input"));
check("filters by words", rows().length >= 0 && rows().every(row => row.textContent.includes("vgprs")) && rows().length < total);
words.value = ""; words.dispatchEvent(new Event("input"));
for (const theme of ["dark", "light", ""]) {
  const choice = document.getElementById("theme");
  choice.value = theme; choice.dispatchEvent(new Event("change"));
  const paper = getComputedStyle(document.body).backgroundColor;
  check("theme " + theme, (document.documentElement.dataset.theme || "") === theme && (theme === "dark" ? paper === "rgb(22, 24, 28)" : theme !== "light" || paper === "rgb(255, 255, 255)"));
}
const lines = () => document.querySelectorAll("#code-rows tr").length;
const folded = lines(), fold = document.getElementById("fold");
const gap = document.querySelector("#code-rows tr.gap");
if (gap) { gap.click(); check("opens a run of equal lines", lines() > folded); }
fold.click();
check("shows all lines", lines() === data.functions[0].rows.length && !document.querySelector("tr.gap"));
fold.click();
check("folds equal lines", lines() === folded);
const visible = name => [...document.querySelectorAll("#code-rows td.text." + name)].some(cell => cell.offsetParent);
for (const [show, before, after] of [["before", true, false], ["after", false, true], ["both", true, true]]) {
  const button = document.querySelector("[data-show=" + show + "]");
  button.click();
  check("side " + show, visible("b") === before && visible("a") === after && button.getAttribute("aria-pressed") === "true");
}
const detail = document.getElementById("detail");
const waits = [...document.querySelectorAll("#code-rows .wait")];
check("waits are coloured", waits.length > 0 && waits.every(w => /local|memory|other/.test(w.className)));
for (const wait of waits) {
  wait.click();
  check("explains a wait", detail.querySelector("code").textContent === wait.textContent && /outstanding/.test(detail.textContent));
  const jump = detail.querySelector("button");
  if (jump) { jump.click(); check("shows what it waits for", document.querySelector(".lit") !== null); }
}
document.getElementById("next").click();
check("next wait", detail.querySelector("h3") !== null);
const select = document.getElementById("function");
select.dispatchEvent(new Event("change"));
check("chooses a function", select.options.length === data.functions.length && detail.hidden);
check("fits the window", document.documentElement.scrollWidth <= window.innerWidth);
