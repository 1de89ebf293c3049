/** An answer as text without ids and times of day: their digits can be those of any amount. */
export const said = (answer: unknown): string => JSON.stringify(answer).replace(/[0-9a-f]{24}|T\d\d:[\d:.]+Z/g, '');
