import ts from 'typescript';

const MOST_LINES = 60;

/** Functions that ask to be split: a warning of `npm run house`, the longest first, each with its lines. */
export function longFunctions(sources) {
  const found = [];
  for (const [file, text] of sources) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body) {
        const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
        if (lines > MOST_LINES) found.push([`${file}:${lineAt(node.getStart(source))}`, lines]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found.sort(([, one], [, other]) => other - one);
}
