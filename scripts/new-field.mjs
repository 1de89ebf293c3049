import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesIn } from './import-graph.mjs';
import { Failure, format, main, root } from './run.mjs';
import { writeKeys } from './checks/texts.mjs';

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

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const found = (file, pattern) => pattern.exec(read(file));
/** The last first, so that the places of the others stay. */
const edited = (text, edits) =>
  edits
    .sort((one, other) => other.at - one.at)
    .reduce((now, { at, insertion }) => now.slice(0, at) + insertion + now.slice(at), text);
const behind = (file, anchor, insertion) => ({ file, at: placeOf(file, anchor) + anchor.length, insertion });
const before = (file, anchor, insertion) => ({ file, at: placeOf(file, anchor), insertion });
function placeOf(file, anchor) {
  const at = read(file).indexOf(anchor);
  if (at < 0) throw new Failure(`${file} has no "${anchor.trim()}" any more: teach scripts/new-field.mjs.`);
  return at;
}

const propertyOf = (object, name) =>
  object?.properties?.find((property) => property.name?.getText() === name)?.initializer;

// `npm run new-field MODULE/AREA NAME:TYPE`: an optional field of an area, whole: in its record, the documents and the
// list and form of its screen, the texts of every language, and what is imported into it.
await main(async () => {
  const [place = '', declared = '', ...more] = process.argv.slice(2);
  const [name = '', type = ''] = declared.split(':');
  const options = Object.fromEntries(more.map((option) => option.split('=')));
  const isKnown = ([key, value]) => key === 'after' || (key === 'sensitive' && groups.includes(value));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !types[type] || !Object.entries(options).every(isKnown))
    throw new Failure(usage);
  const face = `server/src/modules/${place}/${path.posix.basename(place)}.ts`;
  if (!fs.existsSync(path.join(root, face))) throw new Failure(`There is no ${face}.\n${usage}`);
  // The record of an area with many rules stands in a file of its own.
  const apart = face.replace(/\.ts$/, '-record.ts');
  const record = fs.existsSync(path.join(root, apart)) ? apart : face;

  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const field = {
    name,
    type,
    label: words.replace(/^./, (letter) => letter.toUpperCase()),
    ...options,
    ...types[type],
  };
  const subject = found(face, /defineArea\('(\w+)'/)?.[1] ?? found(record, /@record\('(\w+)'/)?.[1];
  if (!subject) throw new Failure(`${record} declares no area.`);
  const edits = [inRecord(record, subject, field), ...inDocuments(subject, field), ...inScreen(subject, field)];
  edits.push(...inTexts(place.split('/')[0], field), ...inImport(face, subject, field));
  const changed = [...new Set(edits.map(({ file }) => file))];
  for (const file of changed) {
    fs.writeFileSync(
      path.join(root, file),
      edited(
        read(file),
        edits.filter((edit) => edit.file === file),
      ),
    );
    console.log(`changed  ${file}`);
  }
  writeKeys();
  await format(changed.filter((file) => !file.endsWith('.graphql')));
  console.log(`
Next, as docs/recipes.md says: complete what it is in ${record} and its texts (they stand in English), then
  npm run migration add-${words.replaceAll(' ', '-')}
  npm run codegen
  npm run check
  npm test -- ${path.posix.dirname(record)} server/test/access/permissions.test.ts`);
});

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
  const above = after ? fields.find((each) => each.name.getText() === after) : fields.at(-1);
  if (!above) throw new Failure(`${subject} has no field ${after}.`);
  const all = [
    `description: '${label}.'`,
    options,
    'optional: true',
    sensitive && `sensitive: ${sensitive === 'yes' ? 'true' : `'${sensitive}'`}`,
  ];
  const insertion = `\n  @field.${type}({\n${all.filter(Boolean).join(',\n')},\n})\n${name}!: ${value} | null;`;
  return { file, at: above.getEnd(), insertion };
}

/** What the screen reads of a row, of long texts where one is open; where it hides something, it asks what. */
function inDocuments(subject, { name, kind, after, sensitive }) {
  const start = `\nfragment ${subject}${kind === 'longText' ? 'Record' : 'Row'} on ${subject} {\n`;
  const file = filesIn('client/src/modules').find((each) => each.endsWith('.graphql') && read(each).includes(start));
  if (!file) throw new Failure(`No document in client/src/modules says${start}`);
  const from = placeOf(file, start);
  const end = read(file).indexOf('\n}', from);
  const above = after ? read(file).slice(from, end).indexOf(`\n  ${after}\n`) : -1;
  const at = above < 0 ? end : from + above + after.length + 3;
  const asksHidden = !sensitive || read(file).includes('\n  hiddenFields\n');
  return [
    { file, at, insertion: `\n  ${name}` },
    ...(asksHidden ? [] : [behind(file, '\n  allowedActions', '\n  hiddenFields')]),
  ];
}

/** Its place in the form, and but for long texts in the list, where it is shown once it is chosen, and exported. */
function inScreen(subject, { name, kind, after }) {
  const isScreen = (node) =>
    ts.isCallExpression(node) &&
    node.expression.getText() === 'areaScreen' &&
    propertyOf(node.arguments[0], 'subject')?.getText() === `'${subject}'`;
  const sources = filesIn('client/src/modules').filter((file) => /\.tsx?$/.test(file));
  const [file, screen] =
    sources
      .filter((each) => read(each).includes(`subject: '${subject}'`))
      .map((each) => [each, nodes(each, isScreen)[0]])
      .find(([, found]) => found && propertyOf(found.arguments[0], 'form')) ?? [];
  if (!screen) throw new Failure(`No screen of client/src/modules has a form of ${subject}.`);
  const form = propertyOf(screen.arguments[0], 'form');
  const [where, fields] = ts.isArrayLiteralExpression(form) ? [file, form] : formNamed(form.getText(), sources);
  const columns = propertyOf(screen.arguments[0], 'columns');
  const above = after && fields.elements.find((each) => propertyOf(each, 'field')?.getText() === `'${after}'`);
  const last = (list) => list.elements.at(-1).getEnd();
  return [
    { file: where, at: above ? above.getEnd() : last(fields), insertion: `,\n { field: '${name}', kind: '${kind}' }` },
    ...(kind === 'longText'
      ? []
      : [{ file, at: last(columns), insertion: `,\n { field: '${name}', kind: '${kind}', hidden: true }` }]),
  ];
}

function formNamed(name, sources) {
  for (const file of sources.filter((each) => read(each).includes(`export const ${name}`))) {
    const [form] = nodes(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
    if (form?.initializer && ts.isArrayLiteralExpression(form.initializer)) return [file, form.initializer];
  }
  throw new Failure(`No list of fields is called ${name}.`);
}

/** The name of the field in each language, unless one of that name is there. */
function inTexts(module, { name, label }) {
  const namesIn = (file) => /\n {2}"?field"?: \{\n[^]*?\n {2}\}/.exec(read(file))?.[0] ?? '';
  const isNamed = (file) => new RegExp(`\n {4}"?${name}"?: `).test(namesIn(file));
  const catalogues = filesIn('client/src').filter((file) => path.posix.basename(path.posix.dirname(file)) === 'texts');
  if (catalogues.some(isNamed)) return [];
  return catalogues
    .filter((file) => file.startsWith(`client/src/modules/${module}/`))
    .map((file) => {
      const section = file.endsWith('.json') ? '  "field": {\n' : '  field: {\n';
      const text = `    ${JSON.stringify(name)}: ${JSON.stringify(label)},\n`;
      return read(file).includes(section)
        ? behind(file, section, text)
        : behind(file, '{\n', `${section}${text.replace(/,\n$/, '\n')}  },\n`);
    });
}

/** The lists that are imported into it; of people, texts. */
function inImport(face, subject, { name, type, label }) {
  const file = face.replace(/\.ts$/, '.import.ts');
  if (fs.existsSync(path.join(root, file))) {
    const [columns] = nodes(file, (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'columns');
    const at = columns.initializer.properties.at(-1).getEnd();
    const key = `${path.basename(face, '.ts').replaceAll('-', '_')}.${snake(name)}`;
    const texts = `${/^server\/src\/modules\/[^/]+/.exec(file)[0]}/texts`;
    const words = `import { t } from '${path.posix.relative(path.posix.dirname(file), `${texts}/text`)}';\n`;
    return [
      ...(read(file).includes(words) ? [] : [{ file, at: 0, insertion: words }]),
      { file, at, insertion: `,\n ${name}: [t('${key}')]` },
      ...inCatalogues(texts, key, label),
    ];
  }
  if (subject !== 'Employee' || !['text', 'longText', 'email'].includes(type)) return [];
  const targets = 'server/src/modules/data-import/columns/targets.ts';
  const key = `targets.target_labels.${snake(name)}`;
  return [
    before(targets, "\n  'probationEnd',", `\n  '${name}',`),
    before(targets, '\n] as const satisfies readonly Target[]', `\n  '${name}',`),
    before(targets, '\n  probationEnd: t(', `\n  ${name}: t('${key}'),`),
    before(
      'server/src/modules/data-import/columns/target-names.ts',
      '\n  probationEnd:',
      `\n  ${name}: t('target_names.${snake(name)}'),`,
    ),
    ...inCatalogues('server/src/modules/data-import/texts', `target_names.${snake(name)}`, name.toLowerCase()),
    ...inCatalogues('server/src/modules/data-import/texts', key, label),
  ];
}

function snake(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A text of the server in every language, in English until somebody translates it. */
function inCatalogues(folder, key, text) {
  return filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => behind(file, '{\n', `  "${key}": ${JSON.stringify(text)},\n`));
}
