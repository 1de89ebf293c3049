import type { PayEntryState } from './pay-entry';
import type { Bilingual } from '../../../../kernel/text/text';

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
}: Reward): { field: 'amount' | 'points' | 'item' | 'countsForGratuity'; text: Bilingual } | null {
  if (kind !== 'money' && amount !== null)
    return {
      field: 'amount',
      text: { en: 'This is no money: leave the amount empty.', ar: 'هذه ليست نقداً: اترك المبلغ فارغاً.' },
    };
  if (kind !== 'item' && item !== null)
    return {
      field: 'item',
      text: { en: 'No thing is given here: leave this empty.', ar: 'لا يُعطى شيء هنا: اترك هذا الحقل فارغاً.' },
    };
  if (kind === 'money' && points !== null)
    return {
      field: 'points',
      text: { en: 'Money is no points: leave this empty.', ar: 'النقد ليس نقاطاً: اترك هذا الحقل فارغاً.' },
    };
  if (kind !== 'money' && countsForGratuity)
    return { field: 'countsForGratuity', text: { en: 'Only money is wage.', ar: 'لا يكون أجراً إلا النقد.' } };
  if (kind === 'points' && points === null)
    return { field: 'points', text: { en: 'Say how many points.', ar: 'اذكر عدد النقاط.' } };
  if (kind === 'item' && !item?.trim())
    return { field: 'item', text: { en: 'Say what is given.', ar: 'اذكر ما يُعطى.' } };
  return null;
}
