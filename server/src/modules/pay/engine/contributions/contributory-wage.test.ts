import { formatMoney } from '../../../../kernel/numbers/money';
import { schemeOf } from '../../statutory/social-insurance/schemes';
import { contributoryWage, type ContributoryPay } from './contribution';

const pay = (allowances: ContributoryPay['allowances']): ContributoryPay => ({
  basicSalary: '10000',
  allowances,
});
const allowance = (
  purpose: 'housing' | 'transport' | 'social' | null,
  fixedAmount: string | null,
  percent?: string,
) => ({
  basis: 'monthly',
  fixedAmount,
  percentOfBasic: percent ?? null,
  purpose,
});

test.each([
  {
    what: 'the Emirates count every allowance',
    scheme: 'ae_gpssa',
    parts: [allowance('transport', '500'), allowance(null, '300')],
    wage: '10800.00',
  },
  {
    what: 'Saudi Arabia counts housing alone',
    scheme: 'sa_gosi',
    parts: [allowance('housing', null, '25'), allowance('transport', '1000'), allowance(null, '300')],
    wage: '12500.00',
  },
  {
    what: 'Qatar counts housing to 6,000, and social',
    scheme: 'qa_grsia',
    parts: [
      allowance('housing', '4000'),
      allowance('housing', '4000'),
      allowance('social', '1500'),
      allowance('transport', '900'),
    ],
    wage: '17500.00',
  },
] as const)('of the wage $what', ({ scheme, parts, wage }) => {
  const { currency } = schemeOf(scheme);
  expect(formatMoney(contributoryWage(schemeOf(scheme), pay(parts), currency).wage, currency)).toBe(wage);
});
