import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn } from './import-graph.mjs';
import { Failure, format, main, root } from './run.mjs';

/** How a field of a type is declared in the record, its type in TypeScript, and what its form shows. */
const types = {
  text: { options: 'max: 120', value: 'string', kind: 'text' },
  longText: { options: 'max: 2000', value: 'string', kind: 'longText' },
  email: { value: 'string', kind: 'email' },
  integer: { options: 'min: 0', value: 'number', kind: 'number' },
  decimal: { options: 'min: 0, scale: 2', value: 'string', kind: 'decimal' },
  money: { options: 'min: 0', value: 'string', kind: 'money' },
  date: { options: "reach: 'kept'", value: 'string', kind: 'date' },
};
const groups = ['yes', 'medical', 'pay', 'range'];
const usage = `Say which area, and the field with its type: npm run new-field people/employee bloodGroup:text
Types: ${Object.keys(types).join(', ')}. Behind it may stand after=FIELD, where it belongs, and sensitive=${groups.join('|')}.`;

// `npm run new-field MODULE/AREA NAME:TYPE`: an optional field of an area, whole: in its record, the documents and the
// form of its screen, the texts of every language, and what is imported into it.
await main(async () => {
  const [place = '', declared = '', ...more] = process.argv.slice(2);
  const [name = '', type = ''] = declared.split(':');
  const options = Object.fromEntries(more.map((option) => option.split('=')));
  const isKnown = ([key, value]) => key === 'after' || (key === 'sensitive' && groups.includes(value));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !types[type] || !Object.entries(options).every(isKnown))
    throw new Failure(usage);
  const record = `server/src/modules/${place}/${path.posix.basename(place)}.ts`;
  if (!fs.existsSync(path.join(root, record))) throw new Failure(`There is no ${record}.\n${usage}`);

  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const field = {
    name,
    type,
    label: words.replace(/^./, (letter) => letter.toUpperCase()),
    ...options,
    ...types[type],
  };
  const subject = found(record, /defineArea\('(\w+)'/)?.[1] ?? found(record, /@record\('(\w+)'/)?.[1];
  if (!subject) throw new Failure(`${record} declares no area.`);
  const changes = [inRecord(record, subject, field), inDocuments(subject, field), inForm(subject, field)];
  changes.push(...inTexts(field), ...inImport(record, subject, field));

  for (const { file, text } of changes) {
    fs.writeFileSync(path.join(root, file), text);
    console.log(`changed  ${file}`);
  }
  await format(changes.map(({ file }) => file).filter((file) => !file.endsWith('.graphql')));
  console.log(`
Next: complete what it is in ${record} and its texts (they stand in English), then
  npm run migration add-${words.replaceAll(' ', '-')}
  npm run codegen
  npm test -- ${path.posix.dirname(record)}`);
});

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const found = (file, pattern) => pattern.exec(read(file));
const inserted = (file, at, text) => ({ file, text: read(file).slice(0, at) + text + read(file).slice(at) });

/** The nodes of a source file that fit. */
function nodes(file, fits) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const all = [];
  const visit = (node) => {
    if (fits(node)) all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

function inRecord(file, subject, { name, type, label, value, options, sensitive, after }) {
  const [record] = nodes(
    file,
    (node) =>
      ts.isClassDeclaration(node) && node.getText().startsWith(`@record(`) && node.getText().includes(`'${subject}'`),
  );
  if (!record) throw new Failure(`${file} has no record of ${subject}.`);
  const fields = record.members.filter(ts.isPropertyDeclaration);
  if (fields.some((each) => each.name.getText() === name)) throw new Failure(`${subject} has ${name} already.`);
  const before = after ? fields.find((each) => each.name.getText() === after) : fields.at(-1);
  if (!before) throw new Failure(`${subject} has no field ${after}.`);
  const all = [
    `description: '${label}.'`,
    options,
    'optional: true',
    sensitive && `sensitive: ${sensitive === 'yes' ? 'true' : `'${sensitive}'`}`,
  ];
  return inserted(
    file,
    before.getEnd(),
    `\n  @field.${type}({ ${all.filter(Boolean).join(', ')} }) ${name}!: ${value} | null;`,
  );
}

/** What a screen reads of one record; where it hides something, it asks what. */
function inDocuments(subject, { name, after, sensitive }) {
  const starts = [`\nfragment ${subject}Record on ${subject} {\n`, `\nfragment ${subject}Row on ${subject} {\n`];
  const documents = filesIn('client/src/modules').filter((file) => file.endsWith('.graphql'));
  for (const start of starts) {
    const file = documents.find((each) => read(each).includes(start));
    if (!file) continue;
    const [before, behind] = read(file).split(start);
    const end = behind.indexOf('\n}');
    const above = after ? behind.slice(0, end).indexOf(`  ${after}\n`) : -1;
    const at = above < 0 ? end : above + after.length + 2;
    const text = `${before}${start}${behind.slice(0, at)}\n  ${name}${behind.slice(at)}`;
    const asksHidden = !sensitive || text.includes('\n  hiddenFields\n');
    return {
      file,
      text: asksHidden ? text : text.replace('\n  allowedActions\n', '\n  allowedActions\n  hiddenFields\n'),
    };
  }
  throw new Failure(`No document in client/src/modules reads a ${subject}.`);
}

function inForm(subject, { name, kind, after }) {
  const isScreen = (node) =>
    ts.isCallExpression(node) &&
    node.expression.getText() === 'areaScreen' &&
    propertyOf(node.arguments[0], 'subject')?.getText() === `'${subject}'`;
  const sources = filesIn('client/src/modules').filter((file) => /\.tsx?$/.test(file));
  for (const file of sources.filter((each) => read(each).includes(`subject: '${subject}'`))) {
    const [screen] = nodes(file, isScreen);
    const form = screen && propertyOf(screen.arguments[0], 'form');
    if (!form) continue;
    const [where, list] = ts.isArrayLiteralExpression(form) ? [file, form] : formNamed(form.getText(), sources);
    const before = after && list.elements.find((each) => propertyOf(each, 'field')?.getText() === `'${after}'`);
    const at = (before ?? list.elements.at(-1)).getEnd();
    return inserted(where, at, `,\n    { field: '${name}', kind: '${kind}' }`);
  }
  throw new Failure(`No screen of client/src/modules has a form of ${subject}.`);
}

function formNamed(name, sources) {
  for (const file of sources.filter((each) => read(each).includes(`export const ${name}`))) {
    const [form] = nodes(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
    if (form?.initializer && ts.isArrayLiteralExpression(form.initializer)) return [file, form.initializer];
  }
  throw new Failure(`No list of fields is called ${name}.`);
}

const propertyOf = (object, name) =>
  object?.properties?.find((property) => property.name?.getText() === name)?.initializer;

/** The name of the field in each language, unless one of that name is there. */
function inTexts({ name, label }) {
  const start = '\n  field: {\n';
  return filesIn('client/src/i18n')
    .filter((file) => read(file).includes(start) && !new RegExp(`\n    ${name}:`).test(read(file)))
    .filter((file) => path.posix.basename(file) === 'fields.ts')
    .map((file) => inserted(file, read(file).indexOf(start) + start.length, `    ${name}: '${label}',\n`));
}

/** The lists that are imported into it; of people, texts. */
function inImport(record, subject, { name, type, label }) {
  const file = record.replace(/\.ts$/, '.import.ts');
  if (fs.existsSync(path.join(root, file))) {
    const [columns] = nodes(file, (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'columns');
    return [inserted(file, columns.initializer.properties.at(-1).getEnd(), `,\n    ${name}: ['${label}', '${label}']`)];
  }
  if (subject !== 'Employee' || !['text', 'longText', 'email'].includes(type)) return [];
  const targets = 'server/src/modules/data-import/columns/targets.ts';
  const names = 'server/src/modules/data-import/columns/target-names.ts';
  return [
    {
      file: targets,
      text: read(targets)
        .replace("\n  'probationEnd',", `\n  '${name}',\n  'probationEnd',`)
        .replace('\n] as const satisfies readonly Target[]', `\n  '${name}',\n] as const satisfies readonly Target[]`)
        .replace('\n  probationEnd: {', `\n  ${name}: { en: '${label}', ar: '${label}' },\n  probationEnd: {`),
    },
    {
      file: names,
      text: read(names).replace('\n  probationEnd:', `\n  ${name}: '${name.toLowerCase()}',\n  probationEnd:`),
    },
  ];
}
