import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, root } from '../run.mjs';

const REFUSED_TEXT = /expect\(((?:(?!;\n)[^])*?)\)\s*\.not\s*\.(?:toMatch|toContain)\(((?:(?!;\n)[^])*?)\);/g;
/** A number alone; with more digits than these it stands in no id by chance. */
const FEW_DIGITS = /(?:^['`/]|[|)])[0-9]{1,6}(?:['`/|]|$)/;

/** Tests that say which digits a text does not tell, and fail on a day when an id in it has them. */
export function problemsOfChance() {
  return projectFiles()
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(REFUSED_TEXT)]
        .filter(([, subject, digits]) => FEW_DIGITS.test(digits) && !subject.startsWith('said('))
        .map(({ index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${file}:${line} Digits can be those of an id: expect(said(…)) of server/test/said.ts has none.`;
        });
    });
}
