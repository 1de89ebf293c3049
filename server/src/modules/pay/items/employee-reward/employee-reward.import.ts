import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeReward } from './employee-reward';

export const employeeRewardImport = importable(employeeReward, {
  label: { en: 'Single rewards', ar: 'مكافآت مفردة' },
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: ['Money, points or item', 'نقد أو نقاط أو شيء', 'reward kind|form|شكل المكافأة'],
    points: ['Points', 'النقاط', 'point|نقطة'],
    item: ['Item', 'الشيء', 'gift|thing|prize item|الهدية'],
  },
  choices: {
    kind: {
      money: ['Money', 'نقد', 'cash|amount|مبلغ'],
      points: ['Points', 'نقاط', 'point'],
      item: ['Item', 'شيء', 'thing|object|غرض'],
    },
    type: {
      bonus: ['Bonus', 'علاوة', 'premium|gift|مكافأة'],
      incentive: ['Incentive', 'حافز', 'performance|حوافز'],
      commission: ['Commission', 'عمولة', 'sales commission'],
      recognition: ['Recognition', 'تقدير', 'award|prize|جائزة'],
      reimbursement: ['Reimbursement', 'استرداد مصروف', 'expense|expenses|refund|مصروفات'],
      other: ['Other', 'أخرى', 'misc|miscellaneous'],
    },
  },
  sample: { amount: '1500', points: '', item: '' },
});
