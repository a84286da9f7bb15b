"""Work over many modules: inputs found, jobs in workers, results in a database."""
