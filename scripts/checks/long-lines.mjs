export const MOST_COLUMNS = 120;
/** So many there are, mostly sentences between quotes. It may only become less. */
const MOST_LINES = 365;

/** Production code; catalogues are data, what is generated is nobody's, landed migrations are never edited. */
export const hasCountedLines = (file) =>
  /^(server|client)\/src\/(?!database\/migrations\/).*\.tsx?$/.test(file) &&
  !/\.(test|fixture)\.tsx?$|\/texts\//.test(file);

/** Where a figure was read: an address stays whole. */
const ADDRESS = /^\s*'https?:\/\/\S+',?$/;
export const longLinesIn = (lines) => lines.filter((line) => line.length > MOST_COLUMNS && !ADDRESS.test(line));

/** The formatter leaves what stands between quotes: SQL is broken at a blank by hand, a sentence may stay whole. */
export function longLines() {
  let found = 0;
  return {
    isFor: hasCountedLines,
    problemsIn({ lines }) {
      found += longLinesIn(lines).length;
      return [];
    },
    problemsInAll: () =>
      found > MOST_LINES
        ? [`${found} lines have more than ${MOST_COLUMNS} columns, ${MOST_LINES} at most: break those that are new.`]
        : [],
  };
}
