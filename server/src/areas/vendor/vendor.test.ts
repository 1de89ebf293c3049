import { createTestApp, type TestApp } from '../../../test/test-app';

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

  it('stand on the wire under their old names', async () => {
    const who = await admin();
    await who.graphql(create, { input: { name: 'Gulf Medical', email: 'a@b.example', mobilePhone: '+971 50 1', phone: '+971 4 1', contactPerson: 'Layla' } });
    const { body } = await who.rest('GET', '/api/vendor-list/?sort=-contactperson');
    expect(body.data).toMatchObject([{ name: 'Gulf Medical', email: 'a@b.example', mobile: '+971 50 1', landline: '+971 4 1', contactperson: 'Layla' }]);
  });
});
