const REFUSED_TEXT = /expect\(((?:(?!;\n)[^])*?)\)\s*\.not\s*\.(?:toMatch|toContain)\(((?:(?!;\n)[^])*?)\);/g;
/** A number alone; with more digits than these it stands in no id by chance. */
const FEW_DIGITS = /(?:^['`/]|[|)])[0-9]{1,6}(?:['`/|]|$)/;

/** Tests that say which digits a text does not tell, and fail on a day when an id in it has them. */
export const chance = {
  isFor: (file) => /\.test\.tsx?$/.test(file),
  problemsIn: ({ file, text }) =>
    [...text.matchAll(REFUSED_TEXT)]
      .filter(([, subject, digits]) => FEW_DIGITS.test(digits) && !subject.startsWith('said('))
      .map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line} Digits can be those of an id: expect(said(…)) of server/test/said.ts has none.`;
      }),
};
