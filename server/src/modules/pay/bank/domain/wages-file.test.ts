import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { say } from '../../../../platform/text';
import { dividePayees, lacksForFormat } from './divide-payees';
import type { Paid, Payee, PayeeAccount, Payer, PaymentFacts, PayParts, WagesFormat } from './payment';
import { formatsIn } from './payment-formats';
import { paymentFile } from './payment-file';
import { wagesLayouts } from './wages-layouts';

const payers: Record<WagesFormat, Payer> = {
  qa_wps: payerIn('QA', { iban: 'QA58DOHB00001234567890ABCDEFG', employerId: '1234567', bankShortName: 'QNB' }),
  om_wps: payerIn('OM', { iban: 'OM810180000001299123456', tradeLicenceNo: '1046-750', bankShortName: 'BMCT' }),
  sa_wps: payerIn('SA', {
    iban: 'SA0380000000608010167519',
    bic: 'RJHISARI',
    employerId: '71234567',
    customerNo: '4400112233',
  }),
};
const accounts: Record<WagesFormat, PayeeAccount> = {
  qa_wps: accountOf({ iban: 'QA58DOHB00001234567890ABCDEFG', bankShortName: 'DBQ' }),
  om_wps: accountOf({ iban: 'OM810180000001299123456', bic: 'BMUSOMRX' }),
  sa_wps: accountOf({ iban: 'SA4420000001234567891234', bic: 'RIBLSARI' }),
};

function payerIn(country: string, more: Partial<Payer>): Payer {
  const empty = { bic: null, routingCode: null, employerId: null, tradeLicenceNo: null, bankShortName: null };
  return { name: 'Harbour', country, iban: null, customerNo: null, ...empty, ...more };
}
function accountOf(more: Partial<PayeeAccount>): PayeeAccount {
  const empty = { bic: null, routingCode: null, personCode: null, bankShortName: null };
  return { id: 'a', iban: '', holder: 'Mona Haddad', ...empty, ...more };
}
const factsOf = (format: WagesFormat): PaymentFacts => ({
  id: 'c0ffee',
  format,
  period: '2026-08',
  from: '2026-08-01',
  to: '2026-08-31',
  payDate: '2026-08-28',
  madeAt: '2026-08-27T09:05:07',
  serial: 2,
  currency: wagesLayouts[format].currency,
  payer: payers[format],
});
const partsOf = (more: Partial<PayParts> = {}): PayParts => ({
  basic: '8000',
  housing: '0',
  deductions: '0',
  socialInsurance: '0',
  extraHours: '0.00',
  deductionNames: [],
  ...more,
});
const payee = (format: WagesFormat, more: Partial<Payee> = {}): Paid =>
  ({
    payslipId: 's',
    employeeId: 'e',
    code: 'E-1',
    name: 'Mona Haddad',
    net: '8000.000',
    fixed: '8000.00',
    parts: partsOf(),
    nationalId: { qa_wps: '28412345678', om_wps: '75620501', sa_wps: '2412345678' }[format],
    passportNo: null,
    calendarDays: 31,
    unpaidDays: 0,
    isHeld: false,
    account: accounts[format],
    waitingAccount: null,
    ...more,
  }) as Paid;

it('the file of Qatar is a header and a row for each, and adds up', () => {
  const file = paymentFile(factsOf('qa_wps'), [
    // Paid 10,250.50 after 500 off: beside a basic salary of 8,000 there were 2,750.50.
    payee('qa_wps', {
      name: 'Haddad, Mona',
      net: '10250.500',
      unpaidDays: 4,
      parts: partsOf({
        deductions: '400',
        socialInsurance: '100',
        extraHours: '6.50',
        deductionNames: ['Loan', 'Fine, late'],
      }),
    }),
    payee('qa_wps', { code: 'E-2', name: 'منى حداد', nationalId: '٢٨٤ ١٢٣٤-٥٦٧٨' }),
  ]);
  expect(file).toEqual({
    name: 'SIF_01234567_QNB_20260827_0905.csv',
    mimeType: 'text/csv; charset=utf-8',
    count: 2,
    total: '18250.50',
    content:
      'Employer EID,File Creation Date,File Creation Time,Payer EID,Payer QID,Payer Bank Short Name,' +
      'Payer IBAN,Salary Year and Month,Total Salaries,Total Records,SIF Version\r\n' +
      '01234567,20260827,0905,01234567,,QNB,QA58DOHB00001234567890ABCDEFG,202608,18250.50,2,1\r\n' +
      'Record Sequence,Employee QID,Employee Visa ID,Employee Name,Employee Bank Short Name,' +
      'Employee Account,Salary Frequency,Number of Working days,Net Salary,Basic Salary,Extra hours,' +
      'Extra income,Deductions,Payment Type,Notes / Comments,Housing Allowance,Food Allowance,' +
      'Transportation Allowance,Over Time Allowance,Deduction Reason Code,Extra Field 1,Extra Field 2\r\n' +
      '1,28412345678,,Haddad Mona,DBQ,QA58DOHB00001234567890ABCDEFG,M,27,10250.50,8000.00,6.50,2750.50,' +
      '500.00,Normal Payment,Loan; Fine late,0.00,0.00,0.00,0.00,99,0.00,0.00\r\n' +
      '2,28412345678,,منى حداد,DBQ,QA58DOHB00001234567890ABCDEFG,M,31,8000.00,8000.00,0.00,0.00,0.00,' +
      'Normal Payment,,0.00,0.00,0.00,0.00,0,0.00,0.00\r\n',
  });
});

it('the file of Oman tells three decimals, social insurance by itself and who has a passport alone', () => {
  const file = paymentFile(factsOf('om_wps'), [
    // 450 and 62.255 less 5.125 and 31.500 is 475.630.
    payee('om_wps', {
      net: '475.630',
      parts: partsOf({
        basic: '450',
        deductions: '5.125',
        socialInsurance: '31.5',
        deductionNames: ['Fine', 'Pension'],
      }),
    }),
    payee('om_wps', {
      code: '=2',
      name: '=SUM(A1)',
      net: '300.001',
      nationalId: null,
      passportNo: 'j 1234567',
      parts: partsOf({ basic: '300.001' }),
    }),
  ]);
  expect(file).toEqual({
    name: 'SIF_1046750_BMCT_20260827_002.csv',
    mimeType: 'text/csv; charset=utf-8',
    count: 2,
    total: '775.631',
    content:
      'Employer CR-NO,Payer CR-NO,Payer Bank Short Name,Payer Account Number,Salary Year,Salary Month,' +
      'Total Salaries,Number Of Records,Payment Type\r\n' +
      '1046750,1046750,BMCT,OM810180000001299123456,2026,08,775.631,2,Salary\r\n' +
      'Employee ID Type,Employee ID,Reference Number,Employee Name,Employee BIC Code,Employee Account,' +
      'Salary Frequency,Number Of Working days,Net Salary,Basic Salary,Extra Hours,Extra Income,Deductions,' +
      'Social Security Deductions,Notes / Comments\r\n' +
      'C,75620501,E-1,Mona Haddad,BMUSOMRX,OM810180000001299123456,M,31,475.630,450.000,0.00,62.255,5.125,' +
      '31.500,Fine; Pension\r\n' +
      'P,J1234567,2,SUM(A1),BMUSOMRX,OM810180000001299123456,M,31,300.001,300.001,0.00,0.000,0.000,0.000,\r\n',
  });
});

it('the file of Saudi Arabia tells housing by itself, takes tabs out of names and ends with a line', () => {
  const file = paymentFile(factsOf('sa_wps'), [
    // 8,000, 2,000 of housing and 350.25 less 975.25 is 9,375.
    payee('sa_wps', {
      net: '9375.000',
      account: { ...accounts.sa_wps, holder: 'Mona\tAbdulrahman "Mo" bint Khalid Al-Haddad' },
      parts: partsOf({
        housing: '2000',
        deductions: '0.25',
        socialInsurance: '975',
        deductionNames: ['Rounding', 'GOSI'],
      }),
    }),
    payee('sa_wps', { account: { ...accounts.sa_wps, holder: '-منى, حداد' } }),
  ]);
  expect(file).toEqual({
    name: 'WPS_20260827002.txt',
    mimeType: 'text/plain; charset=utf-8',
    count: 2,
    total: '17375.00',
    content:
      '[DEST-ID]\t[ESTB-ID]\t[BANK-ACC]\t[32A-CCY]\t[32A-VAL]\t[32A-AMT]\t[D-DATE]\t[FILE-REF]\t' +
      '[FILE-REJCDE]\t[MOL-ESTBID]\r\n' +
      'RJHI\t4400112233\tSA0380000000608010167519\tSAR\t20260828\t17375.00\t\t20260827002\t\t71234567\r\n' +
      '[32B-AMT]\t[59-ACC]\t[59-NAME]\t[57-BANK]\t[70-DET]\t[RET-CODE]\t[MOL-BAS]\t[MOL-HAL]\t[MOL-OEA]\t' +
      '[MOL-DED]\t[MOL-ID]\t[TRN-REF]\t[TRN-STATUS]\t[TRN-DATE]\r\n' +
      '9375.00\tSA4420000001234567891234\tMona Abdulrahman Mo bint Khalid Al-\tRIBL\t\t\t8000.00\t2000.00\t' +
      '350.25\t975.25\t2412345678\t\t\t\r\n' +
      '8000.00\tSA4420000001234567891234\tمنى, حداد\tRIBL\t\t\t8000.00\t0.00\t0.00\t0.00\t2412345678\t\t\t\r\n' +
      '-\r\n',
  });
});

it('what a correction takes back of earnings is a deduction: 8,000 less 600 of a bonus', () => {
  const one = payee('sa_wps', { net: '7400', parts: partsOf({ housing: '100' }) });
  expect(paymentFile(factsOf('sa_wps'), [one]).content).toContain('\t8000.00\t0.00\t0.00\t600.00\t');
});

it.each<[string, WagesFormat, Partial<Payee>, string]>([
  ['who has no QID', 'qa_wps', { nationalId: null }, 'no_identity_number'],
  ['whose QID has a letter', 'qa_wps', { nationalId: '2841234567Z' }, 'no_identity_number'],
  ['whose QID is short', 'qa_wps', { nationalId: '2841234567' }, 'no_identity_number'],
  ['whose bank has no short name', 'qa_wps', { account: accountOf({ iban: 'QA58' }) }, 'no_bank_short_name'],
  [
    'whose account is abroad',
    'qa_wps',
    { account: accountOf({ iban: 'DE89', bankShortName: 'DBQ' }) },
    'account_abroad',
  ],
  ['whose payslip has no basic salary', 'qa_wps', { parts: partsOf({ basic: '0' }) }, 'no_basic_salary'],
  ['whose name is signs alone', 'qa_wps', { name: '=-+' }, 'no_name'],
  ['who has neither number', 'om_wps', { nationalId: null }, 'no_identity_number'],
  ['whose civil number begins with a zero', 'om_wps', { nationalId: '07562050' }, 'no_identity_number'],
  ['whose account has no BIC', 'om_wps', { account: accountOf({ iban: 'OM81' }) }, 'no_bic'],
  ['whose account has no BIC', 'sa_wps', { account: accountOf({ iban: 'SA44' }) }, 'no_bic'],
  ['whose number is no Saudi one', 'sa_wps', { nationalId: '3412345678' }, 'no_identity_number'],
  ['who is held', 'sa_wps', { isHeld: true, nationalId: null }, 'held'],
])('%s is excluded from %s', (_who, format, more, why) => {
  const { currency } = wagesLayouts[format];
  expect(dividePayees([payee(format, more)], format, currency)).toMatchObject({ paid: [], excluded: [{ why }] });
  expect(dividePayees([payee(format)], format, currency).excluded).toEqual([]);
});

it.each<[string, WagesFormat, Partial<Payer>, string, RegExp]>([
  ['of a company elsewhere', 'qa_wps', { country: 'AE' }, 'QAR', /in Qatar that pay in QAR/],
  ['of pay in another currency', 'om_wps', {}, 'USD', /in Oman that pay in OMR/],
  ['without an establishment number', 'qa_wps', { employerId: null }, 'QAR', /up to 8 digits/],
  ['without the short name of the bank', 'qa_wps', { bankShortName: null }, 'QAR', /short name/],
  ['without an account', 'qa_wps', { iban: null }, 'QAR', /IBAN/],
  ['from an account abroad', 'om_wps', { iban: 'AE070331234567890123456' }, 'OMR', /its own country/],
  ['without a registration', 'om_wps', { tradeLicenceNo: null }, 'OMR', /commercial registration/],
  ['with a registration of letters', 'om_wps', { tradeLicenceNo: 'CN-1046750' }, 'OMR', /commercial registration/],
  ['without the BIC', 'sa_wps', { bic: null }, 'SAR', /BIC/],
  ['without the number at the bank', 'sa_wps', { customerNo: null }, 'SAR', /the bank knows/],
  ['without the number at the ministry', 'sa_wps', { employerId: '7' }, 'SAR', /ministry/],
])('a file %s is refused: %s', (_what, format, more, currency, message) => {
  expect(say(lacksForFormat(format, { ...payers[format], ...more }, currency)!, 'en')).toMatch(message);
  expect(lacksForFormat(format, payers[format], wagesLayouts[format].currency)).toBeNull();
});

it.each([
  ['AE', ['csv', 'sepa', 'wps']],
  ['QA', ['csv', 'sepa', 'qa_wps']],
  ['OM', ['csv', 'sepa', 'om_wps']],
  ['SA', ['csv', 'sepa', 'sa_wps']],
  ['BH', ['csv', 'sepa']],
])('a company in %s may choose %j', (country, formats) => expect(formatsIn(country)).toEqual(formats));

describe('of any pay and any names', () => {
  const formats = fc.constantFrom<WagesFormat>('qa_wps', 'om_wps', 'sa_wps');
  const cents = fc.nat(9_000_000);

  it('a file has a line for each, the columns of its layout, and never what a spreadsheet runs', () => {
    fc.assert(
      fc.property(formats, fc.string({ unit: 'grapheme' }), (format, text) => {
        const { separator, rows } = wagesLayouts[format];
        const one = payee(format, {
          name: text,
          parts: partsOf({ deductions: '1', deductionNames: [text] }),
          account: { ...accounts[format], holder: text },
        });
        const lines = paymentFile(factsOf(format), [one, one]).content.split('\r\n');
        expect(lines).toHaveLength(format === 'sa_wps' ? 7 : 6);
        const cells = lines[3]!.split(separator);
        expect(cells).toHaveLength(rows.length);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@|%]|["\r\n]/);
      }),
    );
  });

  it('net is basic salary and other earnings less deductions, none below zero', () => {
    fc.assert(
      fc.property(formats, cents, cents, cents, cents, cents, (format, ...amounts) => {
        const { currency, rows, separator } = wagesLayouts[format];
        const [net, basic, housing, deductions, socialInsurance] = amounts.map((each) =>
          formatMoney(BigInt(each), currency),
        ) as [string, string, string, string, string];
        const parts = partsOf({ basic, housing, deductions, socialInsurance });
        const line = paymentFile(factsOf(format), [payee(format, { net, parts })]).content.split('\r\n')[3]!;
        const told = (value: string): bigint => {
          const at = rows.findIndex((column) => column.value === value);
          return at < 0 ? 0n : parseMoney(line.split(separator)[at]!, currency);
        };
        const plus = ['basic', 'housing', 'otherEarnings', 'allEarnings'].map(told);
        const minus = ['deductions', 'socialInsurance', 'allDeductions'].map(told);
        const sum = (each: bigint[]): bigint => each.reduce((all, one) => all + one, 0n);
        expect(sum(plus) - sum(minus)).toBe(told('net'));
        expect(told('net')).toBe(BigInt(amounts[0]));
        for (const each of [...plus, ...minus]) expect(each).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
