/** Words of the code itself, such as states, as a list of SQL: nothing that somebody gave. */
export const textsSql = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
