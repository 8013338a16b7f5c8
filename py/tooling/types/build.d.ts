/** What the page and its workers know of the build that they belong to; tooling.page writes it. */

export interface Build {
  /** The same in the page, in its workers and in Python. */
  id: string;
  /** SHA-256 of our own wheel, which Python says it runs. */
  wheel: string;
  /** File names of wheels by the names of their projects. */
  wheels: Record<string, string>;
  /** Its file, an archive of the modules that it has not imported, the bytes of Pyodide's own head in it, and the SHA-256 of the memory it makes. */
  snapshot: { name: string; later: string; head: number; memory: string } | null;
  /** Where Python looks for its standard library, below /lib. */
  library: string;
  /** Pyodide's list of packages: none. */
  lock: object;
  /** How many percent of each language besides English there are, by its tag: of one that is finished 100. */
  languages: Record<string, number>;
  /** Bytes of the large files by their names. */
  sizes: Record<string, number>;
}

export const build: Build;
