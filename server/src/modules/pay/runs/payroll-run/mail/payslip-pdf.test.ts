import type { PayLine } from '../../../engine/payslip';
import { payslipPdf } from './payslip-pdf';
import { textsInPdf } from '../../../../../../test/pdf-text';
import { printedPayslip, type PayslipDocument } from './printed-payslip';

const line: PayLine = {
  code: 'BASIC',
  name: { en: 'Basic salary', ar: 'الراتب الأساسي' },
  kind: 'earning',
  amount: '6400.00',
  formula: 'base × days ÷ basis',
  inputs: [
    { name: 'base', label: { en: 'Monthly salary', ar: 'الراتب الشهري' }, value: '12400.00', unit: 'AED' },
    { name: 'days', label: { en: 'Days paid', ar: 'الأيام المدفوعة' }, value: '16', unit: 'days' },
    { name: 'basis', label: { en: 'Days of the month', ar: 'أيام الشهر' }, value: '31', unit: 'days' },
  ],
  reason: { en: 'Joined on 16 March 2025', ar: 'تاريخ الالتحاق 16 مارس 2025' },
};

const fine: PayLine = { ...line, code: 'FINE', name: { en: 'Fine', ar: 'غرامة' }, kind: 'deduction', amount: '150.25' };

function slipOf(more: Partial<PayslipDocument> = {}): PayslipDocument {
  return {
    company: { name: 'Palm Clinics', legalName: 'Palm Medical Centre L.L.C.' },
    employee: {
      name: 'Mariam Al Hashimi',
      nativeName: null,
      code: 'E-0042',
      department: 'Nursing',
      position: 'Senior nurse',
    },
    month: '2025-03',
    payDate: '2025-03-28',
    isPosted: true,
    currency: 'AED',
    paymentDays: 16,
    basisDays: 31,
    lines: [line, fine],
    gross: '6400.00',
    deductions: '150.25',
    net: '6249.75',
    ...more,
  };
}

function named(name: string): PayslipDocument {
  return slipOf({ employee: { ...slipOf().employee, name } });
}

async function textsOf(slip: PayslipDocument, locale: 'en' | 'ar'): Promise<string[]> {
  return textsInPdf(await payslipPdf(slip, locale));
}

function pagesOf(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
}

describe('an English payslip', () => {
  test('is one A4 page of PDF', async () => {
    const pdf = await payslipPdf(slipOf(), 'en');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.2756 841.8898]');
  });

  test('says whose pay it is, for what, and how it comes about', async () => {
    expect(await textsOf(slipOf(), 'en')).toEqual(
      expect.arrayContaining([
        'Palm Clinics',
        'Palm Medical Centre L.L.C.',
        'Mariam Al Hashimi',
        'E-0042',
        'Nursing',
        'Senior nurse',
        'March 2025',
        '28 March 2025',
        '16 of 31',
        'Basic salary',
        'Joined on 16 March 2025',
        '12,400.00 × 16 ÷ 31',
        'Fine',
        'Gross pay',
        '6,400.00',
        'Deductions',
        '150.25',
        'Net pay',
        '6,249.75',
        'AED',
      ]),
    );
  });

  test('that is not posted says so, a posted one does not', async () => {
    expect(await textsOf(slipOf({ isPosted: false }), 'en')).toContain('Draft, not yet posted');
    expect(await textsOf(slipOf(), 'en')).not.toContain('Draft, not yet posted');
  });

  test('has the decimals of its currency, however the database pads them', async () => {
    const texts = await textsOf(slipOf({ gross: '6400.000000', deductions: '150.25', net: '6249.7500' }), 'en');
    expect(texts).toEqual(expect.arrayContaining(['6,400.00', '6,249.75']));
    expect(texts.join(' ')).not.toMatch(/\.\d{3}/);
  });

  test('without pay date, department and position shows a dash for each', async () => {
    const bare = slipOf({ payDate: null, employee: { ...slipOf().employee, department: null, position: null } });
    expect((await textsOf(bare, 'en')).filter((text) => text === '–')).toHaveLength(3);
  });

  test('of a hundred lines goes on over pages, each numbered', async () => {
    const texts = await textsOf(slipOf({ lines: Array.from({ length: 100 }, () => line) }), 'en');
    const numbers = texts.filter((text) => text.startsWith('Page '));
    expect(numbers[0]).toBe(`Page 1 of ${numbers.length}`);
    expect(numbers.length).toBeGreaterThan(5);
    expect(texts.filter((text) => text === '6,400.00')).toHaveLength(101);
  });
});

describe('an Arabic payslip', () => {
  test('has its amounts, days and dates in the digits of the screen and leaves what was typed as it is', async () => {
    const texts = await textsOf(slipOf(), 'ar');
    expect(texts).toEqual(expect.arrayContaining(['Mariam Al Hashimi', 'E-0042', 'Palm Clinics']));
    const drawn = texts.join('');
    for (const number of ['6,249.75', '6,400.00', '150.25', '2025']) expect(drawn).toContain(number);
    expect(drawn).not.toMatch(/[٠-٩٬٫]/);
  });

  test('is drawn in an Arabic font without a missing letter', async () => {
    const pdf = await payslipPdf(slipOf(), 'ar');
    expect(pdf.toString('latin1')).toContain('NotoNaskhArabic-SemiBold');
    expect(textsInPdf(pdf).join('')).not.toContain('\ufffd');
  });

  test('has the native name first, an English one has it second', () => {
    const slip = slipOf({ employee: { ...slipOf().employee, nativeName: 'مريم' } });
    const [arabic, english] = [printedPayslip(slip, 'ar'), printedPayslip(slip, 'en')];
    expect([arabic.employee, arabic.otherName]).toEqual(['\u2068مريم\u2069', '\u2068Mariam Al Hashimi\u2069']);
    expect([english.employee, english.otherName]).toEqual(['\u2068Mariam Al Hashimi\u2069', '\u2068مريم\u2069']);
  });
});

describe('what people typed is text, never markup', () => {
  test.each([
    '#eval("1")',
    '=cmd()',
    '*bold* _it_',
    '$x^2$ `r`',
    '@ref <tag>',
    '// gone /* too',
    '\\u{41} \\ #',
    '"]) #panic()',
    "- - ... ~ 'quoted'",
  ])('%s is printed as typed', async (name) => {
    expect(await textsOf(named(name), 'en')).toContain(name);
  });

  test('an Arabic name stands in an English slip, in an Arabic font', async () => {
    const pdf = await payslipPdf(named('سالم بن عبد الله'), 'en');
    expect(pdf.toString('latin1')).toContain('NotoNaskhArabic-SemiBold');
    expect(textsInPdf(pdf).join('')).not.toContain('\ufffd');
  });

  test('a name of 200 letters without a space breaks into lines on the one page', async () => {
    const pdf = await payslipPdf(named('W'.repeat(200)), 'en');
    expect(pagesOf(pdf)).toBe(1);
    const runs = textsInPdf(pdf).filter((text) => /^W+$/.test(text));
    expect(runs.join('')).toHaveLength(200);
    expect(runs.length).toBeGreaterThan(3);
  });
});

test('the same slip gives the same bytes', async () => {
  const first = await payslipPdf(slipOf(), 'ar');
  await payslipPdf(named('Someone Else'), 'en');
  expect(first.equals(await payslipPdf(slipOf(), 'ar'))).toBe(true);
});

test('other work goes on between many slips asked for at once', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await Promise.all(Array.from({ length: 20 }, () => payslipPdf(slipOf(), 'en')));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
