const MOST_COLUMNS = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** Landed migrations are never edited. */
const NEVER_EDITED = /^server\/src\/database\/migrations\//;

/**
 * Comments wider than the page. The formatter breaks code at it and leaves what stands between quotes: texts, SQL,
 * patterns and addresses may be longer.
 */
export const longComments = {
  isFor: (file) => /\.(tsx?|[mc]js)$/.test(file) && !NEVER_EDITED.test(file),
  problemsIn: ({ file, lines }) =>
    lines.flatMap((line, at) =>
      line.length > MOST_COLUMNS && COMMENT.test(line) && !/\S{60}/.test(line)
        ? [`${file}:${at + 1} is a comment of ${line.length} columns. Break it at ${MOST_COLUMNS}.`]
        : [],
    ),
};
