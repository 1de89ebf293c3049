const path = require('node:path');
const { visit } = require('graphql');

/**
 * A preset of graphql-codegen: the documents of a folder of the web app give one file of the same place below the
 * generated ones, so that a page loads the hooks of its own area only. Fragments of other folders are made with each
 * file that needs them.
 */
module.exports = {
  preset: {
    buildGeneratesSection({ documents, baseOutputDir, presetConfig: { sources }, ...rest }) {
      const byFolder = new Map();
      for (const source of documents) {
        const folder = path.dirname(path.relative(sources, source.location));
        byFolder.set(folder, [...(byFolder.get(folder) ?? []), source]);
      }
      const homeOf = new Map(
        documents.flatMap((source) =>
          definitions(source, 'FragmentDefinition').map(({ name }) => [name.value, source]),
        ),
      );
      return [...byFolder].map(([folder, own]) => ({
        ...rest,
        filename: path.join(baseOutputDir, `${folder.replace(/^modules\//, '')}.ts`),
        documents: withFragments(own, homeOf),
      }));
    },
  },
};

const definitions = ({ document }, kind) => document.definitions.filter((each) => each.kind === kind);

function withFragments(own, homeOf) {
  const all = new Set(own);
  // Grows while it is walked: a fragment may need another.
  for (const { document } of all)
    visit(document, { FragmentSpread: ({ name }) => void all.add(homeOf.get(name.value)) });
  return [...all];
}
