import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { contributionsOf } from './contribution';
import { calculatedScheme, type OwnScheme } from './own-scheme';

const fund: OwnScheme = {
  code: 'savings',
  name: 'Savings fund',
  nameAr: null,
  members: 'everybody',
  wage: 'basic',
  partMonth: 'whole',
  // Below 3,000 nothing of the employee; else 5 and 7.5 %, of at least 4,000 and at most 20,000.
  rates: [
    { wageBelow: '3000', employee: '0', employer: '7.5' },
    { employee: '5', employer: '7.5', floor: '4000', ceiling: '20000' },
  ],
  validFrom: '2026-01-01',
};
interface Case {
  what: string;
  scheme?: Partial<OwnScheme>;
  wage?: string;
  currency?: string;
  nationality?: string | null;
  from?: string;
  to?: string;
  due: [employee: string, employer: string][];
}

test.each<Case>([
  // 2,999.99 × 7.5 % = 224.99925.
  { what: 'a wage just below the band', wage: '2999.99', due: [['0.00', '225.00']] },
  // The floor counts: 4,000 × 5 % and 7.5 %.
  { what: 'a wage at the band, below the floor', wage: '3000', due: [['200.00', '300.00']] },
  { what: 'a wage between floor and ceiling', wage: '12345', due: [['617.25', '925.88']] },
  { what: 'a wage above the ceiling', wage: '50000', due: [['1000.00', '1500.00']] },
  // 333.333 × 5 % = 16.66665 and × 7.5 % = 24.999975, in thousandths.
  {
    what: 'a currency of thousandths',
    wage: '333.333',
    currency: 'BHD',
    scheme: { rates: [{ employee: '5', employer: '7.5' }] },
    due: [['16.667', '25.000']],
  },
  {
    what: 'a wage beyond the only band',
    wage: '3000',
    scheme: { rates: [{ wageBelow: '3000', employee: '5', employer: '0' }] },
    due: [],
  },
  { what: 'a whole month of who joins on the 21st', from: '2026-06-21', due: [['500.00', '750.00']] },
  // 10 of 30 days: 166.666… and 250.
  {
    what: 'the days of who joins on the 21st',
    from: '2026-06-21',
    scheme: { partMonth: 'days' },
    due: [['166.67', '250.00']],
  },
  {
    what: 'nothing of who leaves before the last of the month',
    to: '2026-06-29',
    scheme: { partMonth: 'not_of_leaving' },
    due: [],
  },
  { what: 'a national, of those of the country', scheme: { members: 'nationals' }, due: [['500.00', '750.00']] },
  { what: 'a foreigner, of nationals', scheme: { members: 'nationals' }, nationality: 'IN', due: [] },
  {
    what: 'a foreigner, of foreigners',
    scheme: { members: 'foreigners' },
    nationality: 'IN',
    due: [['500.00', '750.00']],
  },
  { what: 'somebody of whom no nationality is on file', nationality: null, due: [['500.00', '750.00']] },
])('$what', ({ scheme, wage = '10000', currency = 'AED', nationality = 'AE', from, to, due }) => {
  const found = contributionsOf(
    calculatedScheme({ ...fund, ...scheme }, 'AE'),
    {
      nationality,
      firstInsured: '2024-01-01',
      hireDate: '2024-01-01',
      from: from ?? '2026-06-01',
      to: to ?? '2026-06-30',
    },
    { first: '2026-06-01', wage: parseMoney(wage, currency), currency },
    null,
  );
  expect(
    found.map(({ employee, employer }) => [formatMoney(employee, currency), formatMoney(employer, currency)]),
  ).toEqual(due);
});
