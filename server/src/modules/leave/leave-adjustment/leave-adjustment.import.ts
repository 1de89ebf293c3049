import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { leaveAdjustment } from './leave-adjustment';

/** Balances people bring along, by type, and other days given by hand. */
export const leaveAdjustmentImport = importable(leaveAdjustment, {
  label: { en: 'Leave days by type, one row per employee and type', ar: 'أيام الإجازات حسب النوع، صف لكل موظف ونوع' },
  key: ['employeeId', 'typeId', 'effectiveDate', 'reason'],
  columns: {
    employeeId: employeeBesideNames,
    typeId: ['Leave type', 'نوع الإجازة', 'type|leave|leave code'],
    kind: ['Kind', 'الفئة', 'entry kind'],
    days: ['Days', 'الأيام', 'balance|opening balance|days left|الرصيد'],
    effectiveDate: ['As of', 'اعتباراً من', 'date|from|effective date|balance date|التاريخ'],
    expiresOn: ['Expires', 'تنتهي في', 'expiry|expires on|valid until|until'],
    reason: ['Reason', 'السبب', 'note|remark|remarks|ملاحظة'],
  },
  sample: { days: '12.5', reason: 'Opening balance', kind: 'opening' },
});
