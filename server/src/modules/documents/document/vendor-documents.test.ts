import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { type Values } from '../../../platform/records/area';
import { inEachCompany } from '../../../platform/system-ctx';
import { noticeExpiring } from '../expiring-record/expiry-notices.job';

let test: TestApp;
let company: string;
let admin: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: Values) => insertRow(test, area, company, values);

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  for (const [name, appliesTo] of Object.entries({ contract: 'vendor', licence: 'company', passport: 'employee' })) {
    ids[name] = await make('DocumentType', {
      name,
      appliesTo,
      hasExpiry: true,
      isRequired: false,
      requiredPositionIds: [],
      noticeDays: [30, 7],
      numberFormat: name === 'contract' ? '@@-####' : null,
    });
  }
  ids.noor = await make('Vendor', { name: 'Al Noor', status: 'active' });
  ids.shut = await make('Vendor', { name: 'Shut', status: 'blocked' });
});
afterAll(() => test.close());

const shown = 'id version fullTitle vendor { name } revision state';
const enter = (input: object, who = admin) =>
  who.graphql(`mutation($i: DocumentInput!) { createDocument(input: $i) { ${shown} } }`, {
    i: {
      title: 'Service contract',
      vendorId: ids.noor,
      typeIds: [ids.contract],
      number: 'AB-1234',
      issueDate: '2025-06-01',
      expiryDate: '2026-05-31',
      ...input,
    },
  });
const refused = async (input: object) => {
  const { errors } = await enter(input);
  return errors?.[0]?.extensions.field;
};

describe('a document of a vendor', () => {
  it('carries its name, is found by it, and is of types for vendors, in their form of number', async () => {
    const { data, errors } = await enter({});
    expect(errors).toBeUndefined();
    expect(data.createDocument).toMatchObject({
      fullTitle: 'Service contract, Al Noor',
      vendor: { name: 'Al Noor' },
      state: 'expiring',
    });
    ids.document = data.createDocument.id;
    expect(
      (
        await admin.graphql('query($v: ID!) { documents(filter: { vendorId: { eq: $v } }) { rows { id } } }', {
          v: ids.noor,
        })
      ).data.documents.rows,
    ).toEqual([{ id: ids.document }]);
    expect(await refused({ typeIds: [ids.licence] })).toBe('typeIds');
    expect(await refused({ typeIds: [ids.passport] })).toBe('typeIds');
    expect(await refused({ vendorId: null })).toBe('typeIds');
    expect(await refused({ number: '1234' })).toBe('number');
    expect(await refused({ audience: 'everyone' })).toBe('audience');
  });

  it('is not entered for one that is blocked, nor moved to it; what is there is kept and renewed', async () => {
    expect(await refused({ vendorId: ids.shut })).toBe('vendorId');
    const id = await make('Document', {
      title: 'Old contract',
      vendorId: ids.shut,
      typeIds: [ids.contract],
      number: 'AB-0001',
      expiryDate: '2026-05-20',
      status: 'active',
      fileIds: [],
    });
    const move = (input: object) =>
      admin.graphql(
        'mutation($id: ID!, $i: DocumentChanges!) { updateDocument(id: $id, version: 1, input: $i) { id } }',
        { id, i: input },
      );
    const { errors } = await admin.graphql(
      'mutation($id: ID!, $v: ID!) { updateDocument(id: $id, version: 1, input: { vendorId: $v }) { id } }',
      { id: ids.document, v: ids.shut },
    );
    expect(errors?.[0]?.extensions.field).toBe('vendorId');
    expect((await move({ description: 'Ended by us' })).errors).toBeUndefined();
    const { data } = await admin.graphql(
      'mutation($id: ID!) { renewDocument(id: $id, version: 2, input: { expiryDate: "2027-05-20" }) { revision } }',
      { id },
    );
    expect(data.renewDocument).toEqual({ revision: 2 });
  });

  it('is reminded of once for each of its days, with the name of the vendor; of a blocked one nothing is', async () => {
    await make('Document', {
      title: 'Forgotten',
      vendorId: ids.shut,
      typeIds: [ids.contract],
      expiryDate: '2026-05-12',
      status: 'active',
      fileIds: [],
    });
    const due: string[][] = [];
    for (let time = 0; time < 2; time++) {
      await inEachCompany(test.app.services, async (ctx) => {
        const notices = await noticeExpiring(ctx);
        if (ctx.companyId === company)
          due.push(
            notices.filter(({ subject }) => subject === 'Document').map(({ title, days }) => `${title}: ${days}`),
          );
      });
    }
    expect(due).toEqual([['Service contract, Al Noor: 30'], []]);
  });

  it('is unknown to old clients, and keeps its vendor from being deleted', async () => {
    const { body } = await admin.rest('GET', '/api/document/');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([]);
    const { data } = await admin.graphql('mutation($id: ID!) { deleteVendors(ids: [$id]) { done } }', { id: ids.noor });
    expect(data.deleteVendors).toEqual([{ done: false }]);
  });

  it('is closed to who may read vendors alone, its files too', async () => {
    const buyer = await test.as({ company, grants: [{ subject: 'Vendor', action: 'read', scope: 'company' }] });
    const { data } = await buyer.graphql('{ vendors { total } documents { total } }');
    expect([data.vendors.total, data.documents.total]).toEqual([2, 0]);
  });
});
