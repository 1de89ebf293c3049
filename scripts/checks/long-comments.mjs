import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, root } from '../run.mjs';

const MOST_COLUMNS = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** Landed migrations are never edited. */
const NEVER_EDITED = /^server\/src\/database\/migrations\//;

/**
 * Comments wider than the page. The formatter breaks code at it and leaves what stands between quotes: texts, SQL,
 * patterns and addresses may be longer.
 */
export function longComments() {
  return projectFiles()
    .filter((file) => /\.(tsx?|[mc]js)$/.test(file) && !NEVER_EDITED.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          line.length > MOST_COLUMNS && COMMENT.test(line) && !/\S{60}/.test(line)
            ? [`${file}:${at + 1} is a comment of ${line.length} columns. Break it at ${MOST_COLUMNS}.`]
            : [],
        ),
    );
}
