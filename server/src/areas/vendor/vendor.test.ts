import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/ability';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = 'mutation($input: VendorInput!) { createVendor(input: $input) { id version name status } }';
const list = 'query($search: String, $filter: VendorFilter) { vendors(search: $search, filter: $filter) { rows { name } total } }';
const admin = async () => test.as({ type: 'admin', company: await test.company() });

describe('vendors', () => {
  it('are made, found, changed and deleted by who may', async () => {
    const who = await admin();
    const { data: { createVendor: made } } = await who.graphql(create, { input: { name: 'First', contactPerson: 'Layla Haddad' } });
    expect(made).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 1, name: 'First', status: 'active' });
    const update = 'mutation($id: ID!) { updateVendor(id: $id, version: 1, input: { name: "Second", status: blocked }) { version } }';
    expect((await who.graphql(update, { id: made.id })).data.updateVendor).toEqual({ version: 2 });
    expect((await who.graphql(list, { search: 'layla' })).data.vendors).toEqual({ rows: [{ name: 'Second' }], total: 1 });
    expect((await who.graphql(list, { filter: { status: { eq: 'active' } } })).data.vendors.total).toBe(0);
    const remove = 'mutation($id: ID!) { deleteVendors(ids: [$id]) { done message } }';
    expect((await who.graphql(remove, { id: made.id })).data.deleteVendors).toEqual([{ done: true, message: null }]);
    expect((await who.graphql(list)).data.vendors.total).toBe(0);
  });

  it.each([
    ['name', { name: ' ' }, 'INVALID'], ['email', { name: 'A', email: 'x' }, 'INVALID'], ['rating', { name: 'A', rating: 6 }, 'INVALID'],
    ['website', { name: 'A', website: 'javascript:alert(1)' }, 'INVALID'], ['name', { name: 'Taken' }, 'TAKEN'],
  ])('with a wrong %s are refused beside it: %j', async (field, input, code) => {
    const who = await admin();
    await who.graphql(create, { input: { name: 'Taken' } });
    expect((await who.graphql(create, { input })).errors?.[0]?.extensions).toMatchObject({ code, field });
    expect((await who.graphql(list)).data.vendors.total).toBe(1);
  });

  it('have several contacts, in one spelling, each problem beside its field', async () => {
    const who = await admin();
    const make = (contacts: object[]) => who.graphql('mutation($input: VendorInput!) { v: createVendor(input: $input) { contacts { name role phone email } } }', { input: { name: 'Gulf Medical', contacts } });
    expect((await make([{ name: 'Layla', email: 'x' }])).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'contacts.0.email' });
    expect((await make([{ name: ' Layla ', role: 'Orders', email: 'Layla@example.com' }, { name: 'Omar', phone: '+971 4 1' }])).data.v.contacts).toEqual([
      { name: 'Layla', role: 'Orders', phone: null, email: 'layla@example.com' }, { name: 'Omar', role: null, phone: '+971 4 1', email: null },
    ]);
  });

  it('stand on the wire under their old names', async () => {
    const who = await admin();
    await who.graphql(create, { input: { name: 'Gulf Medical', email: 'a@b.example', mobilePhone: '+971 50 1', phone: '+971 4 1', contactPerson: 'Layla' } });
    const { body } = await who.rest('GET', '/api/vendor-list/?sort=-contactperson');
    expect(body.data).toMatchObject([{ name: 'Gulf Medical', email: 'a@b.example', mobile: '+971 50 1', landline: '+971 4 1', contactperson: 'Layla' }]);
  });
});

describe('the bank account of a vendor', () => {
  const iban = 'AE070331234567890123456';
  const bank = { name: 'Gulf Medical', bankHolder: 'Gulf Medical LLC', bankName: 'Emirates NBD', bankIban: iban };
  const make = (who: Person, input: object) => who.graphql('mutation($input: VendorInput!) { v: createVendor(input: $input) { id bankHolder bankIban } }', { input });
  const grants = (...actions: string[]): Grant[] => actions.map((action) => ({ subject: 'Vendor', action, scope: 'company' }));

  it.each([['bankIban', { bankIban: 'AE080331234567890123456' }], ['bankIban', { bankIban: 'AE07' }], ['bankHolder', { bankHolder: null }]])('is refused beside %s: %j', async (field, wrong) => {
    expect((await make(await admin(), { ...bank, ...wrong })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it('is kept encrypted, shown masked, told in clear on request, and its change stands in the history without it', async () => {
    const who = await admin();
    const { v } = (await make(who, bank)).data;
    expect(v.bankIban).toMatch(/^[^A-Z]*•.*3456$|^AE.*•.*3456$|•+3456$/);
    const [{ bank_iban: stored }] = await test.inside(who.companyId!, 'select bank_iban from vendor') as [{ bank_iban: string }];
    expect(stored).not.toContain('0331234567890');
    expect((await who.graphql('mutation($id: ID!) { revealValue(subject: "Vendor", id: $id, field: "bankIban") }', { id: v.id })).data.revealValue).toBe(iban);
    await who.graphql('mutation($id: ID!) { updateVendor(id: $id, version: 1, input: { bankIban: "GB82WEST12345698765432" }) { id } }', { id: v.id });
    const { data, errors } = await who.graphql('query($id: ID!) { history(subject: "Vendor", id: $id) { events { changes { field before after isMasked } } } }', { id: v.id });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('bankIban');
    expect(JSON.stringify(data)).not.toMatch(/0331234567890|WEST12345698/);
  });

  it('is nothing to whoever sees vendors alone: he neither reads nor writes it', async () => {
    const who = await admin();
    const { v } = (await make(who, bank)).data;
    const clerk = await test.as({ company: who.companyId!, grants: grants('read', 'create', 'update') });
    expect((await clerk.graphql('query($id: ID!) { vendor(id: $id) { name bankHolder bankName bankIban } }', { id: v.id })).data.vendor).toEqual({ name: 'Gulf Medical', bankHolder: null, bankName: null, bankIban: null });
    expect((await clerk.graphql('mutation($id: ID!) { revealValue(subject: "Vendor", id: $id, field: "bankIban") }', { id: v.id })).errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|NOT_FOUND/);
    const change = (input: object) => clerk.graphql('mutation($id: ID!, $input: VendorChanges!) { updateVendor(id: $id, version: 1, input: $input) { version } }', { id: v.id, input });
    expect((await change({ bankIban: 'GB82WEST12345698765432' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await change({ rating: 4 })).data.updateVendor.version).toBe(2);
  });
});
