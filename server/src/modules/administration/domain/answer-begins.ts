const longest = 250;

/** How an answer, or what went wrong, begins: one line of plain text. */
export const answerBegins = (said: string): string =>
  said
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, longest);
