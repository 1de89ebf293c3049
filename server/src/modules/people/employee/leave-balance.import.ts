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
    openingPaidLeaveDays: [t('leave_balance.paid_leave_left'), t('leave_balance.paid_leave_left_words')],
    openingSickLeaveDays: [t('leave_balance.sick_leave_left'), t('leave_balance.sick_leave_left_words')],
    openingMaternityLeaveDays: [t('leave_balance.maternity_leave_left'), t('leave_balance.maternity_leave_left_words')],
    openingParentalLeaveDays: [t('leave_balance.parental_leave_left'), t('leave_balance.parental_leave_left_words')],
    openingUnpaidLeaveDays: [
      t('leave_balance.unpaid_leave_still_allowed'),
      t('leave_balance.unpaid_leave_still_allowed_words'),
    ],
    unpaidLeaveDaysBefore: [
      t('leave_balance.unpaid_leave_taken_before'),
      t('leave_balance.unpaid_leave_taken_before_words'),
    ],
    parentalLeaveDaysBefore: [
      t('leave_balance.parental_leave_taken_before'),
      t('leave_balance.parental_leave_taken_before_words'),
    ],
  },
  changesOnly: true,
});
