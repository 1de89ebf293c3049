import { importable } from '../../../platform/import/importable';
import { employee } from './employee';
import { numberColumn } from './number-column';

/** What each employee brought along of his leave. */
export const leaveBalanceImport = importable(employee, {
  name: 'LeaveBalance',
  label: { en: 'Opening leave balances, one row per employee', ar: 'أرصدة الإجازات الافتتاحية، صف لكل موظف' },
  key: ['code'],
  columns: {
    code: numberColumn,
    openingPaidLeaveDays: [
      'Paid leave left',
      'المتبقي من الإجازة المدفوعة',
      'paid leave|annual leave|annual leave balance|vacation balance|vacation days|leave balance|opening balance|balance|الإجازة السنوية|رصيد الإجازة السنوية|رصيد الإجازات',
    ],
    openingSickLeaveDays: [
      'Sick leave left',
      'المتبقي من الإجازة المرضية',
      'sick leave|sick leave balance|sick days|الإجازة المرضية|رصيد الإجازة المرضية',
    ],
    openingMaternityLeaveDays: [
      'Maternity leave left',
      'المتبقي من إجازة الأمومة',
      'maternity leave|maternity leave balance|إجازة الأمومة|إجازة الوضع',
    ],
    openingParentalLeaveDays: [
      'Parental leave left',
      'المتبقي من الإجازة الوالدية',
      'parental leave|parental leave balance|paternity leave|الإجازة الوالدية',
    ],
    openingUnpaidLeaveDays: [
      'Unpaid leave still allowed',
      'المسموح من الإجازة بلا أجر',
      'unpaid leave|unpaid leave balance|unpaid leave left|الإجازة بلا أجر',
    ],
    unpaidLeaveDaysBefore: [
      'Unpaid leave taken before',
      'الإجازة بلا أجر المأخوذة سابقاً',
      'unpaid leave taken|unpaid days taken|الإجازة بلا أجر المأخوذة',
    ],
    parentalLeaveDaysBefore: [
      'Parental leave taken before',
      'الإجازة الوالدية المأخوذة سابقاً',
      'parental leave taken|parental days taken|الإجازة الوالدية المأخوذة',
    ],
  },
  changesOnly: true,
});
