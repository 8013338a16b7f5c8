/** Many: lists by the thousand, and the table of what is known of them; a script of its own, fetched when it is first opened. */

export const fetched = () => import("./many/panel.js");
