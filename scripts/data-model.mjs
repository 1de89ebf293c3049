import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildServer } from './build.mjs';
import houseOrder from './house-order.cjs';
import { filesIn } from './import-graph.mjs';
import { root } from './run.mjs';

const FOLDER = 'docs/data-model';
const server = (module) => createRequire(import.meta.url)(path.join(root, 'server/dist', module));

/** Writes a page for each module from what its entities declare. */
export async function writeDataModel() {
  fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const [name, text] of await pages()) fs.writeFileSync(path.join(root, FOLDER, name), text);
}

/** The pages that are not what the entities declare. */
export async function staleDataModel() {
  const printed = await pages();
  const there = fs.existsSync(path.join(root, FOLDER)) ? fs.readdirSync(path.join(root, FOLDER)) : [];
  const current = (name) => {
    const file = path.join(root, FOLDER, name);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === printed.get(name);
  };
  return [...new Set([...printed.keys(), ...there])]
    .filter((name) => !current(name))
    .map((name) => `${FOLDER}/${name}`);
}

async function pages() {
  await buildServer();
  server('database/entities.js').allEntities();
  const folders = areaFolders();
  const areas = server('platform/records/area.js')
    .allAreas()
    .map((area) => ({ ...area, ...folders.get(area.name), description: descriptionOf(area.name) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const places = new Map(areas.map(({ name, module }) => [name, module]));
  const modules = houseOrder.order.filter((module) => areas.some((area) => area.module === module));
  const own = (module) => areas.filter((area) => area.module === module);
  return new Map([
    ['README.md', contents(modules, own)],
    ...modules.map((module) => [`${module}.md`, page(module, own(module), places)]),
  ]);
}

/** Of each area its module, and its file from the pages. */
function areaFolders() {
  const found = new Map();
  for (const file of filesIn('server/src/modules').filter((each) => !each.endsWith('.test.ts'))) {
    const [, , , module] = file.split('/');
    for (const [, name] of fs
      .readFileSync(path.join(root, file), 'utf8')
      .matchAll(/\bdefineArea(?:<\w+>)?\(\s*'(\w+)'/g))
      found.set(name, { module, file: `../../${file}` });
  }
  return found;
}

function descriptionOf(name) {
  const { getMetadataStorage } = createRequire(import.meta.url)('type-graphql');
  return getMetadataStorage().objectTypes.find((type) => type.name === name).description;
}

function contents(modules, own) {
  const lines = modules.map((module) => {
    const names = own(module).map(({ name }) => `[${name}](${module}.md#${name.toLowerCase()})`);
    return `| [${module}](${module}.md) | ${names.join(', ')} |`;
  });
  return `# Data model

Written by \`npm run codegen\` from what the entities declare.

Every row also has \`id\` (24 hex characters, in order of creation), \`version\` (counts up with every change), \`createdAt\`, \`updatedAt\`,
\`deletedAt\` (a row is marked as deleted, not removed), \`createdById\` and \`updatedById\`. A row of a company also has \`companyId\`: its key
and its foreign keys begin with it, and row-level security hides it from other companies. A column has the name of its field with underscores.
Tables of mechanisms that no list shows, such as the audit log, the outbox and remembered repeats, have no entity: their
migrations create them. What a kind of field means: [fields.ts](../../server/src/platform/records/fields.ts).

| module | entities |
| --- | --- |
${lines.join('\n')}
`;
}

function page(module, areas, places) {
  return `# Data model: ${module}

Written by \`npm run codegen\` from what the entities declare. Fields that every row has, and what the columns mean: [data model](README.md).

${diagram(areas)}${areas.map((area) => entity(area, places)).join('\n')}`;
}

/** How the entities of a module refer to each other. */
function diagram(areas) {
  const names = new Set(areas.map(({ name }) => name));
  const lines = areas.flatMap(({ name, fields }) =>
    [...fields.values()]
      .filter(({ target }) => names.has(target))
      .map((field) => {
        const [from, to] = field.kind === 'references' ? ['}o', 'o{'] : ['}o', field.optional ? 'o|' : '||'];
        return `  ${name} ${from}--${to} ${field.target} : ${field.name}`;
      }),
  );
  return lines.length ? `\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\`\n\n` : '';
}

function entity({ name, table, isTenant, file, description, fields }, places) {
  const rows = [...fields.values()]
    .filter(({ name }) => !['createdAt', 'updatedAt', 'deletedAt'].includes(name))
    .map(
      (field) =>
        `| ${[field.name, kindOf(field, places), required(field), sensitive(field), meaning(field)].join(' | ')} |`,
    );
  return `## ${name}

${meaning({ description })} Table \`${table}\`, ${isTenant ? 'of a company' : 'of the whole product'}; declared in [${path.basename(file)}](${file}).

| field | kind | required | sensitive | meaning |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function kindOf({ kind, target, choices, codes, expression, from }, places) {
  const told = target
    ? `${kind === 'references' ? 'several ' : ''}[${target}](${places.get(target)}.md#${target.toLowerCase()})`
    : choices
      ? `one of ${choices.join(', ')}`
      : [kind, codes && `(${codes} code)`].filter(Boolean).join(' ');
  return expression || from ? `${from ? 'value' : told}, computed` : told;
}

function required({ optional, write, expression, from }) {
  if (expression || from) return '';
  if (write === 'never') return 'by the server';
  return [optional ? '' : 'yes', write === 'create' && 'when created only'].filter(Boolean).join(', ');
}

function sensitive({ sensitive: group, encrypted }) {
  const action = group && (group === true ? 'read_sensitive' : `read_${group}`);
  return [action, encrypted && 'encrypted'].filter(Boolean).join(', ');
}

const meaning = ({ description }) => description.replaceAll('|', '\\|').replace(/\s+/g, ' ');
