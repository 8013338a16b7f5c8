/** What is said of archives. */

export const noArchive = "expected the end of a ZIP file";
