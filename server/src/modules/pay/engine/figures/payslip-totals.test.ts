import type { PayLine } from '../payslip';
import { explainYear, totalsOf } from './payslip-totals';

const line = (code: string, kind: PayLine['kind'], amount: string) => ({
  code,
  kind,
  amount,
  name: { en: code.toLowerCase(), ar: code },
});
const told = (lines: Parameters<typeof totalsOf>[0]) =>
  totalsOf(lines, 'AED').map(
    ({ code, value, formula, inputs }) =>
      `${code} ${value}: ${formula} [${inputs.map((each) => each.value).join(' ')}]`,
  );

// The sums are those domain.md 4 has for HRA 3,000 and half the basic salary, less an unpaid day of a 30-day month.
it.each<[string, ReturnType<typeof line>[], string[]]>([
  [
    'net is every earning less every deduction, each with its sign',
    [
      line('BASIC', 'earning', '50000.00'),
      line('HRA', 'earning', '3000.00'),
      line('SPECIAL', 'earning', '25000.00'),
      line('LEAVE_UNPAID', 'deduction', '1666.67'),
    ],
    [
      'GROSS 78000.00: BASIC + HRA + SPECIAL [50000.00 3000.00 25000.00]',
      'DEDUCTIONS 1666.67: LEAVE_UNPAID [1666.67]',
      'NET 76333.33: BASIC + HRA + SPECIAL − LEAVE_UNPAID [50000.00 3000.00 25000.00 1666.67]',
    ],
  ],
  [
    'lines of one name are told apart by numbers',
    [line('BASIC', 'earning', '5000.00'), line('BASIC', 'earning', '6000.00')],
    [
      'GROSS 11000.00: BASIC + BASIC_2 [5000.00 6000.00]',
      'DEDUCTIONS 0.00: 0 []',
      'NET 11000.00: BASIC + BASIC_2 [5000.00 6000.00]',
    ],
  ],
  [
    'costs of the employer and information change no pay',
    [
      line('BASIC', 'earning', '4000.00'),
      line('PENSION', 'employer_cost', '500.00'),
      line('SC', 'information', '21000.00'),
    ],
    [
      'GROSS 4000.00: BASIC [4000.00]',
      'DEDUCTIONS 0.00: 0 []',
      'NET 4000.00: BASIC [4000.00]',
      'EMPLOYER_COST 500.00: PENSION [500.00]',
    ],
  ],
  [
    'what has settled more than it pays comes out below zero',
    [line('RETRO', 'deduction', '10.00')],
    ['GROSS 0.00: 0 []', 'DEDUCTIONS 10.00: RETRO [10.00]', 'NET -10.00: − RETRO [10.00]'],
  ],
])('%s', (_what, lines, expected) => expect(told(lines)).toEqual(expected));

describe('the year so far', () => {
  const slips = [
    { period: '2026-01', gross: '10000', deductions: '0', net: '10000', path: '/payslips/a' },
    { period: '2026-02', gross: '10000', deductions: '500', net: '9500', path: '/payslips/b' },
  ];
  it('is the payslips up to this one, each with its page', () => {
    const [gross, deductions, net] = explainYear(slips, null, 'AED');
    expect([gross, deductions, net].map((each) => each!.value)).toEqual(['20000.00', '500.00', '19500.00']);
    expect(net).toMatchObject({
      code: 'NET',
      formula: 'p1 + p2',
      inputs: [
        { label: { en: 'January 2026' }, value: '10000.00', path: '/payslips/a' },
        { value: '9500.00', path: '/payslips/b' },
      ],
    });
  });

  it('begins with pay from before payroll was run here', () => {
    const net = explainYear(slips, { gross: '22000', deductions: '1500.5' }, 'AED')[2]!;
    expect(net).toMatchObject({
      value: '39999.50',
      formula: 'brought + p1 + p2',
      inputs: [{ name: 'brought', value: '20499.50' }, {}, {}],
    });
    expect(net.inputs[0]).not.toHaveProperty('path');
  });
});
