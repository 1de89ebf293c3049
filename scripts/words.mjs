import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, root } from './run.mjs';

/** Where these words may stand: packages, other languages, and what names them to refuse them. */
const LEFT_OUT = /^(package-lock\.json|scripts\/words\.mjs)$|(^|\/)(ar|fr)\.(json|ts)$/;
const TEXT = /\.(ts|tsx|mjs|cjs|js|md|json|graphql|css|html|yml|txt)$|(^|\/)[^.]+$/;

const PEOPLE = ['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself'];
const capitals = PEOPLE.map((word) => word[0].toUpperCase() + word.slice(1));
/** As a word of a sentence, and as a part of a name such as `isHis` or `his_rows`. */
const PRONOUN = new RegExp(
  `(?<![A-Za-z])(?:${PEOPLE.join('|')})(?![a-z])|(?<![A-Z])(?:${capitals.join('|')})(?![a-z])`,
);

/** Lines of the project that say a word nobody should write, each with what to write in its place. */
export function problemsOfWords() {
  return projectFiles()
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const found = PRONOUN.exec(line)?.[0];
          return found ? [`${file}:${at + 1} says "${found}". People are they, the employee, the manager.`] : [];
        }),
    );
}
