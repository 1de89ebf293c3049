import { factsOf, ready, rulesOf, salary } from '../../../engine/cases/payroll-cases';
import { payslipFor } from '../../../engine/payroll';
import { say } from '../../../../../platform/text';
import { printedPayslip, type PayslipDocument } from './printed-payslip';

const calculated = ready(
  payslipFor(factsOf({ salaries: [salary('9300.00')], exitDate: '2025-03-01' }), rulesOf('2025-03')),
);
const slip: PayslipDocument = {
  company: { name: 'Palm Clinics', legalName: null },
  employee: { name: 'Mariam Al Hashimi', nativeName: 'مريم الهاشمي', code: 'E-42', department: null, position: null },
  month: '2025-03',
  payDate: '2025-03-01',
  isPosted: true,
  ...calculated,
};

it('a payslip is printed in French, with its lines, its reasons and the first of a month', () => {
  const paper = printedPayslip(slip, 'fr');
  expect(paper).toMatchObject({
    rtl: false,
    heading: 'Bulletin de paie',
    month: 'mars 2025',
    sections: [
      {
        title: 'Gains',
        rows: [
          {
            name: 'Salaire de base',
            reason:
              'Salaire 9,300.00 du 1er mars 2025 au 1er mars 2025\u202f: 1 sur 31 jours calendaires\u202f; dernier jour le 1er mars 2025',
          },
        ],
      },
    ],
    net: { label: 'Net à payer', amount: '300.00' },
  });
  expect(paper.employee).toContain('Mariam');
  expect(paper.facts).toContainEqual({ label: 'Date de paiement', value: '1er mars 2025' });
});

it('a line that was stored in English and Arabic is read as it is, and in French in English', () => {
  const [line] = calculated.lines;
  const stored = { ...line!, name: { en: 'Basic salary', ar: 'الراتب الأساسي' } };
  expect((['en', 'ar', 'fr'] as const).map((locale) => say(stored.name, locale))).toEqual([
    'Basic salary',
    'الراتب الأساسي',
    'Basic salary',
  ]);
  expect(printedPayslip({ ...slip, lines: [stored] }, 'fr').sections[0]!.rows[0]!.name).toBe('Basic salary');
});
