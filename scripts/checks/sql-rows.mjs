/**
 * Where cells stand by place for a reason: the hash of an audit line, and pages, whose columns one list names for both
 * sides.
 */
const BY_PLACE = [
  'server/src/platform/audit/audit-chain.ts',
  'server/src/platform/lists/list-query.ts',
  'server/src/platform/database/transaction.ts',
];

/** Rows that SQL hands to the code as cells by place: two swapped columns would fail nothing. */
export const rowsByPlace = {
  isFor: (file) =>
    /^server\/src\/(?!database\/migrations\/).*\.ts$/.test(file) &&
    !/\.(test|fixture)\.ts$/.test(file) &&
    !BY_PLACE.includes(file),
  problemsIn: ({ file, text }) => placesIn(text).map((place) => `${file} ${place}`),
};

function placesIn(text) {
  const arrays = [...text.matchAll(/\bjsonb?_build_array\(/g)].filter(({ index, 0: call }) =>
    hasSeveral(text.slice(index + call.length)),
  );
  return [
    ...arrays.map(
      ({ index }) => `line ${lineAt(text, index)}: a row is named by jsonRow, json_build_array holds one value.`,
    ),
    ...[...text.matchAll(/\browMode\b/g)].map(
      ({ index }) => `line ${lineAt(text, index)}: rows are read by the names of their columns.`,
    ),
  ];
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Whether a comma stands in the parentheses that are open, or a list that the code joins. */
function hasSeveral(rest) {
  let depth = 0;
  for (const [sign] of rest.replaceAll(/'[^']*'/g, '').matchAll(/[(),{}]|\.join\b/g)) {
    if (depth === 0 && sign === ')') return false;
    if (sign === '.join' || (depth === 0 && sign === ',')) return true;
    if ('({'.includes(sign)) depth += 1;
    if (')}'.includes(sign)) depth -= 1;
  }
  return false;
}
