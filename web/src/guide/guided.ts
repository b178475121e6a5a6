/** All that a table without a guide carries of it. */
export const LESSONS = "regnum.lessons";

export const isGuided = (table: string): boolean => Boolean(localStorage.getItem(LESSONS)?.includes(`"${table}"`));
