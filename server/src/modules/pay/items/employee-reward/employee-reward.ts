import { mayDo } from '../../../../platform/access/ability';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { record } from '../../../../platform/records/record';
import { pointsOf, problemOfReward, type RewardKind as Kind } from '../../engine/entries/reward';
import { definePayEntries, PayEntry } from '../pay-entry/pay-entry';
import { pointsBeside } from './reward-points';
import { t } from '../../texts/text';

export const RewardType = choiceOf('RewardType', 'What a reward is given for.', {
  bonus: 'Good work, or a good year.',
  incentive: 'An aim that was reached.',
  commission: 'What somebody sold.',
  recognition: 'Thanks, such as for years of service.',
  reimbursement: 'What somebody paid for the company.',
  other: 'Any other reason.',
});
export const RewardKind = choiceOf('RewardKind', 'What a reward is.', {
  money: 'An amount that payroll pays.',
  points: 'Points an employee gathers.',
  item: 'A thing that is handed over, for points or for nothing.',
});

@record(
  'EmployeeReward',
  'A single amount an employee is given beside their pay, or points or a thing in place of money.',
)
export class EmployeeReward extends PayEntry {
  @field.choice(RewardType, { description: 'Kind of reward.' }) type!: string;
  @field.choice(RewardKind, { description: 'Whether it is money, points or a thing.', initial: 'money' }) kind!: Kind;
  @field.flag({
    description:
      'Whether it is part of the wage that rises and falls, such as commission: the average of what was paid counts where the law values an end of service, notice or leave paid out by the wage.',
    initial: false,
  })
  countsForGratuity!: boolean;
  @field.integer({
    description: 'Points given; of a thing, the points it is taken for, empty where it costs none.',
    min: 1,
    max: 1_000_000,
    optional: true,
  })
  points!: number | null;
  @field.text({ description: 'The thing that is given.', min: 2, max: 120, optional: true, search: true }) item!:
    | string
    | null;
}

/** What speaks against a reward of its kind. */
async function refuseStrange(ctx: Ctx, after: Row<EmployeeReward>, before: Row<EmployeeReward> | null): Promise<void> {
  const maySee = !before || mayDo(ctx.ability, 'read_sensitive', employeeReward, after);
  const problem = after.deletedAt ? null : problemOfReward({ ...after, amount: maySee ? after.amount : null });
  if (problem) throw invalid(problem.field, problem.text);
  await refuseMissingPoints(ctx, after, before ? pointsOf(before) : 0);
}

/** Points are there before they are spent, and those spent are not taken back. */
async function refuseMissingPoints(ctx: Ctx, after: Row<EmployeeReward>, counted: number): Promise<void> {
  const counts = pointsOf(after);
  if (counts >= 0 && counts >= counted) return;
  const beside = await pointsBeside(ctx, after.employeeId, after.id as unknown as string);
  if (beside + counts >= 0) return;
  if (after.kind === 'item') throw invalid('points', t('employee_reward.points_choose_something_costs_no', { beside }));
  throw conflict(t('employee_reward.points_spent_already_cancel_first'));
}

export const employeeReward = definePayEntries('EmployeeReward', EmployeeReward, {
  one: 'employeeReward',
  many: 'employeeRewards',
  label: t('employee_reward.reward'),
  page: '/employee-rewards?open=:id',
  menu: { group: 'people', title: t('employee_reward.menu'), icon: 'gift', after: 'LeaveEncashment' },
  notificationsOf: 'reward',
  isMoney: ({ kind }) => kind === 'money',
  isApplied: ({ kind }) => kind !== 'points',
  stateFields: ['kind'],
  guard: refuseStrange,
});

export const refuseStep = (ctx: Ctx, row: Row<EmployeeReward>, to: Row<EmployeeReward>['state']): Promise<void> =>
  refuseMissingPoints(ctx, { ...row, state: to }, pointsOf(row));
