import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeReward } from './employee-reward';
import { t } from '../../texts/text';

export const employeeRewardImport = importable(employeeReward, {
  label: t('employee_reward.single_rewards'),
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: [t('employee_reward.money_points_item'), 'reward kind|form|شكل المكافأة'],
    points: [t('employee_reward.points'), 'point|نقطة'],
    item: [t('employee_reward.item'), 'gift|thing|prize item|الهدية'],
  },
  choices: {
    kind: {
      money: [t('employee_reward.money'), 'cash|amount|مبلغ'],
      points: [t('employee_reward.points_2'), 'point'],
      item: [t('employee_reward.item_2'), 'thing|object|غرض'],
    },
    type: {
      bonus: [t('employee_reward.bonus'), 'premium|gift|مكافأة'],
      incentive: [t('employee_reward.incentive'), 'performance|حوافز'],
      commission: [t('employee_reward.commission'), 'sales commission'],
      recognition: [t('employee_reward.recognition'), 'award|prize|جائزة'],
      reimbursement: [t('employee_reward.reimbursement'), 'expense|expenses|refund|مصروفات'],
      other: [t('employee_reward.other'), 'misc|miscellaneous'],
    },
  },
  sample: { amount: '1500', points: '', item: '' },
});
