import { say } from '../../../../platform/text';
import { settlement, type SettlementFacts } from './settlement';
import { annual, facts } from './settlement.fixture';

const lineOf = (of: SettlementFacts, code: string) => settlement(of).lines.find((line) => line.code === code)!;

describe('leave not taken, basic salary 6,000 and wage 8,000', () => {
  it.each<[string, string, string, string, string, string]>([
    // Federal Decree-Law 33/2021 Art. 29 (9): accrued leave by the basic salary; 6000 ÷ 30 × 12.
    ['AE', '2024-12-31', '12', '0', '2400.00', 'Art. 29 (9)'],
    // Federal Law 8/1980 Art. 79: by the pay received; 8000 ÷ 30 × 12.
    ['AE', '2022-02-01', '12', '0', '3200.00', 'Art. 79'],
    // Saudi labour law Art. 111: the wage of the days of leave; 8000 ÷ 30 × 12 and × 7.5.
    ['SA', '2024-12-31', '12', '0', '3200.00', 'Art. 111'],
    ['SA', '2024-12-31', '7.5', '0', '2000.00', 'Art. 111'],
    // Parts of the last year count by what was served of it, so what was granted beyond is not paid: 6000 ÷ 30 × (12 −
    // 4.5).
    ['AE', '2024-12-31', '12', '4.5', '1500.00', 'Art. 29 (9)'],
    // Kuwaiti Law 6/2010: a day is a twenty-sixth of the wage; 8000 ÷ 26 × 12.
    ['KW', '2024-12-31', '12', '0', '3692.31', 'twenty-sixth of the wage'],
    // Oman under both laws, and Qatar: by the basic salary; 6000 ÷ 30 × 12.
    ['OM', '2024-12-31', '12', '0', '2400.00', 'Royal Decree 53/2023'],
    ['OM', '2023-07-25', '12', '0', '2400.00', 'Royal Decree 35/2003'],
    ['QA', '2024-12-31', '12', '0', '2400.00', 'Law 14/2004'],
    ['BH', '2026-12-31', '12', '0', '2400.00', 'Law 36/2012, Arts. 47 and 59'],
    ['AE', '2024-12-31', '-3', '0', '0.00', 'not taken back'],
    ['PT', '2024-12-31', '12', '0', '2400.00', 'Rule of the product'],
  ])('%s on %s, %s days less %s, pays %s', (country, lastDay, left, unearned, amount, rule) => {
    const line = lineOf(facts(country, { leave: [{ ...annual, left, unearned }] }, { lastDay }), 'LEAVE:ANNUAL');
    expect(line).toMatchObject({ value: amount, kind: 'addition', section: 'leave' });
    expect(say(line.reason, 'en')).toContain(rule);
  });
});

describe('pay in place of notice, wage 8,000', () => {
  it.each<[string, string, 'employer' | 'employee', number | null, number, 'addition' | 'deduction', string]>([
    // Federal Decree-Law 33/2021 Art. 43: no less than 30 days; who cuts it short pays the wage of the rest: 8000 ÷ 30
    // × 30, × 10.
    ['AE', '2024-12-31', 'employer', null, 0, 'addition', '8000.00'],
    ['AE', '2024-12-31', 'employee', null, 20, 'deduction', '2666.67'],
    ['AE', '2024-12-31', 'employee', 90, 30, 'deduction', '16000.00'],
    ['AE', '2024-12-31', 'employer', null, 30, 'addition', '0.00'],
    ['AE', '2024-12-31', 'employer', null, 45, 'addition', '0.00'],
    // Saudi labour law Arts. 75 and 76: 60 days since 18 October 2015; since 19 February 2025 an employee gives 30.
    ['SA', '2024-12-31', 'employee', null, 0, 'deduction', '16000.00'],
    ['SA', '2025-02-18', 'employee', null, 0, 'deduction', '16000.00'],
    ['SA', '2025-02-19', 'employee', null, 0, 'deduction', '8000.00'],
    ['SA', '2025-02-19', 'employer', null, 0, 'addition', '16000.00'],
    // Oman: thirty days of the wage. Kuwait: three months of it.
    ['OM', '2024-12-31', 'employer', null, 0, 'addition', '8000.00'],
    ['OM', '2023-07-25', 'employee', null, 15, 'deduction', '4000.00'],
    ['KW', '2024-12-31', 'employer', null, 0, 'addition', '24000.00'],
    ['KW', '2024-12-31', 'employee', null, 60, 'deduction', '8000.00'],
    // Qatar, hired on 1 January 2020: until 2020 a month in the first five years; since then two months of the basic
    // salary beyond two years, one up to them.
    ['QA', '2020-06-30', 'employer', null, 0, 'addition', '8000.00'],
    ['QA', '2021-12-31', 'employer', null, 0, 'addition', '6000.00'],
    ['QA', '2022-01-01', 'employer', null, 0, 'addition', '12000.00'],
    ['QA', '2024-12-31', 'employee', null, 30, 'deduction', '6000.00'],
    ['BH', '2026-12-31', 'employer', null, 10, 'addition', '4000.00'],
  ])('%s on %s, given by the %s, due %s, worked %s: %s of %s', (country, lastDay, by, due, served, kind, amount) => {
    expect(lineOf(facts(country, { notice: { by, due, served } }, { lastDay }), 'NOTICE')).toMatchObject({
      kind,
      value: amount,
    });
  });
});

it.each<[string, number, number | null, string, string]>([
  ['the contract where it says more than the law', 60, null, '16000.00', 'Days of notice by contract'],
  ['the law where the contract says less', 14, null, '8000.00', 'Days of notice by law'],
  ['what is told, whatever the contract says', 60, 45, '12000.00', 'Days of notice due'],
])('days of notice are those of %s', (_, contract, due, amount, name) => {
  const line = lineOf(
    facts('AE', { notice: { by: 'employer', due, served: 0, contract } }, { lastDay: '2024-12-31' }),
    'NOTICE',
  );
  expect(line.value).toBe(amount);
  expect(say(line.inputs.find((input) => input.name === 'due')!.label, 'en')).toBe(name);
});

describe('what may be taken of what is due', () => {
  // Award of five years by basic salary 6,000 in the Emirates: 21,000, by the plain rule, which counts leap days:
  // 21,000 + 6,000 × 2 ÷ 365 = 21,032.88. By wage 8,000 in Saudi Arabia: 20,000.
  const loanOf = (principal: string) => [{ reason: 'Car', principal, interest: '0.00' }];
  const fine = (amount: string) => [{ kind: 'deduction' as const, title: 'Damage', amount, reason: 'Broken' }];
  it.each<[string, string, Partial<SettlementFacts>, string | null, string, string]>([
    [
      'Federal Decree-Law 33/2021 Art. 25 (2): no more than half, 21,000 ÷ 2',
      'AE',
      { loans: loanOf('15000.00') },
      '10500.00',
      '10500.00',
      '4500.00',
    ],
    ['up to half is taken whole', 'AE', { loans: loanOf('10500.00') }, null, '10500.00', '0.00'],
    [
      'of everything together',
      'AE',
      { loans: loanOf('8000.00'), others: fine('4000') },
      '10500.00',
      '10500.00',
      '1500.00',
    ],
    [
      'Saudi labour law Art. 92 (1): for loans no more than a tenth, 20,000 ÷ 10',
      'SA',
      { loans: loanOf('5000.00') },
      '2000.00',
      '18000.00',
      '3000.00',
    ],
    [
      'beside what else is taken',
      'SA',
      { loans: loanOf('5000.00'), others: fine('3000') },
      '5000.00',
      '15000.00',
      '3000.00',
    ],
    [
      'with their written consent the loan too',
      'SA',
      { loans: loanOf('5000.00'), loansConsent: true },
      null,
      '15000.00',
      '0.00',
    ],
    [
      'Art. 93: and no more than half all the same',
      'SA',
      { loans: loanOf('15000.00'), loansConsent: true },
      '10000.00',
      '10000.00',
      '5000.00',
    ],
    ['where no limit is on file all is taken', 'PT', { loans: loanOf('15000.00') }, null, '6032.88', '0.00'],
  ])('%s', (_, country, more, limit, net, owed) => {
    const all = settlement(facts(country, more));
    expect([all.lines.find(({ code }) => code === 'LIMIT')?.value ?? null, all.net, all.owed]).toEqual([
      limit,
      net,
      owed,
    ]);
  });

  const cars = [
    { reason: 'Car', principal: '6000.00', interest: '0.00' },
    { reason: 'School', principal: '6000.00', interest: '50.00' },
  ];
  it.each<[string, string, Partial<SettlementFacts>, string[], string[]]>([
    [
      'half of 21,000: the older loan whole, of the other what is left',
      'AE',
      { loans: cars },
      ['6000.00', '4500.00'],
      ['LOAN_REST:2 1550.00'],
    ],
    [
      'other claims first, for nothing else keeps their rest',
      'AE',
      { loans: cars, others: fine('5000') },
      ['5500.00', '0.00'],
      ['LOAN_REST:1 500.00', 'LOAN_REST:2 6050.00'],
    ],
    [
      'claims beyond the limit leave nothing for loans',
      'AE',
      { loans: cars, others: fine('12000') },
      ['0.00', '0.00'],
      ['LOAN_REST:1 6000.00', 'LOAN_REST:2 6050.00'],
    ],
    [
      'a tenth of 20,000 for loans',
      'SA',
      { loans: cars },
      ['2000.00', '0.00'],
      ['LOAN_REST:1 4000.00', 'LOAN_REST:2 6050.00'],
    ],
    ['taken whole nothing stays', 'SA', { loans: loanOf('2000.00') }, ['2000.00'], []],
    [
      'no limit, but no more than is due: 6,032.88 of 12,050',
      'PT',
      { loans: cars, others: fine('15000') },
      ['6000.00', '32.88'],
      ['LOAN_REST:2 6017.12'],
    ],
  ])('leaves with each loan what is not taken of it: %s', (_, country, more, taken, rests) => {
    const { loansTaken, lines } = settlement(facts(country, more));
    expect(loansTaken).toEqual(taken);
    expect(
      lines.filter(({ code }) => code.startsWith('LOAN_REST')).map(({ code, value }) => `${code} ${value}`),
    ).toEqual(rests);
  });

  const open = [{ reason: 'Windscreen', date: '2024-10-01', amount: '1200', taken: '600' }];
  it.each<[string, string, Partial<SettlementFacts>, string[], string, string]>([
    ['1,200 less the 600 that payslips took, from 21,000', 'AE', { open }, ['ONE_OFF:1 600.00'], '20400.00', '0.00'],
    [
      'and what the last payslip carried forward',
      'AE',
      { open, carriedForward: '50.000' },
      ['ONE_OFF:1 600.00', 'BROUGHT_FORWARD 50.00'],
      '20350.00',
      '0.00',
    ],
    ['nothing where no more was carried than was taken since', 'AE', { carriedForward: '0' }, [], '21000.00', '0.00'],
    [
      'before loans, within half of what is due: 10,500 − 650 of the loan',
      'AE',
      { open, carriedForward: '50', loans: loanOf('15000.00') },
      ['LOAN:1 15000.00', 'ONE_OFF:1 600.00', 'BROUGHT_FORWARD 50.00'],
      '10500.00',
      '5150.00',
    ],
  ])('takes what payslips left: %s', (_, country, more, lines, net, owed) => {
    const all = settlement(facts(country, more));
    expect([
      all.lines.filter(({ kind }) => kind === 'deduction').map(({ code, value }) => `${code} ${value}`),
      all.net,
      all.owed,
    ]).toEqual([lines, net, owed]);
    expect(all.inputsHash === settlement(facts(country)).inputsHash).toBe(lines.length === 0);
  });

  it('is told with its rule, and what is left with who owes it', () => {
    const { lines } = settlement(facts('SA', { loans: loanOf('5000.00') }));
    expect(lines.slice(-3).map(({ code, value }) => [code, value])).toEqual([
      ['LIMIT', '2000.00'],
      ['NET', '18000.00'],
      ['OWED', '3000.00'],
    ]);
    expect(lines.at(-3)).toMatchObject({
      formula: 'min(min(loans, due × 10 %) + others, due × 50 %)',
      reason: { en: expect.stringContaining('Arts. 92 (1) and 93') },
    });
    expect(lines.at(-2)).toMatchObject({
      formula: 'l1 − l2 + owed',
      reason: { en: expect.stringContaining('3,000.00 SAR may not be taken') },
    });
    expect(lines.at(-1)!.formula).toBe('net − (l1 − l2)');
  });
});

describe('what is provided for the award is told beside it and pays nothing', () => {
  it.each([
    ['less than the award of 21,000', '20000.000', '20000.00', /1,000\.00 AED more: a charge/],
    ['all of it', '21000.000', '21000.00', /covers the award/],
    ['more', '21500.500', '21500.50', /500\.50 AED less: the provision frees/],
  ])('%s', (_, amount, value, reason) => {
    const provided = facts('AE', { provided: { month: '2024-11', amount } });
    const line = lineOf(provided, 'PROVIDED');
    expect(line).toMatchObject({
      value,
      section: 'award',
      inputs: [{ label: { en: 'Provision at the end of November 2024' } }],
      reason: { en: expect.stringMatching(reason), ar: expect.stringContaining('للحسابات') },
    });
    expect(line.kind).toBeUndefined();
    expect([settlement(provided).net, settlement(provided).inputsHash]).toEqual([
      settlement(facts('AE')).net,
      settlement(facts('AE')).inputsHash,
    ]);
  });
});

test('an asset not returned and the ticket home are lines of their own', () => {
  const others = [
    {
      category: 'asset' as const,
      kind: 'deduction' as const,
      title: 'Laptop',
      amount: '3000',
      reason: 'Not handed in',
    },
    { category: 'ticket' as const, kind: 'addition' as const, title: 'Manila', amount: '1200', reason: 'By contract' },
    { category: null, kind: 'addition' as const, title: 'Thanks', amount: '5', reason: 'Said so' },
  ];
  const lines = settlement(facts('AE', { others })).lines.filter(({ section }) => section === 'others');
  expect(
    lines.map(({ code, kind, name, value, reason }) => [
      code,
      kind,
      say(name, 'en'),
      say(name, 'ar'),
      value,
      say(reason, 'en'),
    ]),
  ).toEqual([
    ['ASSET:1', 'deduction', 'Asset not returned: Laptop', 'عهدة لم تُعد: Laptop', '3000.00', 'Not handed in'],
    ['TICKET:2', 'addition', 'Repatriation ticket: Manila', 'تذكرة العودة إلى الوطن: Manila', '1200.00', 'By contract'],
    ['OTHER:3', 'addition', 'Thanks', 'Thanks', '5.00', 'Said so'],
  ]);
});
