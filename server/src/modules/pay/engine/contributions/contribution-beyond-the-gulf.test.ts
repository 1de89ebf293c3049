import { due, type Case } from './contribution.fixture';

const older = { firstInsured: '2009-01-01' };

test.each<Case>([
  // remoly.net (Egypt payroll of 2025): 14,500 × 11 % and × 18.75 % of a wage of 100,200.
  {
    what: 'Egyptian of 2025 above the ceiling',
    scheme: 'eg_nosi',
    wage: '100200',
    month: '2025-06',
    due: { insurance: ['1595.00', '2718.75', '0.00'] },
  },
  // PwC, Egypt, Individual, Sample calculation: 880 of 8,000.
  {
    what: 'Egyptian with 8,000',
    scheme: 'eg_nosi',
    wage: '8000',
    month: '2024-06',
    due: { insurance: ['880.00', '1500.00', '0.00'] },
  },
  // Of 2,700 and of 16,700.
  {
    what: 'Egyptian of 2026 below the floor',
    scheme: 'eg_nosi',
    wage: '2000',
    month: '2026-01',
    due: { insurance: ['297.00', '506.25', '0.00'] },
  },
  {
    what: 'Egyptian of 2026 above the ceiling',
    scheme: 'eg_nosi',
    wage: '20000',
    month: '2026-12',
    due: { insurance: ['1837.00', '3131.25', '0.00'] },
  },
  {
    what: 'foreigner in Egypt',
    scheme: 'eg_nosi',
    wage: '20000',
    month: '2026-12',
    person: { nationality: 'JO' },
    due: {},
  },
  // mercans.com (Jordan, social security rates): 150.000 and 285.000 of 2,000; 375.000 and 712.500 of 5,000.
  {
    what: 'insured in Jordan with 2,000, whatever the nationality',
    scheme: 'jo_ssc',
    wage: '2000',
    month: '2025-06',
    person: { nationality: 'EG' },
    due: { insurance: ['150.000', '285.000', '0.000'] },
  },
  {
    what: 'insured in Jordan before May 2010 above the ceiling',
    scheme: 'jo_ssc',
    wage: '6000',
    month: '2025-06',
    person: older,
    due: { insurance: ['375.000', '712.500', '0.000'] },
  },
  // 3,668 × 7.5 % and × 14.25 %.
  {
    what: 'insured in Jordan since above the ceiling',
    scheme: 'jo_ssc',
    wage: '6000',
    month: '2025-06',
    due: { insurance: ['275.100', '522.690', '0.000'] },
  },
  // 1,800 and 550; the pension fund gets at most 1,250.
  {
    what: 'member of the Indian provident fund above the ceiling',
    scheme: 'in_epf',
    wage: '40000',
    month: '2026-06',
    due: {
      provident_fund: ['1800.00', '550.00', '0.00'],
      pension: ['0.00', '1250.00', '0.00'],
      deposit_linked: ['0.00', '75.00', '0.00'],
    },
  },
  // citehr.com (373730): 840 of a basic salary of 7,000.
  {
    what: 'member of the Indian provident fund with 7,000',
    scheme: 'in_epf',
    wage: '7000',
    month: '2026-06',
    due: {
      provident_fund: ['840.00', '257.00', '0.00'],
      pension: ['0.00', '583.00', '0.00'],
      deposit_linked: ['0.00', '35.00', '0.00'],
    },
  },
])('$what', (each) => expect(due(each)).toEqual(each.due));
