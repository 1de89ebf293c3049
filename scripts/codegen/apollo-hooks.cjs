const { print, visit } = require('graphql');

/**
 * A plugin of graphql-codegen, after `typescript-operations`: of each query, mutation and subscription its typed
 * document and the hook of Apollo Client that asks it.
 */
module.exports = {
  plugin(_schema, documents) {
    const all = documents.flatMap(({ document }) => document.definitions);
    const fragments = new Map(
      all.filter(({ kind }) => kind === 'FragmentDefinition').map((each) => [each.name.value, each]),
    );
    const operations = all.filter(({ kind }) => kind === 'OperationDefinition');
    const kinds = [...new Set(operations.map(({ operation }) => upper(operation)))].sort();
    return {
      prepend: [
        `import { gql, type TypedDocumentNode } from '@apollo/client';`,
        ...(kinds.length
          ? [`import { ${kinds.map((kind) => `use${kind}`).join(', ')} } from '@apollo/client/react';`]
          : []),
      ],
      content: [
        ...[...fragments.values()].map((each) => `const ${fragmentDoc(each.name.value)} = ${gqlOf(each, [])};`),
        ...operations.flatMap((each) => operationOf(each, neededBy(each, fragments))),
      ].join('\n\n'),
    };
  },
};

const upper = (word) => word[0].toUpperCase() + word.slice(1);
const fragmentDoc = (name) => `${name}FragmentDoc`;
const gqlOf = (definition, needed) =>
  `gql\`\n${[print(definition), ...needed.map((name) => `\${${fragmentDoc(name)}}`)].join('\n')}\n\``;

/** Names of the fragments an operation needs, those of fragments among them. */
function neededBy(operation, fragments) {
  const needed = new Set();
  const read = (node) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (needed.has(value)) return;
        needed.add(value);
        read(fragments.get(value));
      },
    });
  read(operation);
  return [...needed];
}

function operationOf(operation, needed) {
  const name = upper(operation.name.value);
  const kind = upper(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  return [
    `export const ${name}Document: TypedDocumentNode<${types}> = ${gqlOf(operation, needed)};`,
    `export const use${name}${kind} = (${optionsOf(operation, kind, types)}) =>\n  use${kind}<${types}>(${name}Document, options);`,
  ];
}

/** Variables that must be given are asked for by the type of a query that is not skipped. */
function optionsOf({ variableDefinitions = [] }, kind, types) {
  const options = `use${kind}.Options<${types}>`;
  const isGiven = variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
  if (kind === 'Mutation' || !isGiven) return `options?: ${options}`;
  const [, variables] = types.split(', ');
  return `options: ${options} & ({ variables: ${variables}; skip?: boolean } | { skip: boolean })`;
}
