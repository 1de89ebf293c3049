import { importable } from '../../../platform/import/importable';
import { employee } from './employee';
import { numberColumn } from './number-column';
import { t } from '../texts/text';

/** What each employee brought along of their leave. */
export const leaveBalanceImport = importable(employee, {
  name: 'LeaveBalance',
  label: t('leave_balance.opening_leave_balances_row_per'),
  key: ['code'],
  columns: {
    code: numberColumn,
    openingPaidLeaveDays: [
      t('leave_balance.paid_leave_left'),
      'paid leave|annual leave|annual leave balance|vacation balance|vacation days|leave balance|opening balance|balance|الإجازة السنوية|رصيد الإجازة السنوية|رصيد الإجازات',
    ],
    openingSickLeaveDays: [
      t('leave_balance.sick_leave_left'),
      'sick leave|sick leave balance|sick days|الإجازة المرضية|رصيد الإجازة المرضية',
    ],
    openingMaternityLeaveDays: [
      t('leave_balance.maternity_leave_left'),
      'maternity leave|maternity leave balance|إجازة الأمومة|إجازة الوضع',
    ],
    openingParentalLeaveDays: [
      t('leave_balance.parental_leave_left'),
      'parental leave|parental leave balance|paternity leave|الإجازة الوالدية',
    ],
    openingUnpaidLeaveDays: [
      t('leave_balance.unpaid_leave_still_allowed'),
      'unpaid leave|unpaid leave balance|unpaid leave left|الإجازة بلا أجر',
    ],
    unpaidLeaveDaysBefore: [
      t('leave_balance.unpaid_leave_taken_before'),
      'unpaid leave taken|unpaid days taken|الإجازة بلا أجر المأخوذة',
    ],
    parentalLeaveDaysBefore: [
      t('leave_balance.parental_leave_taken_before'),
      'parental leave taken|parental days taken|الإجازة الوالدية المأخوذة',
    ],
  },
  changesOnly: true,
});
