import { employeeBesideNames, importable } from '../../../../platform/import/importable';
import { employeeLoan } from './employee-loan';

/** Loans, those among them that are being repaid already: they begin as drafts and are approved like others. */
export const employeeLoanImport = importable(employeeLoan, {
  label: { en: 'Loans, new or being repaid already', ar: 'القروض الجديدة أو قيد السداد' },
  key: ['employeeId', 'reason', 'firstDue'],
  columns: {
    employeeId: employeeBesideNames,
    reason: ['What for', 'السبب', 'reason|loan|loan type|purpose|نوع القرض|الغرض'],
    principal: ['Amount', 'المبلغ', 'principal|loan amount|amount lent|مبلغ القرض|أصل القرض'],
    instalments: [
      'Months to repay',
      'أشهر السداد',
      'installments|instalments|months|number of instalments|term|عدد الأقساط|المدة',
    ],
    firstDue: [
      'First instalment due',
      'استحقاق القسط الأول',
      'first due|first instalment|first installment|start date|تاريخ أول قسط',
    ],
    yearlyRate: ['Interest of a year, percent', 'الفائدة السنوية بالمئة', 'interest|interest rate|rate|نسبة الفائدة'],
    method: ['Interest on', 'تحتسب الفائدة على', 'interest method|method'],
    paidOutBefore: ['Paid out on', 'تاريخ الصرف', 'paid out|disbursed|disbursed on|loan date|date|تاريخ القرض'],
    repaidBefore: ['Repaid so far', 'المسدد حتى الآن', 'repaid|already repaid|paid back|repaid amount|المسدد'],
    description: ['Description', 'الوصف', 'notes|remarks|comment|ملاحظات'],
  },
  choices: {
    method: {
      reducing: ['What is still owed', 'ما يتبقى من القرض', 'reducing|reducing balance|متناقصة'],
      flat: ['The whole loan', 'القرض كله', 'flat|fixed|ثابتة'],
    },
  },
  sample: {
    reason: 'Car',
    principal: '6000',
    instalments: '12',
    yearlyRate: '0',
    firstDue: '2026-01-31',
    paidOutBefore: '2026-01-05',
    repaidBefore: '1000',
  },
});
