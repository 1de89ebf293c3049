import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { type Values } from '../../../platform/records/area';

let test: TestApp;
let company: string;
let admin: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: Values, where = company) => insertRow(test, area, where, values);
const reading = (...subjects: string[]): Grant[] =>
  subjects.map((subject) => ({ subject, action: 'read', scope: 'company' }));

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const type = (name: string, appliesTo: string, isRequired: boolean, sortOrder = 1, where = company) =>
    make('DocumentType', { name, appliesTo, isRequired, sortOrder, requiredPositionIds: [] }, where);
  ids.licence = await type('Trade licence', 'company', true);
  ids.insurance = await type('Insurance', 'company', true, 2);
  await type('Tenancy', 'company', false);
  ids.contract = await type('Contract', 'vendor', true);
  await type('Passport', 'employee', true);
  ids.noor = await make('Vendor', { name: 'Al Noor', status: 'active' });
  ids.basma = await make('Vendor', { name: 'Basma', status: 'active' });
  await make('Vendor', { name: 'Closed', status: 'blocked' });
  await type('Elsewhere', 'company', true, 1, await test.company());
  const has = (typeIds: string[], vendorId: string | null, values: Values = {}) =>
    make('Document', {
      typeIds,
      vendorId,
      status: 'active',
      review: 'verified',
      expiryDate: null,
      fileIds: [],
      ...values,
    });
  await has([ids.licence], null, { expiryDate: '2026-05-09' });
  await has([ids.licence], null, { status: 'archived' });
  // What a vendor has is not what the company has, nor the other way round.
  await has([ids.insurance, ids.contract], ids.noor);
  await has([ids.contract], ids.basma, { review: 'submitted' });
});
afterAll(() => test.close());

const query = `query($search: String, $typeId: ID, $state: MissingDocumentState, $limit: Int, $offset: Int) {
  missingCompanyDocuments(search: $search, typeId: $typeId, state: $state, limit: $limit, offset: $offset) { rows { vendorId vendorName typeName state expiryDate } total } }`;
const found = async (who: Person, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(String(errors[0]!.extensions.code));
  return data.missingCompanyDocuments as {
    rows: { vendorName: string | null; typeName: string; state: string; expiryDate: string | null }[];
    total: number;
  };
};
const brief = async (who: Person, variables?: object) =>
  (await found(who, variables)).rows.map(
    ({ vendorName, typeName, state }) => `${vendorName ?? 'Company'}: ${typeName} ${state}`,
  );
const everything = ['Company: Trade licence expired', 'Company: Insurance missing', 'Basma: Contract missing'];

it('lists what the company lacks, then what each vendor it buys from lacks: none in use and verified, or an expired one', async () => {
  expect(await brief(admin)).toEqual(everything);
  expect((await found(admin)).rows[0]).toMatchObject({ expiryDate: '2026-05-09' });
});

it.each<[object, number[]]>([
  [{ search: 'basma contr' }, [2]],
  [{ search: '100%' }, []],
  [{ state: 'expired' }, [0]],
  [{ state: 'missing' }, [1, 2]],
  [{ limit: 1, offset: 1 }, [1]],
])('finds for %j', async (question, at) => {
  expect(await brief(admin, question)).toEqual(at.map((each) => everything[each]));
});

it('tells how many there are past the last page too, and refuses pages that are none', async () => {
  expect(await found(admin, { offset: 50 })).toEqual({ rows: [], total: 3 });
  await expect(found(admin, { limit: 0 })).rejects.toThrow('INVALID');
});

it('is open to who may read documents, and names only vendors they may read', async () => {
  const keeper = await test.as({ company, grants: reading('Document', 'DocumentType') });
  expect(await brief(keeper)).toEqual(everything.slice(0, 2));
  await expect(found(await test.as({ company, grants: reading('Vendor', 'DocumentType') }))).rejects.toThrow(
    'FORBIDDEN',
  );
  const download = (who: Person) =>
    who.fetch('/export/MissingCompanyDocument.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        columns: [
          { field: 'vendorName', header: 'Vendor' },
          { field: 'typeName', header: 'Type' },
          { field: 'state', header: 'Why' },
        ],
      }),
    });
  expect((await download(keeper)).status).toBe(403);
  expect((await (await download(admin)).text()).split(/\r?\n/).filter(Boolean)).toHaveLength(4);
});
