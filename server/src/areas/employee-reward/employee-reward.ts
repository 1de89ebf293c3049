import { choiceOf, field } from '../../platform/fields';
import { record } from '../../platform/record';
import { definePayEntries, PayEntry, payEntryNotices, PayEntryResolver } from '../pay-entry/pay-entry';

export const RewardType = choiceOf('RewardType', 'What a reward is given for.', ['bonus', 'incentive', 'commission', 'recognition', 'reimbursement', 'other']);

@record('EmployeeReward', 'A single amount an employee is given beside his pay.')
export class EmployeeReward extends PayEntry {
  @field.choice(RewardType, { description: 'Kind of reward.' }) type!: string;
}

export const employeeReward = definePayEntries('EmployeeReward', EmployeeReward,
  { one: 'employeeReward', many: 'employeeRewards', label: { en: 'reward', ar: 'المكافأة' }, notifies: payEntryNotices('reward') });
export const EmployeeRewardResolver = PayEntryResolver(employeeReward);
