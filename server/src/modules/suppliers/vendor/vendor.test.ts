import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = 'mutation($input: VendorInput!) { createVendor(input: $input) { id version name status } }';
const list =
  'query($search: String, $filter: VendorFilter) { vendors(search: $search, filter: $filter) { rows { name } total } }';
const admin = async () => test.as({ type: 'admin', company: await test.company() });

describe('vendors', () => {
  it('are made, found, changed and deleted by who may', async () => {
    const who = await admin();
    const {
      data: { createVendor: made },
    } = await who.graphql(create, { input: { name: 'First', contactPerson: 'Layla Haddad' } });
    expect(made).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 1, name: 'First', status: 'active' });
    const update =
      'mutation($id: ID!) { updateVendor(id: $id, version: 1, input: { name: "Second", status: blocked }) { version } }';
    expect((await who.graphql(update, { id: made.id })).data.updateVendor).toEqual({ version: 2 });
    expect((await who.graphql(list, { search: 'layla' })).data.vendors).toEqual({
      rows: [{ name: 'Second' }],
      total: 1,
    });
    expect((await who.graphql(list, { filter: { status: { eq: 'active' } } })).data.vendors.total).toBe(0);
    const remove = 'mutation($id: ID!) { deleteVendors(ids: [$id]) { done message } }';
    expect((await who.graphql(remove, { id: made.id })).data.deleteVendors).toEqual([{ done: true, message: null }]);
    expect((await who.graphql(list)).data.vendors.total).toBe(0);
  });

  it.each([
    ['name', { name: ' ' }, 'INVALID'],
    ['email', { name: 'A', email: 'x' }, 'INVALID'],
    ['rating', { name: 'A', rating: 6 }, 'INVALID'],
    ['website', { name: 'A', website: 'javascript:alert(1)' }, 'INVALID'],
    ['name', { name: 'Taken' }, 'TAKEN'],
  ])('with a wrong %s are refused beside it: %j', async (field, input, code) => {
    const who = await admin();
    await who.graphql(create, { input: { name: 'Taken' } });
    expect((await who.graphql(create, { input })).errors?.[0]?.extensions).toMatchObject({ code, field });
    expect((await who.graphql(list)).data.vendors.total).toBe(1);
  });

  it('have several contacts, in one spelling, each problem beside its field', async () => {
    const who = await admin();
    const make = (contacts: object[]) =>
      who.graphql(
        'mutation($input: VendorInput!) { v: createVendor(input: $input) { contacts { name role phone email } } }',
        { input: { name: 'Gulf Medical', contacts } },
      );
    expect((await make([{ name: 'Layla', email: 'x' }])).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'contacts.0.email',
    });
    expect(
      (
        await make([
          { name: ' Layla ', role: 'Orders', email: 'Layla@example.com' },
          { name: 'Omar', phone: '+971 4 1' },
        ])
      ).data.v.contacts,
    ).toEqual([
      { name: 'Layla', role: 'Orders', phone: null, email: 'layla@example.com' },
      { name: 'Omar', role: null, phone: '+971 4 1', email: null },
    ]);
  });

  it('stand on the wire under their old names', async () => {
    const who = await admin();
    await who.graphql(create, {
      input: {
        name: 'Gulf Medical',
        email: 'a@b.example',
        mobilePhone: '+971 50 1',
        phone: '+971 4 1',
        contactPerson: 'Layla',
      },
    });
    const { body } = await who.rest('GET', '/api/vendor-list/?sort=-contactperson');
    expect(body.data).toMatchObject([
      { name: 'Gulf Medical', email: 'a@b.example', mobile: '+971 50 1', landline: '+971 4 1', contactperson: 'Layla' },
    ]);
  });
});

describe('the bank account of a vendor', () => {
  const iban = 'AE070331234567890123456';
  const bank = { name: 'Gulf Medical', bankHolder: 'Gulf Medical LLC', bankName: 'Emirates NBD', bankIban: iban };
  const make = (who: Person, input: object) =>
    who.graphql('mutation($input: VendorInput!) { v: createVendor(input: $input) { id bankHolder bankIban } }', {
      input,
    });
  const grants = (...actions: string[]): Grant[] =>
    actions.map((action) => ({ subject: 'Vendor', action, scope: 'company' }));

  it.each([
    ['bankIban', { bankIban: 'AE080331234567890123456' }],
    ['bankIban', { bankIban: 'AE07' }],
    ['bankHolder', { bankHolder: null }],
  ])('is refused beside %s: %j', async (field, wrong) => {
    expect((await make(await admin(), { ...bank, ...wrong })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field,
    });
  });

  it('is kept encrypted, shown masked, told in clear on request, and its change stands in the history without it', async () => {
    const who = await admin();
    const { v } = (await make(who, bank)).data;
    expect(v.bankIban).toMatch(/^[^A-Z]*•.*3456$|^AE.*•.*3456$|•+3456$/);
    const [{ bank_iban: stored }] = (await test.inside(who.companyId!, 'select bank_iban from vendor')) as [
      { bank_iban: string },
    ];
    expect(stored).not.toContain('0331234567890');
    expect(
      (
        await who.graphql('mutation($id: ID!) { revealValue(subject: "Vendor", id: $id, field: "bankIban") }', {
          id: v.id,
        })
      ).data.revealValue,
    ).toBe(iban);
    await who.graphql(
      'mutation($id: ID!) { updateVendor(id: $id, version: 1, input: { bankIban: "GB82WEST12345698765432" }) { id } }',
      { id: v.id },
    );
    const { data, errors } = await who.graphql(
      'query($id: ID!) { history(subject: "Vendor", id: $id) { events { changes { field before after isMasked } } } }',
      { id: v.id },
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('bankIban');
    expect(JSON.stringify(data)).not.toMatch(/0331234567890|WEST12345698/);
  });

  it('is nothing to whoever sees vendors alone: they neither read nor write it', async () => {
    const who = await admin();
    const { v } = (await make(who, bank)).data;
    const clerk = await test.as({ company: who.companyId!, grants: grants('read', 'create', 'update') });
    expect(
      (await clerk.graphql('query($id: ID!) { vendor(id: $id) { name bankHolder bankName bankIban } }', { id: v.id }))
        .data.vendor,
    ).toEqual({ name: 'Gulf Medical', bankHolder: null, bankName: null, bankIban: null });
    expect(
      (
        await clerk.graphql('mutation($id: ID!) { revealValue(subject: "Vendor", id: $id, field: "bankIban") }', {
          id: v.id,
        })
      ).errors?.[0]?.extensions.code,
    ).toMatch(/FORBIDDEN|NOT_FOUND/);
    const change = (input: object) =>
      clerk.graphql(
        'mutation($id: ID!, $input: VendorChanges!) { updateVendor(id: $id, version: 1, input: $input) { version } }',
        { id: v.id, input },
      );
    expect((await change({ bankIban: 'GB82WEST12345698765432' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await change({ rating: 4 })).data.updateVendor.version).toBe(2);
  });

  it('is entered with a new vendor by whoever makes it, and neither read nor changed by them afterwards', async () => {
    const boss = await admin();
    const clerk = await test.as({ company: boss.companyId!, grants: grants('read', 'create', 'update') });
    const { data } = await clerk.graphql(
      'mutation($input: VendorInput!) { v: createVendor(input: $input) { id bankIban hiddenFields } }',
      { input: bank },
    );
    expect(data.v).toMatchObject({ bankIban: null, hiddenFields: ['bankHolder', 'bankName', 'bankIban'] });
    const { errors } = await clerk.graphql(
      'mutation($id: ID!) { updateVendor(id: $id, version: 1, input: { bankName: "Another" }) { id } }',
      { id: data.v.id },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      (await boss.graphql('query($id: ID!) { vendor(id: $id) { bankIban hiddenFields } }', { id: data.v.id })).data
        .vendor,
    ).toEqual({ bankIban: '•••• 3456', hiddenFields: [] });
  });
});

describe('the account of a vendor is verified by a second person', () => {
  const [iban, other] = ['AE070331234567890123456', 'GB82WEST12345698765432'];
  const all = (...actions: string[]): Grant[] =>
    actions.map((action) => ({ subject: 'Vendor', action, scope: 'company' }));
  const fields = 'id version bankState bankEnteredByName bankDecidedByName bankNote verificationRefusal allowedActions';
  const ask = async (who: Person, query: string, variables: object): Promise<any> => {
    const { data, errors } = await who.graphql(query, variables);
    if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
    return Object.values(data)[0];
  };
  const change = (who: Person, { id, version }: any, input: object) =>
    ask(
      who,
      `mutation($id: ID!, $version: Int!, $input: VendorChanges!) { updateVendor(id: $id, version: $version, input: $input) { ${fields} } }`,
      { id, version, input },
    );
  const verify = (who: Person, { id, version }: any) =>
    ask(who, `mutation($id: ID!, $version: Int!) { verifyVendor(id: $id, version: $version) { ${fields} } }`, {
      id,
      version,
    });
  const reject = (who: Person, { id, version }: any, note = 'Not theirs') =>
    ask(
      who,
      `mutation($id: ID!, $version: Int!, $note: String!) { rejectVendor(id: $id, version: $version, note: $note) { ${fields} } }`,
      { id, version, note },
    );
  const told = async (who: Person): Promise<string[]> =>
    (await ask(who, '{ notifications { rows { kind } } }', {})).rows
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind.startsWith('vendor_account'));

  async function office() {
    const company = await test.company();
    const clerk = await test.as({
      company,
      grants: all('read', 'create', 'update', 'read_sensitive', 'verify', 'reject'),
    });
    const second = await test.as({ company, grants: all('read', 'read_sensitive', 'verify', 'reject') });
    const made = await ask(clerk, `mutation($input: VendorInput!) { createVendor(input: $input) { ${fields} } }`, {
      input: { name: 'Gulf Medical', bankHolder: 'Gulf Medical LLC', bankIban: iban },
    });
    return { company, clerk, second, made };
  }

  it('who is told of it; who entered it is refused, and told of the decision', async () => {
    const { clerk, second, made } = await office();
    expect(made).toMatchObject({
      bankState: 'pending',
      verificationRefusal: expect.stringContaining('Another person'),
      allowedActions: expect.not.arrayContaining(['verify']),
    });
    expect([await told(second), await told(clerk)]).toEqual([['vendor_account_waiting'], []]);
    await expect(verify(clerk, made)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You entered this account. Another person has to verify it.',
    });
    const verified = await verify(second, made);
    expect(verified).toMatchObject({ bankState: 'verified', bankNote: null, verificationRefusal: null });
    expect(verified.bankDecidedByName).not.toBe(verified.bankEnteredByName);
    expect(await told(clerk)).toEqual(['vendor_account_verified']);
    expect(await verify(second, verified)).toMatchObject({ version: verified.version });
    expect(
      await test.sql(`select action from audit_event where record_id = $1 and action = 'verify'`, [made.id]),
    ).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['IBAN', { bankIban: other }],
    ['holder', { bankHolder: 'Somebody else' }],
    ['bank', { bankName: 'Another bank' }],
  ])('again once its %s is changed, by another than who changed it', async (_what, input) => {
    const { company, clerk, second, made } = await office();
    const verified = await verify(second, made);
    const changed = await change(clerk, verified, input);
    expect(changed).toMatchObject({ bankState: 'pending', bankDecidedByName: null });
    expect((await told(second)).filter((kind) => kind === 'vendor_account_waiting').length).toBeGreaterThan(0);
    await expect(verify(clerk, changed)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(
      (await test.inside<{ entered: string }>(company, 'select bank_entered_by_id as entered from vendor'))[0]!.entered,
    ).toBe(clerk.id);
    expect(await verify(second, changed)).toMatchObject({ bankState: 'verified' });
  });

  it('whatever else of the vendor is changed meanwhile, and of the account they read alone', async () => {
    const { clerk, second, made } = await office();
    const rated = await change(clerk, made, { rating: 4 });
    expect([rated.bankState, await told(second)]).toEqual(['pending', ['vendor_account_waiting']]);
    const verified = await verify(second, rated);
    expect(await change(clerk, verified, { rating: 5 })).toMatchObject({ bankState: 'verified' });
    const { made: read, clerk: thief, second: reader } = await office();
    await change(thief, read, { bankIban: other });
    await expect(verify(reader, read)).rejects.toMatchObject({ code: 'STALE' });
  });

  it('or rejected with a reason, and waits again when it is entered anew; an account that is taken away stands nowhere', async () => {
    const { clerk, second, made } = await office();
    await expect(reject(second, made, ' ')).rejects.toMatchObject({ code: 'INVALID', field: 'note' });
    const rejected = await reject(second, made);
    expect(rejected).toMatchObject({ bankState: 'rejected', bankNote: 'Not theirs' });
    expect(await told(clerk)).toEqual(['vendor_account_rejected']);
    await expect(verify(second, rejected)).rejects.toMatchObject({ code: 'CONFLICT' });
    const again = await change(clerk, rejected, { bankIban: other });
    expect(again).toMatchObject({ bankState: 'pending', bankNote: null });
    const verified = await verify(second, again);
    await expect(reject(second, verified)).rejects.toMatchObject({ code: 'CONFLICT' });
    const none = await change(clerk, verified, { bankIban: null, bankHolder: null });
    expect(none).toMatchObject({ bankState: null, bankEnteredByName: null, bankDecidedByName: null });
    await expect(verify(second, none)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
