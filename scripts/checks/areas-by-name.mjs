const LOOKED_UP = /\b(?:areaNamed|findArea)\(\s*['"`]\w/g;

/** Tests go through areas by their names; the server imports those it knows, and asks for those it may not. */
export const areasByName = {
  isFor: (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file),
  problemsIn: ({ file, text }) =>
    [...text.matchAll(LOOKED_UP)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} An area is looked up by its name: import it, or ask for it by a Question.`;
    }),
};
