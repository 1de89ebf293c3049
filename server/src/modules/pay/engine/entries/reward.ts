import { t } from '../../texts/text';
import type { PayEntryState } from './pay-entry';
import type { Text } from '../../../../kernel/text/text';

export type RewardKind = 'money' | 'points' | 'item';
export interface Reward {
  kind: RewardKind;
  state: PayEntryState;
  amount: string | null;
  points: number | null;
  item: string | null;
  countsForGratuity: boolean;
}

const counted: Record<'points' | 'item', readonly PayEntryState[]> = {
  points: ['approved', 'applied'],
  item: ['draft', 'pending', 'approved', 'applied'],
};

/**
 * What a reward does to the points of its employee: given once approved, spent from the moment it is asked for; a draft
 * is looked at as if it were.
 */
export function pointsOf({
  kind,
  state,
  points,
  ...row
}: Pick<Reward, 'kind' | 'state' | 'points'> & { deletedAt?: unknown }): number {
  if (kind === 'money' || row.deletedAt || !counted[kind].includes(state)) return 0;
  return points === null || kind === 'points' ? (points ?? 0) : -points;
}

/**
 * What does not fit the kind of a reward, beside the field to correct; that money has an amount is looked at with every
 * entry of pay.
 */
export function problemOfReward({
  kind,
  amount,
  points,
  item,
  countsForGratuity,
}: Reward): { field: 'amount' | 'points' | 'item' | 'countsForGratuity'; text: Text } | null {
  if (kind !== 'money' && amount !== null)
    return {
      field: 'amount',
      text: t('reward.money_leave_amount_empty'),
    };
  if (kind !== 'item' && item !== null)
    return {
      field: 'item',
      text: t('reward.thing_given_here_leave_empty'),
    };
  if (kind === 'money' && points !== null)
    return {
      field: 'points',
      text: t('reward.money_points_leave_empty'),
    };
  if (kind !== 'money' && countsForGratuity) return { field: 'countsForGratuity', text: t('reward.only_money_wage') };
  if (kind === 'points' && points === null) return { field: 'points', text: t('reward.say_how_many_points') };
  if (kind === 'item' && !item?.trim()) return { field: 'item', text: t('reward.say_what_given') };
  return null;
}
