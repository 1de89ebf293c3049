import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { leaveAdjustment } from './leave-adjustment';
import { t } from '../texts/text';

/** Balances people bring along, by type, and other days given by hand. */
export const leaveAdjustmentImport = importable(leaveAdjustment, {
  label: t('leave_adjustment.leave_days_type_row_per'),
  key: ['employeeId', 'typeId', 'effectiveDate', 'reason'],
  columns: {
    employeeId: employeeBesideNames,
    typeId: [t('leave_adjustment.leave_type'), 'type|leave|leave code'],
    kind: [t('leave_adjustment.kind'), 'entry kind'],
    days: [t('leave_adjustment.days'), 'balance|opening balance|days left|الرصيد'],
    effectiveDate: [t('leave_adjustment.as_of'), 'date|from|effective date|balance date|التاريخ'],
    expiresOn: [t('leave_adjustment.expires'), 'expiry|expires on|valid until|until'],
    reason: [t('leave_adjustment.reason'), 'note|remark|remarks|ملاحظة'],
  },
  sample: { days: '12.5', reason: 'Opening balance', kind: 'opening' },
});
