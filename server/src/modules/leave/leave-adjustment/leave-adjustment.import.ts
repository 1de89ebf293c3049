import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { leaveAdjustment } from './leave-adjustment';
import { t } from '../texts/text';

/** Balances people bring along, by type, and other days given by hand. */
export const leaveAdjustmentImport = importable(leaveAdjustment, {
  label: t('leave_adjustment.leave_days_type_row_per'),
  key: ['employeeId', 'typeId', 'effectiveDate', 'reason'],
  columns: {
    employeeId: employeeBesideNames,
    typeId: [t('leave_adjustment.leave_type'), t('leave_adjustment.leave_type_words')],
    kind: [t('leave_adjustment.kind'), t('leave_adjustment.kind_words')],
    days: [t('leave_adjustment.days'), t('leave_adjustment.days_words')],
    effectiveDate: [t('leave_adjustment.as_of'), t('leave_adjustment.as_of_words')],
    expiresOn: [t('leave_adjustment.expires'), t('leave_adjustment.expires_words')],
    reason: [t('leave_adjustment.reason'), t('leave_adjustment.reason_words')],
  },
  sample: { days: '12.5', reason: 'Opening balance', kind: 'opening' },
});
