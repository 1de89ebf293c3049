import { due, indian, newEmirati, newSaudi, type Case } from './contribution.fixture';

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
  // GPSSA, answer 5161: of 2023 the months of joining and leaving are whole; of 1999 that of joining is, that of
  // leaving is not due.
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

  // Zenhr's table: 9 % until June 2025, then 9.5 %, each July a half more until 11 % in 2028; SANED 0.75 each,
  // hazards 2.
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
  // help.remotepass.com (11390159): 975 and 1,175 of 10,000; of who is no Saudi 200 of the employer.
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
])('$what', (each) => {
  expect(due(each)).toEqual(each.due);
});
