import { textsInPdf } from '../../../../test/pdf-text';
import { invoicePdf } from './invoice-pdf';
import type { InvoiceDocument } from './printed-invoice';

const paperOf = (more: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  charged: null,
  credited: '0.000',
  company: {
    name: 'Palm Clinics',
    legalName: 'Palm Medical Centre L.L.C.',
    address: 'Quay 1, Dubai',
    phone: '+971 4 555 0100',
    website: null,
  },
  number: 'INV-00042',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  client: ['Layla Haddad', 'Gulf Trading', null, 'UAE', null, 'layla@example.com'],
  service: 'Health screening',
  note: 'Please pay by transfer.',
  currency: 'AED',
  lines: [{ description: 'Screening of staff', quantity: '12.5000', unitPrice: '100.00', taxPercent: '5' }],
  amounts: [{ net: '1250.00', tax: '62.50', total: '1312.50' }],
  subtotal: '1250.000',
  tax: '62.500',
  total: '1312.500',
  paid: '0.000',
  balance: '1312.500',
  ...more,
});
const textsOf = async (paper: InvoiceDocument, locale: 'en' | 'ar') => textsInPdf(await invoicePdf(paper, locale));

test('an English invoice says whose it is, for whom, for what, and what it comes to', async () => {
  const texts = await textsOf(paperOf(), 'en');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Palm Clinics',
      'Quay 1, Dubai',
      'Invoice',
      'INV-00042',
      'Layla Haddad',
      'Gulf Trading',
      '1 March 2026',
      '31 March 2026',
      'Screening of staff',
      '12.5',
      '100.00',
      '1,250.00',
      '62.50',
      '1,312.50',
      'AED',
      'Please pay by transfer.',
    ]),
  );
  expect(texts).not.toContain('Paid');
});

test('one paid in part shows what is still owed, a draft that it is one', async () => {
  expect(await textsOf(paperOf({ paid: '312.500', balance: '1000.000' }), 'en')).toEqual(
    expect.arrayContaining(['Paid', '312.50', 'To be paid', '1,000.00']),
  );
  expect(await textsOf(paperOf({ number: null }), 'en')).toContain('Draft, not yet sent');
});

test('a credit note says which invoice it gives back of, and what of it was set off or is to be refunded', async () => {
  const note = {
    kind: 'credit_note',
    number: 'CN-00007',
    charged: { number: 'INV-00042', issuedOn: '2026-02-01' },
  } as const;
  const texts = await textsOf(paperOf({ ...note, credited: '312.500', balance: '1000.000' }), 'en');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Credit note',
      'CN-00007',
      'For invoice',
      'INV-00042',
      '1 February 2026',
      'Set off against the invoice',
      '312.50',
      'To be refunded',
      '1,000.00',
    ]),
  );
  for (const none of ['Invoice', 'Due', '31 March 2026', 'To be paid']) expect(texts).not.toContain(none);
  const drawn = textsInPdf(await invoicePdf(paperOf(note), 'ar')).join('');
  expect(drawn).toContain('INV-00042');
});

test('an Arabic one has its amounts and dates in the digits of the screen, in an Arabic font, and what was typed as it is', async () => {
  const pdf = await invoicePdf(paperOf({ client: ['ليلى حداد'] }), 'ar');
  const drawn = textsInPdf(pdf).join('');
  for (const number of ['1,312.50', '2026']) expect(drawn).toContain(number);
  expect(drawn).toContain('INV-00042');
  expect(drawn).not.toContain('\ufffd');
  expect(pdf.toString('latin1')).toContain('NotoNaskhArabic');
});

test.each(['#eval("1")', '*bold* _it_', '$x^2$ `r`', '"]) #panic()'])('%s is printed as typed', async (description) => {
  const lines = [{ description, quantity: '1', unitPrice: '1', taxPercent: '0' }];
  expect(await textsOf(paperOf({ lines, note: description, service: description }), 'en')).toContain(description);
});

test('of a hundred lines it goes on over pages', async () => {
  const { lines, amounts } = paperOf();
  const texts = await textsOf(
    paperOf({
      lines: Array.from({ length: 100 }, () => lines[0]!),
      amounts: Array.from({ length: 100 }, () => amounts[0]!),
    }),
    'en',
  );
  expect(texts.filter((text) => text === 'Screening of staff')).toHaveLength(100);
  expect(texts.some((text) => /^Page 2 of \d$/.test(text))).toBe(true);
});
