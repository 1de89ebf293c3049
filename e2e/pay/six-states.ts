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
  /** Of the statement of contributions: scheme, people, last day, shares of employee, employer and state, total. */
  sums: string[][];
  /** The third of the people leaves on 31 October 2026: award, leave not taken, what is paid. */
  leaver: { reason: string; lines: string[] };
}

type More = Pick<Person, 'insured' | 'lines'>;

const national = (name: string, nationality: string, hired: string, salary: string, net: string, more: More) => ({
  ...{ code: 'N-1', name, nationality, hired, salary, net },
  ...more,
});
/** Wherever in the Gulf they work they are insured at home, in 2026 at 7 and 15 %. */
const bahraini = (salary: string, net: string, deducted: string, ofEmployer: string): Person => ({
  ...{ code: 'N-2', name: 'Ahmed Fardan', nationality: 'Bahraini', hired: '2023-01-01', salary, net },
  insured: { scheme: 'SIO', number: '880712345', first: '2012-01-01' },
  lines: { deductions: [`SIO: pension ${deducted}`], employer: [`SIO: pension, employer’s share ${ofEmployer}`] },
});
/** Not insured unless told. */
const indian = (hired: string, salary: string, net: string, more?: More): Person => ({
  ...{ code: 'N-3', name: 'Ravi Menon', nationality: 'Indian', hired, salary, net },
  lines: { deductions: [], employer: [] },
  ...more,
});
const filipina = (hired: string, salary: string, net: string, more?: More): Person => ({
  ...{ code: 'N-4', name: 'Maria Santos', nationality: 'Filipino', hired, salary, net },
  ...more,
});

const friday = ['Friday', 'Saturday'];

/** Laws, rates and their sources stand in `server/src/modules/pay/statutory`; here is what they come to. */
export const states: State[] = [
  {
    code: 'sa',
    country: 'Saudi Arabia',
    currency: 'SAR',
    weekend: friday,
    company: 'Najd Clinics',
    people: [
      // First insured under the law of 2024, which asks 10 % of each since July 2026. Unemployment 0.75 % of each,
      // hazards 2 % of the employer.
      national('Noura Alharbi', 'Saudi', '2024-09-01', '12000', '10,710.00', {
        insured: { scheme: 'GOSI', number: '4012345678', first: '2024-09-01' },
        lines: {
          deductions: ['GOSI: annuities SAR 1,200.00', 'GOSI: unemployment (SANED) SAR 90.00'],
          employer: [
            'GOSI: annuities, employer’s share SAR 1,200.00',
            'GOSI: unemployment (SANED), employer’s share SAR 90.00',
            'GOSI: occupational hazards, employer’s share SAR 240.00',
          ],
        },
      }),
      // Of the 15 % the employer pays the 9 of Saudi Arabia: 7 and 6 fall to the employee.
      bahraini('10000', '8,700.00', 'SAR 1,300.00', 'SAR 900.00'),
      indian('2021-11-01', '8000', '8,000.00', {
        insured: { scheme: 'GOSI', number: '4099999999', first: '2021-11-01' },
        lines: { deductions: [], employer: ['GOSI: occupational hazards, employer’s share SAR 160.00'] },
      }),
      filipina('2022-02-01', '6000', '6,000.00', {
        insured: { scheme: 'GOSI', number: '4088888888', first: '2022-02-01' },
      }),
    ],
    // Of the employer 1,530 for the Saudi, 160 and 120 for both foreigners.
    sums: [
      ['SIO (Bahrain)', '1', '15 Nov 2026', 'SAR 1,300.00', 'SAR 900.00', 'SAR 0.00', 'SAR 2,200.00'],
      ['GOSI (Saudi Arabia)', '3', '15 Nov 2026', 'SAR 1,290.00', 'SAR 1,810.00', 'SAR 0.00', 'SAR 3,100.00'],
    ],
    // Arts. 84 and 85: half of 8,000 for each of five years are 20,000, of which who resigns after no more than five
    // is paid a third. Art. 109: of 21 days of leave 1.75 were earned in October, a day is 8,000 ÷ 30.
    leaver: {
      reason: 'Resignation',
      lines: ['End of service SAR 6,666.67', 'Not taken: Annual leave SAR 466.67', 'Paid to the employee SAR 7,133.34'],
    },
  },
  {
    code: 'ae',
    country: 'United Arab Emirates',
    currency: 'AED',
    weekend: ['Saturday', 'Sunday'],
    company: 'Creek Clinics',
    people: [
      // Decree-Law 57/2023: 11 %, and below 20,000 12.5 % of the employer and 2.5 of the state.
      national('Noura Alnuaimi', 'Emirati', '2024-02-01', '18000', '16,020.00', {
        insured: { scheme: 'GPSSA', number: 'GP-40123456', first: '2024-02-01' },
        lines: {
          deductions: ['GPSSA: pension AED 1,980.00'],
          employer: ['GPSSA: pension, employer’s share AED 2,250.00'],
        },
      }),
      // Of the 15 % the employer pays the 12.5 of the Emirates: 7 and 2.5 fall to the employee.
      bahraini('10000', '9,050.00', 'AED 950.00', 'AED 1,250.00'),
      indian('2019-11-01', '8000', '8,000.00'),
      filipina('2022-02-01', '6000', '6,000.00'),
    ],
    sums: [
      ['GPSSA (Emirates)', '1', '15 Nov 2026', 'AED 1,980.00', 'AED 2,250.00', 'AED 450.00', 'AED 4,680.00'],
      ['SIO (Bahrain)', '1', '15 Nov 2026', 'AED 950.00', 'AED 1,250.00', 'AED 0.00', 'AED 2,200.00'],
    ],
    // Art. 51: 21 thirtieths of 8,000 for each of five years, a whole 8,000 for both others. Art. 29: of 30 days of
    // leave 2.5 were earned in October, a day is 8,000 ÷ 30.
    leaver: {
      reason: 'Termination by the employer',
      lines: [
        'End of service AED 44,000.00',
        'Not taken: Annual leave AED 666.67',
        'Paid to the employee AED 44,666.67',
      ],
    },
  },
  {
    code: 'bh',
    country: 'Bahrain',
    currency: 'BHD',
    weekend: friday,
    company: 'Manama Clinics',
    people: [
      // 7 and 15 % in 2026, unemployment 1 % of the employee, injuries 3 % of the employer.
      national('Noura Alkhalifa', 'Bahraini', '2020-01-01', '1000', '920.000', {
        insured: { scheme: 'SIO', number: '880712345', first: '2012-01-01' },
        lines: {
          deductions: ['SIO: pension BHD 70.000', 'SIO: unemployment BHD 10.000'],
          employer: ['SIO: pension, employer’s share BHD 150.000', 'SIO: work injuries, employer’s share BHD 30.000'],
        },
      }),
      // At home 11 and 15 %, no more than the 15 Bahrain asks of employers in 2026.
      {
        ...{ code: 'N-2', name: 'Ahmed Almansoori', nationality: 'Emirati', hired: '2024-02-01' },
        ...{ salary: '800', net: '712.000' },
        ...{
          insured: { scheme: 'GPSSA', number: 'GP-40123456', first: '2024-02-01' },
          lines: {
            deductions: ['GPSSA: pension BHD 88.000'],
            employer: ['GPSSA: pension, employer’s share BHD 120.000'],
          },
        },
      },
      // Injuries 3, unemployment 1 %, and after three years with the employer 8.4 % for the end of service, before 4.2.
      indian('2022-03-01', '500', '495.000', {
        insured: { scheme: 'SIO', number: '990011223', first: '2022-03-01' },
        lines: {
          deductions: ['SIO: unemployment BHD 5.000'],
          employer: [
            'SIO: work injuries, employer’s share BHD 15.000',
            'SIO: end of service, employer’s share BHD 42.000',
          ],
        },
      }),
      filipina('2024-11-01', '400', '396.000', {
        insured: { scheme: 'SIO', number: '990044556', first: '2024-11-01' },
        lines: {
          deductions: ['SIO: unemployment BHD 4.000'],
          employer: [
            'SIO: work injuries, employer’s share BHD 12.000',
            'SIO: end of service, employer’s share BHD 16.800',
          ],
        },
      }),
    ],
    // Of employees 80, 5 and 4; of employers 180, 57 and 28.8.
    sums: [
      ['GPSSA (Emirates)', '1', '15 Nov 2026', 'BHD 88.000', 'BHD 120.000', 'BHD 0.000', 'BHD 208.000'],
      ['SIO (Bahrain)', '3', '15 Nov 2026', 'BHD 89.000', 'BHD 265.800', 'BHD 0.000', 'BHD 354.800'],
    ],
    // Art. 116 and Resolution 109/2023: half of 500 for each of the two years before March 2024; what came after the
    // insurance pays. Of 30 days of leave 2.5 were earned in October, a day is 500 ÷ 30.
    leaver: {
      reason: 'Resignation',
      lines: ['End of service BHD 500.000', 'Not taken: Annual leave BHD 41.667', 'Paid to the employee BHD 541.667'],
    },
  },
  {
    code: 'kw',
    country: 'Kuwait',
    currency: 'KWD',
    weekend: friday,
    company: 'Salmiya Clinics',
    people: [
      // 10.5 and 11.5 %.
      national('Noura Alsabah', 'Kuwaiti', '2020-01-01', '1000', '895.000', {
        insured: { scheme: 'PIFSS', number: '288010112345', first: '2012-01-01' },
        lines: {
          deductions: ['PIFSS: pension KWD 105.000'],
          employer: ['PIFSS: pension, employer’s share KWD 115.000'],
        },
      }),
      // Of the 15 % the employer pays the 11.5 of Kuwait: 7 and 3.5 fall to the employee.
      bahraini('800', '716.000', 'KWD 84.000', 'KWD 92.000'),
      indian('2020-11-01', '520', '520.000'),
      filipina('2022-02-01', '400', '400.000'),
    ],
    sums: [
      ['SIO (Bahrain)', '1', '15 Nov 2026', 'KWD 84.000', 'KWD 92.000', 'KWD 0.000', 'KWD 176.000'],
      ['PIFSS (Kuwait)', '1', '10 Nov 2026', 'KWD 105.000', 'KWD 115.000', 'KWD 0.000', 'KWD 220.000'],
    ],
    // Arts. 51 and 53: a day is 520 ÷ 26; 15 of them for each of five years and 520 for the sixth are 2,020, of which
    // who resigns in the first ten is paid two thirds. Art. 73: of 30 days of leave 2.5, each of 20.
    leaver: {
      reason: 'Resignation',
      lines: [
        'End of service KWD 1,346.667',
        'Not taken: Annual leave KWD 50.000',
        'Paid to the employee KWD 1,396.667',
      ],
    },
  },
  {
    code: 'om',
    country: 'Oman',
    currency: 'OMR',
    weekend: friday,
    company: 'Muttrah Clinics',
    people: [
      // Pension 7.5 and 11, job security 0.5 each; of the employer injuries, maternity and other leave 1 % each.
      national('Noura Albalushi', 'Omani', '2020-01-01', '1000', '920.000', {
        insured: { scheme: 'SPF', number: '12345678', first: '2012-01-01' },
        lines: {
          deductions: ['Social Protection Fund: pension OMR 75.000', 'Social Protection Fund: job security OMR 5.000'],
          employer: [
            'Social Protection Fund: pension, employer’s share OMR 110.000',
            'Social Protection Fund: work injuries, employer’s share OMR 10.000',
            'Social Protection Fund: job security, employer’s share OMR 5.000',
            'Social Protection Fund: maternity leave, employer’s share OMR 10.000',
            'Social Protection Fund: sick and other leave, employer’s share OMR 10.000',
          ],
        },
      }),
      // Of the 15 % the employer pays the 11 of Oman: 7 and 4 fall to the employee.
      bahraini('800', '712.000', 'OMR 88.000', 'OMR 88.000'),
      indian('2023-11-01', '500', '500.000', {
        insured: { scheme: 'SPF', number: '87654321', first: '2024-07-19' },
        lines: {
          deductions: [],
          employer: [
            'Social Protection Fund: maternity leave, employer’s share OMR 5.000',
            'Social Protection Fund: sick and other leave, employer’s share OMR 5.000',
          ],
        },
      }),
      filipina('2022-02-01', '400', '400.000', { insured: { scheme: 'SPF', number: '87651234', first: '2024-07-19' } }),
    ],
    // Of the employer 145 for the Omani, 10 and 8 for both foreigners.
    sums: [
      ['SIO (Bahrain)', '1', '15 Nov 2026', 'OMR 88.000', 'OMR 88.000', 'OMR 0.000', 'OMR 176.000'],
      ['Social Protection Fund (Oman)', '3', '–', 'OMR 80.000', 'OMR 163.000', 'OMR 0.000', 'OMR 243.000'],
    ],
    // Art. 61: a month for each of three years under the law of 2023. Of 30 days of leave 2.5 were earned in October,
    // a day is 500 ÷ 30.
    leaver: {
      reason: 'Termination by the employer',
      lines: [
        'End of service OMR 1,500.000',
        'Not taken: Annual leave OMR 41.667',
        'Paid to the employee OMR 1,541.667',
      ],
    },
  },
  {
    code: 'qa',
    country: 'Qatar',
    currency: 'QAR',
    weekend: friday,
    company: 'Corniche Clinics',
    people: [
      // 7 and 14 %.
      national('Noura Althani', 'Qatari', '2023-02-01', '20000', '18,600.00', {
        insured: { scheme: 'GRSIA', number: '28763400123', first: '2023-02-01' },
        lines: {
          deductions: ['GRSIA: pension QAR 1,400.00'],
          employer: ['GRSIA: pension, employer’s share QAR 2,800.00'],
        },
      }),
      // Of the 15 % the employer pays the 14 of Qatar: 7 and 1 fall to the employee.
      bahraini('10000', '9,200.00', 'QAR 800.00', 'QAR 1,400.00'),
      indian('2023-11-01', '6000', '6,000.00'),
      filipina('2022-02-01', '4000', '4,000.00'),
    ],
    sums: [
      ['SIO (Bahrain)', '1', '15 Nov 2026', 'QAR 800.00', 'QAR 1,400.00', 'QAR 0.00', 'QAR 2,200.00'],
      ['GRSIA (Qatar)', '1', '5 Nov 2026', 'QAR 1,400.00', 'QAR 2,800.00', 'QAR 0.00', 'QAR 4,200.00'],
    ],
    // Art. 54: three weeks of 6,000 ÷ 30 for each of three years. Of three weeks of leave 1.75 days were earned in
    // October.
    leaver: {
      reason: 'Termination by the employer',
      lines: [
        'End of service QAR 12,600.00',
        'Not taken: Annual leave QAR 350.00',
        'Paid to the employee QAR 12,950.00',
      ],
    },
  },
];
