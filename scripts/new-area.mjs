import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, format, main, root } from './run.mjs';
import { writeKeys } from './checks/texts.mjs';

/** What a plain area is made of: its own files, and where it is made known. */
export function plainArea(module, name, plural) {
  const area = {
    module,
    manifest: `server/src/modules/${module}/${module}.module.ts`,
    name,
    plural,
    one: camel(name),
    many: camel(plural),
    type: pascal(name),
    types: pascal(plural),
    words: words(name),
    manyWords: words(plural),
  };
  return {
    files: {
      [`server/src/modules/${module}/${name}/${name}.ts`]: record(area),
      [`server/src/modules/${module}/${name}/${name}.test.ts`]: test(area),
      [`client/src/modules/${module}/${name}/${plural}.graphql`]: documents(area),
      [`client/src/modules/${module}/${name}/${plural}.screen.tsx`]: screen(area),
    },
    registrations: registrations(area),
  };
}

// `npm run new-area MODULE/NAME`: a plain area, whole: its record, its test, its screen, and its place in the manifest
// of its module, the pages and the texts.
if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(async () => {
    const [place = '', givenPlural] = process.argv.slice(2);
    const [module = '', name = ''] = place.split('/');
    const plural = givenPlural ?? pluralOf(name);
    if (![module, name, plural].every((word) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))) {
      throw new Failure(
        'Name the module and one row in small letters and dashes: npm run new-area organisation/site, or npm run new-area pay/staff-loan staff-loans',
      );
    }
    const manifest = `server/src/modules/${module}/${module}.module.ts`;
    if (!fs.existsSync(path.join(root, manifest)))
      throw new Failure(`There is no module ${module}: ${manifest} is missing.`);
    const area = plainArea(module, name, plural);
    const taken = Object.keys(area.files).find((file) => fs.existsSync(path.join(root, file)));
    if (taken) throw new Failure(`${taken} exists already: nothing was written.`);
    const changes = [...new Set(area.registrations.map(([file]) => file))].map((file) => [
      file,
      edited(file, ...area.registrations.filter(([of]) => of === file).flatMap(([, ...edits]) => edits)),
    ]);

    for (const [file, text] of [...Object.entries(area.files), ...changes]) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
      console.log(`${file in area.files ? 'new     ' : 'changed '} ${file}`);
    }
    writeKeys();
    await format([...Object.keys(area.files), ...changes.map(([file]) => file)]);
    console.log(`
Next: complete the fields in ${name}.ts and on the screen, write the texts of the other languages (they stand in English), then
  npm run migration add-${name}
  npm run codegen
  npm test -- ${name}
More fields: npm run new-field ${module}/${name} note:longText`);
  });

/** Where the area is made known: the file, and what is written before or after which text. */
function registrations({ module, manifest, name, plural, type, words: one, manyWords: many }) {
  const capital = (text) => text.replace(/^./, (letter) => letter.toUpperCase());
  const catalogues = `client/src/modules/${module}/texts`;
  const said = JSON.stringify({
    one: capital(one),
    many: capital(many),
    add: `New ${one}`,
    none: `No ${many} yet`,
    why: `${capital(many)} of the company.`,
  });
  const texts = `    "${type}": ${said},\n`;
  return [
    [
      manifest,
      [`import { ${type}Resolver } from './${name}/${name}';\n`, { before: '\nexport const' }],
      [`...${type}Resolver, `, { after: 'resolvers: [' }],
    ],
    [
      `client/src/modules/${module}/pages.ts`,
      [
        `  { path: '${plural}', subject: '${type}', load: () => import('./${name}/${plural}.screen') },\n`,
        { before: '];' },
      ],
    ],
    ...catalogued(`server/src/modules/${module}/texts`, `${key(name)}.${key(name)}`, one),
    ...catalogued(`server/src/modules/${module}/texts`, `${key(name)}.menu`, capital(many)),
    ...fs
      .readdirSync(path.join(root, catalogues))
      .map((file) => [
        `${catalogues}/${file}`,
        [texts, { after: file.endsWith('.json') ? '  "area": {\n' : '  area: {\n' }],
      ]),
  ];
}

/** The text in each language, as a server's catalogue holds it. */
function catalogued(folder, key, text) {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`${folder}/${file}`, [`  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`, { after: '{\n' }]]);
}

function edited(file, ...insertions) {
  return insertions.reduce(
    (text, [insertion, { before, after = '' }]) => {
      const anchor = before ?? after;
      const at = text.indexOf(anchor);
      if (at < 0)
        throw new Failure(
          `${file} has no "${anchor.trim()}" any more: teach scripts/new-area.mjs where ${insertion.trim()} belongs.`,
        );
      return text.slice(0, at + after.length) + insertion + text.slice(at + after.length);
    },
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
}

function record({ name, one, many, plural, type, words: label }) {
  return `import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record('${type}', 'A ${label} of the company.')
export class ${type} extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.longText({ description: 'Whatever else is to be known of it.', max: 2000, optional: true }) description!: string | null;
}

export const ${one} = defineArea('${type}', ${type}, {
  one: '${one}',
  many: '${many}',
  label: t('${key(name)}.${key(name)}'),
  page: '/${plural}?open=:id',
  menu: { group: 'settings', title: t('${key(name)}.menu'), icon: 'appstore' },
  sort: 'name',
});
export const ${type}Resolver = CrudResolver(${one});
`;
}

function test({ many, type, types, words: label, manyWords }) {
  return `import { createTestApp, type TestApp } from '../../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = 'mutation($input: ${type}Input!) { create${type}(input: $input) { id version name } }';
const list = 'query($search: String) { ${many}(search: $search) { rows { id name version } total } }';

describe('${manyWords}', () => {
  it('are made, found, changed and deleted by who may', async () => {
    const who = await test.as({ type: 'admin', company: await test.company() });
    const { data: { create${type}: made } } = await who.graphql(create, { input: { name: 'First' } });
    expect(made).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 1, name: 'First' });

    const update = 'mutation($id: ID!) { update${type}(id: $id, version: 1, input: { name: "Second" }) { version } }';
    expect((await who.graphql(update, { id: made.id })).data.update${type}).toEqual({ version: 2 });
    expect((await who.graphql(list, { search: 'second' })).data.${many}).toEqual({ rows: [{ id: made.id, name: 'Second', version: 2 }], total: 1 });

    const remove = 'mutation($id: ID!) { delete${types}(ids: [$id]) { id done message } }';
    expect((await who.graphql(remove, { id: made.id })).data.delete${types}).toEqual([{ id: made.id, done: true, message: null }]);
    expect((await who.graphql(list)).data.${many}.total).toBe(0);
  });

  it('have a name no other ${label} of the company has', async () => {
    const who = await test.as({ type: 'admin', company: await test.company() });
    await who.graphql(create, { input: { name: 'Same' } });
    const { errors } = await who.graphql(create, { input: { name: 'Same' } });
    expect(errors?.[0]?.extensions).toMatchObject({ status: 409, field: 'name' });
  });
});
`;
}

function documents({ one, many, type, types }) {
  const operation = (head, field, fields) => `${head} {\n  ${field} {\n    ${fields}\n  }\n}\n`;
  return [
    `query ${types}(\n  $filter: ${type}Filter\n  $sort: [${type}Sort!]\n  $search: String\n  $limit: Int\n  $offset: Int\n  $includeDeleted: Boolean\n) {
  page: ${many}(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {\n    rows {\n      ...${type}Row\n    }\n    total\n  }\n}\n`,
    operation(`query ${type}($id: ID!)`, `record: ${one}(id: $id)`, `...${type}Record`),
    operation(
      `mutation Create${type}($input: ${type}Input!)`,
      `record: create${type}(input: $input)`,
      `...${type}Record`,
    ),
    operation(
      `mutation Update${type}($id: ID!, $version: Int!, $input: ${type}Changes!)`,
      `record: update${type}(id: $id, version: $version, input: $input)`,
      `...${type}Record`,
    ),
    operation(
      `mutation Delete${types}($ids: [ID!]!)`,
      `results: delete${types}(ids: $ids)`,
      'id\n    done\n    message',
    ),
    operation(
      `mutation Restore${types}($ids: [ID!]!)`,
      `results: restore${types}(ids: $ids)`,
      'id\n    done\n    message',
    ),
    `fragment ${type}Row on ${type} {\n  id\n  version\n  deletedAt\n  allowedActions\n  name\n}\n`,
    `fragment ${type}Record on ${type} {\n  ...${type}Row\n  description\n  createdAt\n  updatedAt\n}\n`,
  ].join('\n');
}

function screen({ module, name, type, types }) {
  return `import { areaScreen } from '../../../list/area-screen';
import {
  useCreate${type}Mutation,
  useDelete${types}Mutation,
  use${type}Query,
  use${types}Query,
  useRestore${types}Mutation,
  useUpdate${type}Mutation,
} from '../../../generated/${module}/${name}';

export const Component = areaScreen({
  subject: '${type}',
  list: use${types}Query,
  one: use${type}Query,
  create: useCreate${type}Mutation,
  update: useUpdate${type}Mutation,
  remove: useDelete${types}Mutation,
  restore: useRestore${types}Mutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [{ field: 'name', kind: 'text', sort: true, filter: true }],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'description', kind: 'longText', wide: true },
  ],
});
`;
}

function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function pascal(name) {
  return name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
}

function camel(name) {
  return pascal(name).replace(/^./, (letter) => letter.toLowerCase());
}

/** As keys of the server's texts are written. */
function key(name) {
  return name.replaceAll('-', '_');
}

function words(name) {
  return name.replaceAll('-', ' ');
}
