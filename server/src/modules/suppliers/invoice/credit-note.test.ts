import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { textsInPdf } from '../../../../test/pdf-text';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let who: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T21:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  who = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

interface Row {
  id: string;
  version: number;
  number: string;
  status: string;
  lines: object[];
}
const line = { description: 'Screening', quantity: '2', unitPrice: '100', taxPercent: '5' };
const fields =
  'id version kind number state status issuedOn dueOn clientName creditsId credits { number } total paid credited balance lines { description quantity unitPrice taxPercent } allowedActions';
const refusal = (answer: { errors?: { extensions: Record<string, any>; message: string }[] }) =>
  answer.errors?.[0] && { message: answer.errors[0].message, ...answer.errors[0].extensions };
const act = (verb: string, { id, version }: { id: string; version: number }, by = who) =>
  by.graphql(`mutation($id: ID!, $version: Int!) { row: ${verb}Invoice(id: $id, version: $version) { ${fields} } }`, {
    id,
    version,
  });
const sent = async (more: object = {}): Promise<Row> => {
  const input = {
    clientName: 'Layla',
    clientEmail: 'layla@example.com',
    issuedOn: '2026-03-01',
    dueOn: '2026-03-31',
    lines: [line],
    ...more,
  };
  return (
    await act(
      'send',
      (
        await who.graphql('mutation($input: InvoiceInput!) { made: createInvoice(input: $input) { id version } }', {
          input,
        })
      ).data.made,
    )
  ).data.row;
};
const credit = (id: string, by = who) =>
  by.graphql(`mutation($id: ID!) { row: creditInvoice(id: $id) { ${fields} } }`, { id });
const drafted = async (id: string): Promise<Row> => (await credit(id)).data.row;
const change = ({ id, version }: Row, input: object) =>
  who.graphql(
    `mutation($id: ID!, $version: Int!, $input: InvoiceChanges!) { row: updateInvoice(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const of = async (id: string) =>
  (await who.graphql(`query($id: ID!) { row: invoice(id: $id) { ${fields} } }`, { id })).data.row;
const pay = async (id: string, amount: string) => {
  const { version } = await of(id);
  return who.graphql(
    `mutation($id: ID!, $version: Int!, $input: InvoicePaymentInput!) { row: payInvoice(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input: { amount, paidOn: '2026-03-10' } },
  );
};
const less = (quantity: string) => ({ lines: [{ ...line, quantity }] });

describe('a credit note', () => {
  it('begins as a draft of all that is left, once, with the client and lines of its invoice and no number', async () => {
    const { id } = await sent();
    const note = await drafted(id);
    expect(note).toMatchObject({
      kind: 'credit_note',
      creditsId: id,
      credits: { number: 'INV-00001' },
      number: null,
      status: 'draft',
      issuedOn: '2026-03-11',
      dueOn: '2026-03-11',
      clientName: 'Layla',
      total: '210.000',
      lines: [line],
      allowedActions: ['update', 'delete', 'send'],
    });
    expect((await drafted(id)).id).toBe(note.id);
    expect(await of(id)).toMatchObject({ status: 'sent', credited: '0.000', balance: '210.000' });
  });

  it('of a part is numbered by itself, lowers what is owed and goes to the client with its own words', async () => {
    const { id } = await sent();
    const note = (await change(await drafted(id), less('0.5'))).data.row;
    const issued = (await act('send', note)).data.row;
    expect(issued).toMatchObject({
      number: 'CN-00001',
      status: 'settled',
      total: '52.500',
      credited: '52.500',
      balance: '0.000',
      allowedActions: [],
    });
    expect(await of(id)).toMatchObject({ status: 'sent', credited: '52.500', balance: '157.500' });
    expect((await act('send', note)).data.row).toMatchObject({ number: 'CN-00001', version: issued.version });
    expect(refusal(await pay(id, '157.51'))).toMatchObject({ code: 'INVALID', field: 'amount' });
    expect((await pay(id, '157.5')).data.row).toMatchObject({ status: 'paid', balance: '0.000' });
    const { data } = await who.graphql(
      '{ mails(filter: {kind: {eq: credit_note}}) { rows { email subject message } } }',
    );
    expect(data.mails.rows).toMatchObject([
      { email: 'layla@example.com', subject: expect.stringContaining('CN-00001') },
    ]);
    expect(data.mails.rows[0].message).toContain('INV-00001');
    expect(data.mails.rows[0].message).toContain('AED 52.50');
    const paper = await fetch(test.url + /\/invoice-papers\/\S+/.exec(data.mails.rows[0].message)![0]);
    expect(textsInPdf(Buffer.from(await paper.arrayBuffer()))).toEqual(
      expect.arrayContaining(['Credit note', 'CN-00001', 'INV-00001']),
    );
  });

  it('of the whole leaves the invoice credited, which nothing more can be taken from', async () => {
    const { id } = await sent();
    await act('send', await drafted(id));
    expect(await of(id)).toMatchObject({
      status: 'credited',
      credited: '210.000',
      balance: '0.000',
      allowedActions: ['duplicate'],
    });
    expect(refusal(await credit(id))).toMatchObject({ code: 'CONFLICT' });
  });

  it('of what was paid is to be refunded, and settled once it was', async () => {
    const { id } = await sent();
    await pay(id, '160');
    const note = (await act('send', await drafted(id))).data.row;
    expect(note).toMatchObject({
      status: 'refund_due',
      total: '210.000',
      credited: '50.000',
      balance: '160.000',
      allowedActions: ['pay'],
    });
    expect(await of(id)).toMatchObject({ status: 'credited', paid: '160.000', balance: '0.000' });
    expect(refusal(await pay(note.id, '160.01'))).toMatchObject({ code: 'INVALID', field: 'amount' });
    expect((await pay(note.id, '60')).data.row).toMatchObject({ status: 'refund_due', balance: '100.000' });
    expect((await pay(note.id, '100')).data.row).toMatchObject({
      status: 'settled',
      paid: '160.000',
      balance: '0.000',
    });
    const { data } = await who.graphql('{ invoiceSummary { clientCount invoiceCount paid unpaid } }');
    expect(data.invoiceSummary).toEqual({ clientCount: 1, invoiceCount: 1, paid: '0.000', unpaid: '0.000' });
  });

  it.each<[string, object, string]>([
    ['more than was charged', less('2.01'), 'lines'],
    ['a higher price', { lines: [{ ...line, unitPrice: '100.01' }] }, 'lines'],
    ['another tax', { lines: [{ ...line, taxPercent: '15' }] }, 'lines'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['a day before the invoice', { issuedOn: '2026-02-28' }, 'issuedOn'],
  ])('with %s is refused beside it', async (_what, wrong, field) => {
    const { id } = await sent();
    const note = await drafted(id);
    expect(refusal(await change(note, wrong))).toMatchObject({ code: 'INVALID', field });
    expect((await of(note.id)).version).toBe(1);
  });

  it('of nothing is not sent', async () => {
    const { id } = await sent();
    const note = (await change(await drafted(id), { lines: [] })).data.row;
    expect(refusal(await act('send', note))).toMatchObject({ code: 'INVALID', field: 'lines' });
  });

  it('with earlier ones never comes to more than the invoice, and offers what they left', async () => {
    const { id } = await sent();
    await act('send', (await change(await drafted(id), less('0.5'))).data.row);
    const second = await drafted(id);
    expect(second).toMatchObject({ total: '157.500', lines: [{ ...line, quantity: '1.5' }] });
    expect(refusal(await change(second, less('2')))).toMatchObject({
      code: 'INVALID',
      field: 'lines',
      message: expect.stringContaining('AED 150.00'),
    });
    await act('send', second);
    expect(await of(id)).toMatchObject({ status: 'credited', credited: '210.000' });
  });

  it('and a payment at once both count, in whatever order they come', async () => {
    const { id, version } = await sent();
    const note = await drafted(id);
    const [issued, paid] = await Promise.all([
      act('send', note),
      who.graphql(
        `mutation($id: ID!, $version: Int!) { row: payInvoice(id: $id, version: $version, input: { amount: "210", paidOn: "2026-03-10" }) { ${fields} } }`,
        { id, version },
      ),
    ]);
    const now = await of(id);
    if (paid.errors) expect([now.paid, issued.data.row.balance]).toEqual(['0.000', '0.000']);
    else expect([now.paid, issued.data.row.balance]).toEqual(['210.000', '210.000']);
    expect(now).toMatchObject({ status: 'credited', balance: '0.000' });
  });

  it('is made of an invoice that was sent alone, by who may, in their company', async () => {
    const draft = (
      await who.graphql(
        'mutation { made: createInvoice(input: { clientName: "Omar", issuedOn: "2026-03-01", dueOn: "2026-03-31" }) { id } }',
      )
    ).data.made;
    expect(refusal(await credit(draft.id))).toMatchObject({ code: 'CONFLICT' });
    const { id } = await sent();
    const note = await drafted(id);
    expect(refusal(await credit(note.id))).toMatchObject({ code: 'CONFLICT' });
    expect(
      refusal(await who.graphql('mutation($id: ID!) { duplicateInvoice(id: $id) { id } }', { id: note.id })),
    ).toMatchObject({ code: 'CONFLICT' });
    const grants = ['read', 'create', 'update', 'send', 'pay'].map((action): Grant => ({
      subject: 'Invoice',
      action,
      scope: 'company',
    }));
    const clerk = await test.as({ company, grants });
    expect(refusal(await credit(id, clerk))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusal(await act('send', note, clerk))).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await test.as({ type: 'admin', company: await test.company() });
    expect(refusal(await credit(id, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    for (const given of [{ kind: 'credit_note' }, { creditsId: id }, { credited: '1' }])
      expect((await change(note, given)).errors).toHaveLength(1);
    expect((await who.graphql('{ invoices(filter: {kind: {eq: credit_note}}) { total } }')).data.invoices.total).toBe(
      1,
    );
  });

  it('is none of the invoices of old clients, to whom one credited in full is settled', async () => {
    const [whole, part] = [await sent(), await sent()];
    await act('send', await drafted(whole.id));
    await act('send', (await change(await drafted(part.id), less('1'))).data.row);
    const { body } = await who.rest('GET', '/apps/invoice/invoices');
    const told = body.allData.map(({ id, total, balance, invoiceStatus }: Record<string, unknown>) => ({
      id,
      total,
      balance,
      invoiceStatus,
    }));
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { id: whole.id, total: 210, balance: 0, invoiceStatus: 'Paid' },
        { id: part.id, total: 210, balance: 105, invoiceStatus: 'Sent' },
      ]),
    );
  });
});
