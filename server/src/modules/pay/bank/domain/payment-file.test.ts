import { say } from '../../../../platform/text';
import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { safeCell } from './csv-payment';
import { dividePayees, lacksForFormat } from './divide-payees';
import type { Paid, Payee, PaymentFacts, PaymentFormat } from './payment';
import { sumOf } from './sum';
import { paymentFile } from './payment-file';

const account = {
  id: 'a',
  iban: 'AE070331234567890123456',
  holder: 'Mona Haddad',
  bic: 'EBILAEAD',
  routingCode: '033123456',
  personCode: '12345678901234',
  bankShortName: null,
};
const payer = {
  name: 'Harbour & Co',
  iban: 'AE070331234567890123456',
  bic: null,
  routingCode: '033000001',
  employerId: '447100',
  country: 'AE',
  tradeLicenceNo: null,
  bankShortName: null,
  customerNo: null,
};
const facts = (format: PaymentFormat, more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id: 'c0ffee',
  format,
  period: '2026-08',
  from: '2026-08-01',
  to: '2026-08-31',
  payDate: '2026-08-28',
  madeAt: '2026-08-27T09:05:07',
  serial: 1,
  currency: 'AED',
  payer,
  ...more,
});
const payee = (more: Partial<Payee> = {}): Payee => ({
  payslipId: 's',
  employeeId: 'e',
  code: 'E-1',
  name: 'Mona Haddad',
  net: '10000.500',
  fixed: '8000.00',
  parts: {
    basic: '8000.00',
    housing: '0',
    deductions: '0',
    socialInsurance: '0',
    extraHours: '0.00',
    deductionNames: [],
  },
  nationalId: null,
  passportNo: null,
  calendarDays: 31,
  unpaidDays: 0,
  isHeld: false,
  account,
  waitingAccount: null,
  ...more,
});
const paid = (more: Partial<Payee> = {}) => payee(more) as Paid;

describe('who is paid', () => {
  it.each([
    ['who is held', payee({ isHeld: true }), 'csv', 'held'],
    ['who has no account', payee({ account: null }), 'csv', 'no_account'],
    [
      'whose account waits for a second person',
      payee({ account: null, waitingAccount: 'pending' }),
      'csv',
      'not_verified',
    ],
    ['whose new account cannot be used yet', payee({ account: null, waitingAccount: 'cooling' }), 'csv', 'cooling'],
    [
      'who has no routing code, in wages protection',
      payee({ account: { ...account, routingCode: null } }),
      'wps',
      'no_routing_code',
    ],
    [
      'whose person code is short, in wages protection',
      payee({ account: { ...account, personCode: '123' } }),
      'wps',
      'no_person_code',
    ],
    [
      'who has no name in Latin letters, in a credit transfer',
      payee({ name: '陈伟', account: { ...account, holder: '陈伟' } }),
      'sepa',
      'no_latin_name',
    ],
  ] as const)('%s is left out', (_who, one, format, why) => {
    expect(dividePayees([one], format, 'AED')).toEqual({
      paid: [],
      excluded: [{ payslipId: 's', employeeId: 'e', code: 'E-1', name: one.name, amount: '10000.50', why }],
    });
  });

  it('who is owed nothing is neither paid nor left out', () => {
    expect(dividePayees([payee({ net: '0.000', account: null })], 'csv', 'AED')).toEqual({ paid: [], excluded: [] });
  });

  it('in any company, what is paid and what is left out are together what is owed', () => {
    const some = fc.record({ cents: fc.nat(9_000_000), isHeld: fc.boolean(), has: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 40 }),
        fc.constantFrom<PaymentFormat>('csv', 'sepa', 'wps'),
        (people, format) => {
          const payees = people.map(({ cents, isHeld, has }) =>
            payee({ net: formatMoney(BigInt(cents), 'AED'), isHeld, account: has ? account : null }),
          );
          const { paid: those, excluded } = dividePayees(payees, format, 'AED');
          const file = paymentFile(facts(format), those);
          expect(
            parseMoney(file.total, 'AED') +
              parseMoney(
                sumOf(
                  excluded.map(({ amount }) => amount),
                  'AED',
                ),
                'AED',
              ),
          ).toBe(
            parseMoney(
              sumOf(
                payees.map(({ net }) => net),
                'AED',
              ),
              'AED',
            ),
          );
          expect(file.count).toBe(those.length);
        },
      ),
    );
  });
});

describe('the list for a bank', () => {
  it('has one line a person', () => {
    expect(paymentFile(facts('csv'), [paid()])).toEqual({
      name: 'payment-2026-08.csv',
      mimeType: 'text/csv; charset=utf-8',
      count: 1,
      total: '10000.50',
      content:
        'Employee no.,Account holder,IBAN,BIC,Routing code,Amount,Currency,Pay date,Reference\r\n' +
        'E-1,Mona Haddad,AE070331234567890123456,EBILAEAD,033123456,10000.50,AED,2026-08-28,Salary 2026-08 E-1\r\n',
    });
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+971', "'+971"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['Haddad, Mona', '"Haddad, Mona"'],
    ['Mona "Mo",', '"Mona ""Mo"","'],
    ['two\nlines', 'two lines'],
  ])('writes %j as %j', (text, cell) => expect(safeCell(text)).toBe(cell));

  it('never lets a name be run as a formula or break its line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = safeCell(text);
        expect(cell).not.toMatch(/^"?[=+\-@]|[\r\n\t]/);
      }),
    );
  });
});

describe('the credit transfer', () => {
  const { content, total, count } = paymentFile(facts('sepa', { currency: 'EUR' }), [
    paid(),
    paid({ code: 'E<2', net: '0.05', account: { ...account, holder: 'A & B', bic: null } }),
  ]);

  it('tells number and sum twice, as they are', () => {
    expect([count, total]).toEqual([2, '10000.55']);
    expect(content.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>10000.55<\/CtrlSum>/g)).toHaveLength(2);
    expect(content.match(/<InstdAmt Ccy="EUR">[\d.]+</g)).toEqual([
      '<InstdAmt Ccy="EUR">10000.50<',
      '<InstdAmt Ccy="EUR">0.05<',
    ]);
  });

  it('names the day, the schema and the purpose', () => {
    for (const part of [
      'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      '<ReqdExctnDt><Dt>2026-08-28</Dt></ReqdExctnDt>',
      '<CreDtTm>2026-08-27T09:05:07</CreDtTm>',
      '<CtgyPurp><Cd>SALA</Cd></CtgyPurp>',
      '<Cd>SEPA</Cd>',
    ]) {
      expect(content).toContain(part);
    }
    expect(paymentFile(facts('sepa'), [paid()]).content).not.toContain('<Cd>SEPA</Cd>');
  });

  it('tells names and references in the characters of the schemes', () => {
    expect(content).toContain('<Nm>A + B</Nm>');
    expect(content).toContain('<EndToEndId>2026-08/E.2</EndToEndId>');
    expect(content).toContain('<Nm>Harbour + Co</Nm>');
    const arabic = paid({ code: '/_#', name: 'Mona Haddad', account: { ...account, holder: 'منى حداد' } });
    expect(paymentFile(facts('sepa'), [arabic]).content).toMatch(
      /<EndToEndId>2026-08\/-<\/EndToEndId>[\s\S]*<Nm>Mona Haddad<\/Nm>/,
    );
  });
});

describe('the salary information file', () => {
  it('has a record for each and one for all', () => {
    const file = paymentFile(facts('wps'), [paid(), paid({ net: '7500.00', fixed: '9000.00', unpaidDays: 4 })]);
    expect(file).toMatchObject({ name: '0000000447100260827090507.SIF', count: 2, total: '17500.50' });
    expect(file.content).toBe(
      'EDR,12345678901234,033123456,AE070331234567890123456,2026-08-01,2026-08-31,31,8000.00,2000.50,0\r\n' +
        'EDR,12345678901234,033123456,AE070331234567890123456,2026-08-01,2026-08-31,31,7500.00,0.00,4\r\n' +
        'SCR,0000000447100,033000001,2026-08-27,0905,082026,2,17500.50,AED,Salaries 2026-08\r\n',
    );
  });

  it('fixed and variable pay are together what is paid', () => {
    const cents = fc.integer({ min: 1, max: 9_000_000 });
    fc.assert(
      fc.property(cents, cents, (net, fixed) => {
        const { content } = paymentFile(facts('wps'), [
          paid({ net: formatMoney(BigInt(net), 'AED'), fixed: formatMoney(BigInt(fixed), 'AED') }),
        ]);
        const cells = content.split('\r\n')[0]!.split(',');
        expect(parseMoney(cells[7]!, 'AED') + parseMoney(cells[8]!, 'AED')).toBe(BigInt(net));
      }),
    );
  });
});

it.each([
  ['wages protection in riyals', 'wps', {}, 'SAR', /dirhams/],
  ['wages protection without an establishment number', 'wps', { employerId: 'CN-1' }, 'AED', /establishment/],
  ['wages protection without the bank’s code', 'wps', { routingCode: '1' }, 'AED', /routing code/],
  ['a credit transfer without an account', 'sepa', { iban: null }, 'EUR', /IBAN/],
  ['a credit transfer of a company without a Latin name', 'sepa', { name: 'ميناء' }, 'EUR', /Latin/],
] as const)('%s is refused', (_what, format, more, currency, message) => {
  expect(say(lacksForFormat(format, { ...payer, ...more }, currency)!, 'en')).toMatch(message);
  expect(lacksForFormat(format, payer, format === 'sepa' ? 'EUR' : 'AED')).toBeNull();
});
