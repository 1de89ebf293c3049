import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { InsuranceSchemeCode } from '../../statutory/social-insurance/scheme';
import { schemeOf, schemeOfCountry } from '../../statutory/social-insurance/schemes';
import { contributionsOf, contributoryWage, type ContributoryPay, type InsuredPerson } from './contribution';

interface Case {
  what: string;
  scheme: InsuranceSchemeCode;
  wage: string;
  month: string;
  person?: Partial<InsuredPerson>;
  /** Country of work, where it is not that of the scheme. */
  works?: string;
  /** Employee, employer and state of each branch. */
  due: Record<string, [string, string, string]>;
}

const lastOf = (month: string): string =>
  new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).toISOString().slice(0, 10);

/** In the currency of the scheme's country, as its rows are; abroad in that of the country of work. */
function due({ scheme: code, wage, month, person, works }: Case): Record<string, string[]> {
  const scheme = schemeOf(code);
  const abroad = works ? schemeOfCountry(works)! : null;
  const currency = abroad?.currency ?? scheme.currency;
  const insured: InsuredPerson = {
    nationality: scheme.country,
    firstInsured: '2015-01-01',
    hireDate: '2015-01-01',
    from: `${month}-01`,
    to: lastOf(month),
    ...person,
  };
  const found = contributionsOf(
    scheme,
    insured,
    { first: `${month}-01`, wage: parseMoney(wage, currency), currency },
    abroad,
  );
  return Object.fromEntries(
    found.map(({ branch, employee, employer, state }) => [
      branch.code,
      [employee, employer, state].map((amount) => formatMoney(amount, currency)),
    ]),
  );
}

const newEmirati = { firstInsured: '2024-01-01', hireDate: '2024-01-01' };
const newSaudi = { firstInsured: '2024-08-01', hireDate: '2024-08-01' };
const indian = { nationality: 'IN' };

test.each<Case>([
  // 18,000 × 11 % = 1,980; × 12.5 % = 2,250; × 2.5 % = 450 (GPSSA: the state bears 2.5 % below 20,000).
  {
    what: 'Emirati of the law of 2023 below 20,000',
    scheme: 'ae_gpssa',
    wage: '18000',
    month: '2026-01',
    person: newEmirati,
    due: { pension: ['1980.00', '2250.00', '450.00'] },
  },
  // From 20,000 on the employer pays the whole 15 %.
  {
    what: 'Emirati of the law of 2023 with 20,000',
    scheme: 'ae_gpssa',
    wage: '20000',
    month: '2026-01',
    person: newEmirati,
    due: { pension: ['2200.00', '3000.00', '0.00'] },
  },
  {
    what: 'Emirati of the law of 2023 with 19,999.99',
    scheme: 'ae_gpssa',
    wage: '19999.99',
    month: '2026-01',
    person: newEmirati,
    due: { pension: ['2200.00', '2500.00', '500.00'] },
  },
  // The most that counts is 70,000: 7,700 and 10,500; the least 3,000: 330, 375 and 75.
  {
    what: 'Emirati of the law of 2023 with 80,000',
    scheme: 'ae_gpssa',
    wage: '80000',
    month: '2026-01',
    person: newEmirati,
    due: { pension: ['7700.00', '10500.00', '0.00'] },
  },
  {
    what: 'Emirati of the law of 2023 with 2,500',
    scheme: 'ae_gpssa',
    wage: '2500',
    month: '2026-01',
    person: newEmirati,
    due: { pension: ['330.00', '375.00', '75.00'] },
  },
  // 50,000 × 5 %, 12.5 % and 2.5 %.
  {
    what: 'Emirati of the law of 1999 with 60,000',
    scheme: 'ae_gpssa',
    wage: '60000',
    month: '2026-01',
    due: { pension: ['2500.00', '6250.00', '1250.00'] },
  },
  // GPSSA, answer 5161: of 2023 the months of joining and leaving are whole; of 1999 that of joining is, that of leaving is not due.
  {
    what: 'Emirati of 2023 who leaves on the 10th',
    scheme: 'ae_gpssa',
    wage: '18000',
    month: '2026-01',
    person: { ...newEmirati, to: '2026-01-10' },
    due: { pension: ['1980.00', '2250.00', '450.00'] },
  },
  {
    what: 'Emirati of 1999 who joins on the 20th',
    scheme: 'ae_gpssa',
    wage: '10000',
    month: '2026-01',
    person: { from: '2026-01-20' },
    due: { pension: ['500.00', '1250.00', '250.00'] },
  },
  {
    what: 'Emirati of 1999 who leaves on the 10th',
    scheme: 'ae_gpssa',
    wage: '10000',
    month: '2026-01',
    person: { to: '2026-01-10' },
    due: {},
  },
  {
    what: 'Emirati of 1999 who leaves on the last',
    scheme: 'ae_gpssa',
    wage: '10000',
    month: '2026-01',
    person: { to: '2026-01-31' },
    due: { pension: ['500.00', '1250.00', '250.00'] },
  },

  // Zenhr's table: 9 % until June 2025, then 9.5 %, each July a half more until 11 % in 2028; SANED 0.75 each, hazards 2.
  {
    what: 'Saudi of 2024 in June 2025',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2025-06',
    person: newSaudi,
    due: {
      annuities: ['900.00', '900.00', '0.00'],
      unemployment: ['75.00', '75.00', '0.00'],
      hazards: ['0.00', '200.00', '0.00'],
    },
  },
  {
    what: 'Saudi of 2024 in July 2025',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2025-07',
    person: newSaudi,
    due: {
      annuities: ['950.00', '950.00', '0.00'],
      unemployment: ['75.00', '75.00', '0.00'],
      hazards: ['0.00', '200.00', '0.00'],
    },
  },
  {
    what: 'Saudi of 2024 in September 2026',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2026-09',
    person: newSaudi,
    due: {
      annuities: ['1000.00', '1000.00', '0.00'],
      unemployment: ['75.00', '75.00', '0.00'],
      hazards: ['0.00', '200.00', '0.00'],
    },
  },
  {
    what: 'Saudi of 2024 in 2030',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2030-01',
    person: newSaudi,
    due: {
      annuities: ['1100.00', '1100.00', '0.00'],
      unemployment: ['75.00', '75.00', '0.00'],
      hazards: ['0.00', '200.00', '0.00'],
    },
  },
  {
    what: 'Saudi insured before 3 July 2024',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2026-09',
    person: { firstInsured: '2024-07-02' },
    due: {
      annuities: ['900.00', '900.00', '0.00'],
      unemployment: ['75.00', '75.00', '0.00'],
      hazards: ['0.00', '200.00', '0.00'],
    },
  },
  // Oracle: 1,500 to 45,000. 45,000 × 9 % = 4,050 (as resourceplusonline has it), × 0.75 % = 337.50, × 2 % = 900.
  {
    what: 'Saudi with 60,000',
    scheme: 'sa_gosi',
    wage: '60000',
    month: '2026-09',
    due: {
      annuities: ['4050.00', '4050.00', '0.00'],
      unemployment: ['337.50', '337.50', '0.00'],
      hazards: ['0.00', '900.00', '0.00'],
    },
  },
  {
    what: 'foreigner in Saudi Arabia',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2026-09',
    person: indian,
    due: { hazards: ['0.00', '200.00', '0.00'] },
  },
  // By days since February 2022: 15 of 30 days of September.
  {
    what: 'foreigner in Saudi Arabia from the 16th on',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2026-09',
    person: { ...indian, from: '2026-09-16' },
    due: { hazards: ['0.00', '100.00', '0.00'] },
  },
  {
    what: 'nobody before the first row',
    scheme: 'sa_gosi',
    wage: '10000',
    month: '2022-01',
    due: {},
  },

  // Mercans' table: 7 and 15 % in January 2026; 3 % injuries; 1 % unemployment. Dinars have three decimals.
  {
    what: 'Bahraini in 2026',
    scheme: 'bh_sio',
    wage: '1000.500',
    month: '2026-01',
    due: {
      pension: ['70.035', '150.075', '0.000'],
      injuries: ['0.000', '30.015', '0.000'],
      unemployment: ['10.005', '0.000', '0.000'],
    },
  },
  {
    what: 'Bahraini with more than 4,000 in 2028',
    scheme: 'bh_sio',
    wage: '5000',
    month: '2028-01',
    due: {
      pension: ['280.000', '680.000', '0.000'],
      injuries: ['0.000', '120.000', '0.000'],
      unemployment: ['40.000', '0.000', '0.000'],
    },
  },
  // Resolution 109/2023: 4.2 % in the first three years with the employer, 8.4 % after; the ceiling is not told for it.
  {
    what: 'foreigner in Bahrain in the third year',
    scheme: 'bh_sio',
    wage: '500',
    month: '2026-01',
    person: { ...indian, hireDate: '2023-01-02' },
    due: {
      injuries: ['0.000', '15.000', '0.000'],
      unemployment: ['5.000', '0.000', '0.000'],
      end_of_service: ['0.000', '21.000', '0.000'],
    },
  },
  {
    what: 'foreigner in Bahrain after three years',
    scheme: 'bh_sio',
    wage: '500',
    month: '2026-01',
    person: { ...indian, hireDate: '2023-01-01' },
    due: {
      injuries: ['0.000', '15.000', '0.000'],
      unemployment: ['5.000', '0.000', '0.000'],
      end_of_service: ['0.000', '42.000', '0.000'],
    },
  },
  {
    what: 'foreigner in Bahrain before March 2024',
    scheme: 'bh_sio',
    wage: '500',
    month: '2024-02',
    person: indian,
    due: {
      injuries: ['0.000', '15.000', '0.000'],
      unemployment: ['5.000', '0.000', '0.000'],
    },
  },

  // Oracle: 10.5 and 11.5 % of 230 to 2,750; from the day of joining, nothing for a month left early.
  {
    what: 'Kuwaiti with 1,000',
    scheme: 'kw_pifss',
    wage: '1000',
    month: '2026-01',
    due: { pension: ['105.000', '115.000', '0.000'] },
  },
  {
    what: 'Kuwaiti with 3,000',
    scheme: 'kw_pifss',
    wage: '3000',
    month: '2026-01',
    due: { pension: ['288.750', '316.250', '0.000'] },
  },
  {
    what: 'Kuwaiti with 200',
    scheme: 'kw_pifss',
    wage: '200',
    month: '2026-01',
    due: { pension: ['24.150', '26.450', '0.000'] },
  },
  // 16 of 31 days: 105 × 16 ÷ 31 = 54.1935, 115 × 16 ÷ 31 = 59.3548.
  {
    what: 'Kuwaiti who joins on the 16th',
    scheme: 'kw_pifss',
    wage: '1000',
    month: '2026-01',
    person: { from: '2026-01-16' },
    due: { pension: ['54.194', '59.355', '0.000'] },
  },
  {
    what: 'Kuwaiti who leaves on the 30th',
    scheme: 'kw_pifss',
    wage: '1000',
    month: '2026-01',
    person: { to: '2026-01-30' },
    due: {},
  },
  {
    what: 'foreigner in Kuwait',
    scheme: 'kw_pifss',
    wage: '1000',
    month: '2026-01',
    person: indian,
    due: {},
  },

  // Mercans' table: 7.5 and 11 % to 3,000; injuries 1 % to 3,000; job security 0.5 % each; maternity and leave 1 % each.
  {
    what: 'Omani in 2026 with 4,000',
    scheme: 'om_spf',
    wage: '4000',
    month: '2026-01',
    due: {
      pension: ['225.000', '330.000', '0.000'],
      injuries: ['0.000', '30.000', '0.000'],
      unemployment: ['20.000', '20.000', '0.000'],
      maternity: ['0.000', '40.000', '0.000'],
      leave: ['0.000', '40.000', '0.000'],
    },
  },
  {
    what: 'Omani in January 2024',
    scheme: 'om_spf',
    wage: '1000',
    month: '2024-01',
    due: {
      pension: ['75.000', '110.000', '0.000'],
      injuries: ['0.000', '10.000', '0.000'],
      unemployment: ['5.000', '5.000', '0.000'],
    },
  },
  {
    what: 'foreigner in Oman in 2026',
    scheme: 'om_spf',
    wage: '1000',
    month: '2026-01',
    person: indian,
    due: {
      maternity: ['0.000', '10.000', '0.000'],
      leave: ['0.000', '10.000', '0.000'],
    },
  },

  // Tamimi: 7 and 14 %, to 100,000.
  {
    what: 'Qatari with 40,000',
    scheme: 'qa_grsia',
    wage: '40000',
    month: '2026-01',
    due: { pension: ['2800.00', '5600.00', '0.00'] },
  },
  {
    what: 'Qatari with 120,000',
    scheme: 'qa_grsia',
    wage: '120000',
    month: '2026-01',
    due: { pension: ['7000.00', '14000.00', '0.00'] },
  },

  // Pledgetimes: an Omani in the Emirates pays 7.5 %, the employer 11, which is below the 12.5 of Emiratis.
  {
    what: 'Omani in the Emirates',
    scheme: 'om_spf',
    wage: '10000',
    month: '2026-01',
    works: 'AE',
    due: { pension: ['750.00', '1100.00', '0.00'] },
  },
  // Mercans: of a Bahraini in Saudi Arabia from May 2022 the employer pays 9 of 11 %, the employee 6 + 2.
  {
    what: 'Bahraini in Saudi Arabia in May 2022',
    scheme: 'bh_sio',
    wage: '10000',
    month: '2022-05',
    works: 'SA',
    due: { pension: ['800.00', '900.00', '0.00'] },
  },
  // The employer's 15 % of 2026 are 2.5 beyond the 12.5 of the Emirates: 7 + 2.5.
  {
    what: 'Bahraini in the Emirates in 2026',
    scheme: 'bh_sio',
    wage: '10000',
    month: '2026-01',
    works: 'AE',
    due: { pension: ['950.00', '1250.00', '0.00'] },
  },
])('$what', (each) => {
  expect(due(each)).toEqual(each.due);
});

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
  expect(formatMoney(contributoryWage(schemeOf(scheme), pay(parts), currency), currency)).toBe(wage);
});
