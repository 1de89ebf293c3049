import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeReward } from './employee-reward';
import { t } from '../../texts/text';

export const employeeRewardImport = importable(employeeReward, {
  label: t('employee_reward.single_rewards'),
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: [t('employee_reward.money_points_item'), t('employee_reward.money_points_item_words')],
    points: [t('employee_reward.points'), t('employee_reward.points_words')],
    item: [t('employee_reward.item'), t('employee_reward.item_words')],
  },
  choices: {
    kind: {
      money: [t('employee_reward.money'), t('employee_reward.money_words')],
      points: [t('employee_reward.points_2'), t('employee_reward.points_2_words')],
      item: [t('employee_reward.item_2'), t('employee_reward.item_2_words')],
    },
    type: {
      bonus: [t('employee_reward.bonus'), t('employee_reward.bonus_words')],
      incentive: [t('employee_reward.incentive'), t('employee_reward.incentive_words')],
      commission: [t('employee_reward.commission'), t('employee_reward.commission_words')],
      recognition: [t('employee_reward.recognition'), t('employee_reward.recognition_words')],
      reimbursement: [t('employee_reward.reimbursement'), t('employee_reward.reimbursement_words')],
      other: [t('employee_reward.other'), t('employee_reward.other_words')],
    },
  },
  sample: { amount: '1500', points: '', item: '' },
});
