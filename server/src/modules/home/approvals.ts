import { Field, Int, ObjectType } from 'type-graphql';
import type { Ctx } from '../../platform/context';
import {
  allWaiting,
  ApprovalGroup,
  ApprovalItem,
  type Group,
  type Item,
} from '../requests/approval-task/approval-task';

@ObjectType('HomeApprovals', { description: 'What waits for the reader to decide: what their inbox has, no more.' })
export class HomeApprovals {
  @Field(() => Int, { description: 'How much waits in all.', simple: true }) count!: number;
  @Field(() => [ApprovalGroup], { description: 'How much waits of each kind.', simple: true }) groups!: Group[];
  @Field(() => [ApprovalItem], { description: 'What waits, the longest waiting first.', simple: true }) items!: Item[];
}

const shownItems = 6;

/** Null for who never decides about anything. */
export async function homeApprovals(ctx: Ctx): Promise<HomeApprovals | null> {
  if (!ctx.companyId) return null;
  const { groups, items } = await allWaiting(ctx, shownItems);
  if (!groups.length) return null;
  const waiting = groups.filter(({ count }) => count > 0);
  return { count: waiting.reduce((sum, { count }) => sum + count, 0), groups: waiting, items };
}
