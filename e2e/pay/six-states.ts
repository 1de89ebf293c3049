/** Somebody of a company, with what the payslip of October 2026 takes and asks of the employer, as it is read. */
export interface Person {
  code: string;
  name: string;
  /** As lists write it. */
  nationality: string;
  hired: string;
  salary: string;
  net: string;
  insured?: { scheme: string; number: string; first: string };
  lines?: { deductions: string[]; employer: string[] };
}

/** A company of a state, and what its people are paid and owed by hand. */
export interface State {
  code: string;
  country: string;
  currency: string;
  weekend: string[];
  company: string;
  people: Person[];
  /** Of the statement of contributions: scheme, people, shares of employee, employer and state, total. */
  sums: string[][];
  /** The third of the people leaves on 31 October 2026: award, leave not taken, what is paid. */
  leaver: { reason: string; lines: string[] };
}

/** Laws, rates and their sources stand in `server/src/modules/pay/statutory`; here is what they come to. */
export const states: State[] = [
  {
    code: 'sa',
    country: 'Saudi Arabia',
    currency: 'SAR',
    weekend: ['Friday', 'Saturday'],
    company: 'Najd Clinics',
    people: [
      {
        // First insured under the law of 2024, which asks 10 % since July 2026: 1,200 of each. Unemployment 0.75 % of
        // each, hazards 2 % of the employer.
        code: 'N-1',
        name: 'Noura Alharbi',
        nationality: 'Saudi',
        hired: '2024-09-01',
        salary: '12000',
        net: '10,710.00',
        insured: { scheme: 'GOSI', number: '4012345678', first: '2024-09-01' },
        lines: {
          deductions: ['GOSI: annuities SAR 1,200.00', 'GOSI: unemployment (SANED) SAR 90.00'],
          employer: [
            'GOSI: annuities, employer’s share SAR 1,200.00',
            'GOSI: unemployment (SANED), employer’s share SAR 90.00',
            'GOSI: occupational hazards, employer’s share SAR 240.00',
          ],
        },
      },
      {
        // Insured at home: 7 and 15 % in 2026. Of the 15 the employer pays the 9 Saudi Arabia asks, the other 6 fall to
        // the employee: 13 %.
        code: 'N-2',
        name: 'Ahmed Fardan',
        nationality: 'Bahraini',
        hired: '2023-01-01',
        salary: '10000',
        net: '8,700.00',
        insured: { scheme: 'SIO', number: '880712345', first: '2012-01-01' },
        lines: {
          deductions: ['SIO: pension SAR 1,300.00'],
          employer: ['SIO: pension, employer’s share SAR 900.00'],
        },
      },
      {
        code: 'N-3',
        name: 'Ravi Menon',
        nationality: 'Indian',
        hired: '2021-11-01',
        salary: '8000',
        net: '8,000.00',
        insured: { scheme: 'GOSI', number: '4099999999', first: '2021-11-01' },
        lines: { deductions: [], employer: ['GOSI: occupational hazards, employer’s share SAR 160.00'] },
      },
      {
        code: 'N-4',
        name: 'Maria Santos',
        nationality: 'Filipino',
        hired: '2022-02-01',
        salary: '6000',
        net: '6,000.00',
        insured: { scheme: 'GOSI', number: '4088888888', first: '2022-02-01' },
      },
    ],
    // 1,290 of the Saudi; of the employer 1,530 for her, 160 and 120 for both foreigners.
    sums: [
      ['SIO (Bahrain)', '1', 'SAR 1,300.00', 'SAR 900.00', 'SAR 0.00', 'SAR 2,200.00'],
      ['GOSI (Saudi Arabia)', '3', 'SAR 1,290.00', 'SAR 1,810.00', 'SAR 0.00', 'SAR 3,100.00'],
    ],
    // Arts. 84 and 85: half of 8,000 for each of five years are 20,000, of which who resigns after no more than five is
    // paid a third. Art. 111: of the 21 days of a year 1.75 were earned in October, a day is 8,000 ÷ 30.
    leaver: {
      reason: 'Resignation',
      lines: ['End of service SAR 6,666.67', 'Not taken: Annual leave SAR 466.67', 'Paid to the employee SAR 7,133.34'],
    },
  },
];
