import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let who: Person;
let now = new Date('2026-03-10T21:00:00Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-10T21:00:00Z');
  company = await test.company();
  who = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const line = { description: 'Screening', quantity: '2', unitPrice: '100', taxPercent: '5' };
const input = {
  clientName: 'Layla',
  clientEmail: 'layla@example.com',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  lines: [line],
};
const fields =
  'id version number state status currency subtotal tax total paid balance lines { description } amounts { net tax total } payments { amount paidOn note recordedBy } allowedActions';
const make = async (more: object = {}, by = who) =>
  by.graphql(`mutation($input: InvoiceInput!) { createInvoice(input: $input) { ${fields} } }`, {
    input: { ...input, ...more },
  });
const made = async (more: object = {}) => (await make(more)).data.createInvoice as { id: string; version: number };
const act = async (verb: string, { id, version }: { id: string; version: number }, by = who) =>
  by.graphql(`mutation($id: ID!, $version: Int!) { row: ${verb}Invoice(id: $id, version: $version) { ${fields} } }`, {
    id,
    version,
  });
const sent = async (more: object = {}) =>
  (await act('send', await made(more))).data.row as { id: string; version: number };
const pay = async ({ id, version }: { id: string; version: number }, payment: object) =>
  who.graphql(
    `mutation($id: ID!, $version: Int!, $input: InvoicePaymentInput!) { row: payInvoice(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input: { paidOn: '2026-03-10', ...payment } },
  );
const statusOf = async (id: string) =>
  (await who.graphql('query($id: ID!) { invoice(id: $id) { status } }', { id })).data.invoice.status;
const refusal = (answer: { errors?: { extensions: Record<string, any> }[] }) => answer.errors?.[0]?.extensions;

describe('a draft', () => {
  it("has amounts the server works out, in the company's currency, and no number", async () => {
    expect((await make()).data.createInvoice).toMatchObject({
      version: 1,
      number: null,
      state: 'draft',
      status: 'draft',
      currency: 'AED',
      subtotal: '200.000',
      tax: '10.000',
      total: '210.000',
      paid: '0.000',
      balance: '210.000',
      amounts: [{ net: '200.00', tax: '10.00', total: '210.00' }],
      payments: [],
      allowedActions: ['update', 'delete', 'send', 'duplicate'],
    });
  });

  it('is changed with its amounts', async () => {
    const { id } = await made();
    const { data } = await who.graphql(
      `mutation($id: ID!, $lines: [InvoiceLineInput!]) { updateInvoice(id: $id, version: 1, input: {lines: $lines}) { total balance } }`,
      { id, lines: [line, { ...line, quantity: '0.5' }] },
    );
    expect(data.updateInvoice).toEqual({ total: '262.500', balance: '262.500' });
  });

  it.each<[string, object, string]>([
    ['a line without words', { lines: [line, { ...line, description: ' ' }] }, 'lines.1.description'],
    ['no quantity', { lines: [{ ...line, quantity: '0' }] }, 'lines.0.quantity'],
    ['a price finer than a coin', { lines: [{ ...line, unitPrice: '1.005' }] }, 'lines.0.unitPrice'],
    ['too much tax', { lines: [{ ...line, taxPercent: '101' }] }, 'lines.0.taxPercent'],
    ['a total below zero', { lines: [{ ...line, unitPrice: '-1' }] }, 'lines'],
    ['more than 100 lines', { lines: Array.from({ length: 101 }, () => line) }, 'lines'],
    ['a due day before', { dueOn: '2026-02-28' }, 'dueOn'],
    ['no client', { clientName: ' ' }, 'clientName'],
    ['no such currency', { currency: 'XXY' }, 'currency'],
    ['a wrong address', { clientEmail: 'x' }, 'clientEmail'],
  ])('with %s is refused beside it', async (_what, wrong, field) => {
    expect(refusal(await make(wrong))).toMatchObject({ code: 'INVALID', field });
    expect((await who.graphql('{ invoices { total } }')).data.invoices.total).toBe(0);
  });

  it('takes no amounts, number or payments from a client', async () => {
    for (const given of [{ total: '1' }, { number: 'INV-1' }, { payments: [] }, { state: 'sent' }])
      expect((await make(given)).errors).toHaveLength(1);
  });
});

describe('sending', () => {
  it('numbers invoices without a gap, each company by itself, and mails a link that opens without an account', async () => {
    const first = await sent();
    expect(refusal(await act('send', await made({ clientEmail: null })))).toMatchObject({
      code: 'INVALID',
      field: 'clientEmail',
    });
    expect(refusal(await act('send', await made({ lines: [] })))).toMatchObject({ code: 'INVALID', field: 'lines' });
    const second = await sent();
    expect([first, second]).toMatchObject([{ number: 'INV-00001', status: 'sent' }, { number: 'INV-00002' }]);
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    const { data } = await make({}, elsewhere);
    expect((await act('send', data.createInvoice, elsewhere)).data.row.number).toBe('INV-00001');
    const {
      data: { mails },
    } = await who.graphql('{ mails(sort: [{field: createdAt}]) { rows { kind email subject message } } }');
    expect(mails.rows).toMatchObject([
      { kind: 'invoice', email: 'layla@example.com', subject: expect.stringContaining('INV-00001') },
      {},
    ]);
    expect(mails.rows[0].message).toContain('AED 210.00');
    const [link] = /\/invoice-papers\/\S+/.exec(mails.rows[0].message)!;
    const paper = await fetch(test.url + link);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(test.url + link.replace(/.\.pdf$/, '.pdf'))).status).toBe(404);
    expect((await fetch(test.url + link.replace(first.id, second.id))).status).toBe(404);
  });

  it('of two at once gives each a number of its own', async () => {
    const drafts = await Promise.all([made(), made(), made()]);
    const rows = await Promise.all(drafts.map((draft) => act('send', draft)));
    expect(rows.map(({ data }) => data.row.number).sort()).toEqual(['INV-00001', 'INV-00002', 'INV-00003']);
  });

  it('closes the lines for good', async () => {
    const { id, version } = await sent();
    const change = await who.graphql(
      'mutation($id: ID!, $version: Int!) { updateInvoice(id: $id, version: $version, input: {lines: []}) { id } }',
      { id, version },
    );
    expect(refusal(change)).toMatchObject({ code: 'CONFLICT' });
    expect(
      (await who.graphql('mutation($id: ID!) { deleteInvoices(ids: [$id]) { done } }', { id })).data.deleteInvoices,
    ).toEqual([{ done: false }]);
  });

  it('asked for twice is done once', async () => {
    const draft = await made();
    const row = (await act('send', draft)).data.row;
    expect((await act('send', draft)).data.row).toMatchObject({ number: row.number, version: row.version });
  });
});

describe('payments', () => {
  it('lower the balance until it is paid', async () => {
    const row = await sent();
    const part = (await pay(row, { amount: '60.5', note: 'Bank 17' })).data.row;
    expect(part).toMatchObject({
      status: 'partial_payment',
      paid: '60.500',
      balance: '149.500',
      payments: [{ amount: '60.50', paidOn: '2026-03-10', note: 'Bank 17' }],
    });
    expect(refusal(await pay(part, { amount: '149.51' }))).toMatchObject({ code: 'INVALID', field: 'amount' });
    expect(refusal(await pay(row, { amount: '1' }))).toMatchObject({ code: 'STALE' });
    const all = (await pay(part, { amount: '149.5' })).data.row;
    expect(all).toMatchObject({ status: 'paid', balance: '0.000', allowedActions: ['credit', 'duplicate'] });
  });

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ amount: '5', paidOn: '2026-03-12' }, 'paidOn'],
  ])('of %j are refused', async (payment, field) => {
    expect(refusal(await pay(await sent(), payment))).toMatchObject({ code: 'INVALID', field });
  });

  it('of a draft are refused', async () => {
    expect(refusal(await pay(await made(), { amount: '1' }))).toMatchObject({ code: 'CONFLICT' });
    expect(refusal(await act('download', await made()))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('where an invoice stands', () => {
  it('follows the day of the company, which begins before that of Greenwich', async () => {
    const { id } = await sent({ dueOn: '2026-03-10' });
    now = new Date('2026-03-10T19:59:00Z');
    expect(await statusOf(id)).toBe('sent');
    now = new Date('2026-03-10T20:01:00Z');
    expect(await statusOf(id)).toBe('past_due');
  });

  it('is filtered, sorted and summed by', async () => {
    await made();
    await sent({ dueOn: '2026-03-09', issuedOn: '2026-03-01' });
    const row = await sent();
    expect((await act('download', row)).data.row).toMatchObject({ status: 'downloaded' });
    await sent({ currency: 'USD' });
    const list = async (filter: object) =>
      (
        await who.graphql(
          'query($filter: InvoiceFilter) { invoices(filter: $filter, sort: [{field: status}]) { rows { status } } }',
          { filter },
        )
      ).data.invoices.rows.map(({ status }: { status: string }) => status);
    expect(await list({})).toEqual(['downloaded', 'draft', 'past_due', 'sent']);
    expect(await list({ status: { in: ['past_due', 'sent'] } })).toEqual(['past_due', 'sent']);
    expect(
      (
        await who.graphql(
          '{ invoiceSummary { clientCount invoiceCount pastDueCount otherCurrencyCount paid unpaid pastDue currency taxPercent } }',
        )
      ).data.invoiceSummary,
    ).toEqual({
      clientCount: 1,
      invoiceCount: 4,
      pastDueCount: 1,
      otherCurrencyCount: 1,
      paid: '0.000',
      unpaid: '420.000',
      pastDue: '210.000',
      currency: 'AED',
      taxPercent: '5',
    });
  });
});

it('a copy is a draft of today with the same lines and as many days to pay', async () => {
  const row = await sent();
  const { data } = await who.graphql(
    `mutation($id: ID!) { duplicateInvoice(id: $id) { ${fields} issuedOn dueOn clientEmail } }`,
    { id: row.id },
  );
  expect(data.duplicateInvoice).toMatchObject({
    number: null,
    state: 'draft',
    issuedOn: '2026-03-11',
    dueOn: '2026-04-10',
    total: '210.000',
    clientEmail: 'layla@example.com',
  });
});

it('who may only read neither changes, sends nor pays, and sees no other company', async () => {
  const row = await sent();
  const grants: Grant[] = [{ subject: 'Invoice', action: 'read', scope: 'company' }];
  const reader = await test.as({ company, grants });
  expect((await reader.graphql('{ invoices { total rows { allowedActions } } }')).data.invoices).toEqual({
    total: 1,
    rows: [{ allowedActions: [] }],
  });
  expect(refusal(await make({}, reader))).toMatchObject({ code: 'FORBIDDEN' });
  expect(refusal(await act('send', row, reader))).toMatchObject({ code: 'NOT_FOUND' });
  expect((await reader.fetch(`/invoices/${row.id}.pdf`)).status).toBe(200);
  const stranger = await test.as({ type: 'admin', company: await test.company() });
  expect((await stranger.fetch(`/invoices/${row.id}.pdf`)).status).toBe(404);
  expect(refusal(await (await test.as({ company })).graphql('{ invoiceSummary { paid } }'))).toMatchObject({
    code: 'FORBIDDEN',
  });
});

describe('/apps/invoice', () => {
  const ask = async (query = '', by = who) => by.rest('GET', `/apps/invoice/invoices${query}`);

  it('answers invoices, what was asked, all of them and how many match', async () => {
    const { id } = await sent({
      clientCompany: 'Gulf',
      clientCountry: 'UAE',
      clientAddress: 'Quay 1',
      clientContact: '+971',
      service: 'Screening',
    });
    await made({ clientName: 'Omar', clientEmail: 'omar@example.com', issuedOn: '2026-01-05', dueOn: '2026-02-05' });
    const { status, body } = await ask(
      '?q=&status=&dates%5B%5D=2026-02-28T20:00:00.000Z&dates%5B%5D=2026-03-31T20:00:00.000Z',
    );
    expect([status, body.total, body.allData.length]).toEqual([200, 1, 2]);
    expect(body.params).toMatchObject({ q: '', status: '' });
    expect(body.invoices).toEqual([
      {
        id,
        issuedDate: '2026-03-01',
        dueDate: '2026-03-31',
        address: 'Quay 1',
        company: 'Gulf',
        companyEmail: 'layla@example.com',
        country: 'UAE',
        contact: '+971',
        name: 'Layla',
        service: 'Screening',
        total: 210,
        avatar: '',
        avatarColor: expect.any(String),
        invoiceStatus: 'Sent',
        balance: 210,
      },
    ]);
  });

  it.each([
    ['?q=OMAR', 1],
    ['?q=layla@', 1],
    ['?q=210', 2],
    ['?q=2026-02-05', 1],
    ['?q=[', 0],
    ['?status=Draft', 1],
    ['?status=Sent', 1],
    ['?status=Past%20Due', 0],
    ['?dates[]=2026-03-01', 1],
    ['?status=None', 0],
    ['', 2],
  ])('finds by %s %i', async (query, total) => {
    await sent();
    await made({ clientName: 'Omar', clientEmail: 'o@example.com', issuedOn: '2026-01-05', dueOn: '2026-02-05' });
    const { body } = await ask(query);
    expect([body.total, body.invoices.length, body.allData.length]).toEqual([total, total, 2]);
  });

  it('deletes a draft by its bare id or as JSON; an unknown one removes nothing, one that was sent stays', async () => {
    const [one, other, kept] = [await made(), await made(), await sent()];
    expect((await who.rest('DELETE', '/apps/invoice/delete', one.id)).status).toBe(200);
    expect((await who.rest('DELETE', '/apps/invoice/delete', { data: other.id })).status).toBe(200);
    for (const id of ['x', '0'.repeat(24), one.id])
      expect((await who.rest('DELETE', '/apps/invoice/delete', id)).status).toBe(200);
    expect((await who.rest('DELETE', '/apps/invoice/delete', kept.id)).status).toBe(409);
    expect((await ask()).body.allData.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  });

  it('is for who is signed in and may, in their company', async () => {
    const row = await made();
    expect((await fetch(`${test.url}/apps/invoice/invoices`)).status).toBe(401);
    expect((await fetch(`${test.url}/apps/invoice/delete`, { method: 'DELETE', body: row.id })).status).toBe(401);
    expect((await ask('', await test.as({ company }))).status).toBe(403);
    const stranger = await test.as({ type: 'admin', company: await test.company() });
    expect((await ask('', stranger)).body.allData).toEqual([]);
    expect((await stranger.rest('DELETE', '/apps/invoice/delete', row.id)).status).toBe(200);
    expect((await ask()).body.total).toBe(1);
    const vendorId = await insertRow(test, 'Vendor', stranger.companyId);
    expect(refusal(await make({ vendorId }))).toMatchObject({ code: 'INVALID', field: 'vendorId' });
  });
});

describe('a vendor that is blocked', () => {
  const vendorWith = (status: string) =>
    insertRow(test, 'Vendor', company, { name: `A vendor that is ${status}`, status });
  const block = (id: string) => test.inside(company, `update vendor set status = 'blocked' where id = $1`, [id]);

  it('is on no new invoice, and put on none there is', async () => {
    const [active, blocked] = [await vendorWith('active'), await vendorWith('blocked')];
    expect(refusal(await make({ vendorId: blocked }))).toMatchObject({ code: 'INVALID', field: 'vendorId' });
    const row = await made({ vendorId: active });
    const change = (vendorId: string) =>
      who.graphql(
        'mutation($id: ID!, $vendorId: ID) { updateInvoice(id: $id, version: 1, input: { vendorId: $vendorId }) { version } }',
        { id: row.id, vendorId },
      );
    expect(refusal(await change(blocked))).toMatchObject({ field: 'vendorId' });
  });

  it('stays on those made before, which are changed, sent, paid and credited as ever, and not made anew', async () => {
    const vendorId = await vendorWith('active');
    const [draft, invoice] = [await made({ vendorId }), await sent({ vendorId })];
    await block(vendorId);
    const { data } = await who.graphql(
      'mutation($id: ID!) { updateInvoice(id: $id, version: 1, input: { service: "Other" }) { version } }',
      { id: draft.id },
    );
    expect(data.updateInvoice.version).toBe(2);
    expect((await act('send', { id: draft.id, version: 2 })).data.row.state).toBe('sent');
    expect(
      refusal(await who.graphql('mutation($id: ID!) { duplicateInvoice(id: $id) { id } }', { id: invoice.id })),
    ).toMatchObject({ field: 'vendorId' });
    expect(
      (await who.graphql('mutation($id: ID!) { creditInvoice(id: $id) { kind } }', { id: invoice.id })).data
        .creditInvoice.kind,
    ).toBe('credit_note');
  });
});
