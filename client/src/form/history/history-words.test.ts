import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isEnumType, isObjectType, isOutputType, type GraphQLObjectType } from 'graphql';
import i18next, { type TFunction } from 'i18next';
import { languageCodes, languages } from '../../i18n/languages';
import { wordsIn } from './history-words';

const server = path.resolve(__dirname, '../../../../server');
const schema = buildSchema(readFileSync(path.join(server, 'schema.graphql'), 'utf8'));
const records = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && 'version' in type.getFields(),
);

/** What every record carries, and what is worked out for one reader and never written. */
const neverWritten = new Set([
  'id',
  'version',
  'allowedActions',
  'hiddenFields',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'approvalRefusal',
  'day',
  'dayList',
  'groupName',
  'hint',
  'mayReplace',
  'mayWithdrawCancel',
  'replacementAway',
]);
/** The record a field refers to stands beside the field itself: `employee` beside `employeeId`. */
const writtenFieldsOf = (record: GraphQLObjectType) =>
  Object.values(record.getFields()).filter(
    ({ name, type }) =>
      isOutputType(type) && !neverWritten.has(name) && !records.includes(getNamedType(type) as GraphQLObjectType),
  );

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(full) : /(?<!\.test)\.ts$/.test(full) ? [full] : [];
  });
}
/** What carries on in one row what is told of another (see the server's history) is not told. */
const untold = ['position', 'progress'];
/** The deeds that server code names at the end of a line that writes. */
const deeds = new Set(
  filesBelow(path.join(server, 'src'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<!function )\b(?:saveRecord|writeRows|noteInAudit|saveImport)\(.*?, '([a-z][\w ]*)'.*\)/g,
        ),
      ].map(([, deed]) => deed!),
    )
    .filter((deed) => !untold.includes(deed)),
);

describe.each(languageCodes)('a history read in %s', (lng) => {
  const missing: string[] = [];
  let words: ReturnType<typeof wordsIn>;
  beforeAll(async () => {
    const instance = i18next.createInstance();
    const t = await instance.init({
      lng,
      resources: { [lng]: { translation: await languages[lng].texts() } },
      fallbackLng: false,
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => missing.push(key),
    });
    words = wordsIn(t as TFunction);
  });
  beforeEach(() => void missing.splice(0));

  it('has a word for every record and each of its fields', () => {
    expect(records.length).toBeGreaterThan(40);
    for (const record of records) {
      words.subject(record.name);
      for (const { name } of writtenFieldsOf(record)) words.field(record.name, name);
    }
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has a word for every value of each choice', () => {
    for (const type of new Set(
      records.flatMap((record) => writtenFieldsOf(record).map(({ type: given }) => getNamedType(given))),
    ))
      if (isEnumType(type)) for (const { name } of type.getValues()) words.choice(type.name, name);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has a word for everything that is done', () => {
    expect(deeds.size).toBeGreaterThan(25);
    for (const deed of deeds) words.action(deed);
    expect([...new Set(missing)]).toEqual([]);
  });
});
