import { due, indian, type Case } from './contribution.fixture';

test.each<Case>([
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

  // Mercans' table: 7.5 and 11 % to 3,000; injuries 1 % to 3,000; job security 0.5 % each; maternity and leave 1 %
  // each, leave since 19 July 2026 (Royal Decree 60/2025) and so from August on.
  {
    what: 'Omani in August 2026 with 4,000',
    scheme: 'om_spf',
    wage: '4000',
    month: '2026-08',
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
    what: 'foreigner in Oman in August 2026',
    scheme: 'om_spf',
    wage: '1000',
    month: '2026-08',
    person: indian,
    due: {
      maternity: ['0.000', '10.000', '0.000'],
      leave: ['0.000', '10.000', '0.000'],
    },
  },
  {
    what: 'foreigner in Oman before leave is insured',
    scheme: 'om_spf',
    wage: '1000',
    month: '2026-07',
    person: indian,
    due: { maternity: ['0.000', '10.000', '0.000'] },
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
