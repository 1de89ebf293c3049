import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Verdict } from '../../../platform/approval/domain/approval-progress';
import type { Ctx } from '../../../platform/context';
import { RowResult } from '../../../platform/graphql/crud-resolver';
import './approval-engine';
import { decideApprovals, returnApprovals } from './approval-task.actions';
import { ApprovalGroup, ApprovalVerdict } from './approval-item';
import { ApprovalItemPage, ApprovalTimeline, MyApprovalDecisionPage } from './approval-types';
import { groupsFor, waitingFor, type Group, type Item } from './inbox';
import { myDecisions, type MyDecision } from './my-decisions';
import { myRequests, type MyRequest } from './my-requests';
import { MyRequestPage } from './my-request-types';
import { undoDecisions } from './undo-decision';
import { timelineOf, type Timeline } from './timeline';

const kind = { description: 'Kind of row, such as EmployeeLeave.' };
const most = { defaultValue: 25, description: 'How many at most, 1 to 200.' };
const left = { defaultValue: 0, description: 'How many to leave out at the front.' };

@Resolver()
export class ApprovalTaskResolver {
  @Query(() => [ApprovalGroup], {
    description: 'What waits for you to decide, by kind; kinds you never decide about are left out.',
  })
  approvalGroups(@Context() ctx: Ctx): Promise<Group[]> {
    return groupsFor(ctx);
  }

  @Query(() => ApprovalItemPage, { description: 'What of one kind waits for you to decide.' })
  approvalsWaiting(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, kind) subject: string,
    @Arg('limit', () => Int, most) limit: number,
    @Arg('offset', () => Int, left) offset: number,
  ): Promise<{ rows: Item[]; total: number }> {
    return waitingFor(ctx, subject, limit, offset);
  }

  @Query(() => MyApprovalDecisionPage, { description: 'What you decided.' })
  myApprovalDecisions(
    @Context() ctx: Ctx,
    @Arg('limit', () => Int, most) limit: number,
    @Arg('offset', () => Int, left) offset: number,
  ): Promise<{ rows: MyDecision[]; total: number }> {
    return myDecisions(ctx, limit, offset);
  }

  @Query(() => MyRequestPage, {
    description: 'What you asked for about yourself, of every kind that somebody decides, and where it stands.',
  })
  myRequests(
    @Context() ctx: Ctx,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many at most, 1 to 50.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out at the front, at most 200.' })
    offset: number,
  ): Promise<{ rows: MyRequest[]; total: number }> {
    return myRequests(ctx, limit, offset);
  }

  @Query(() => ApprovalTimeline, {
    nullable: true,
    description:
      'How a row goes through its flow, for whom may read the row or decides about it; empty where no flow asked anybody.',
  })
  approvalTimeline(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, kind) subject: string,
    @Arg('id', () => ID, { description: 'The row.' }) id: string,
  ): Promise<Timeline | null> {
    return timelineOf(ctx, subject, id);
  }

  @Mutation(() => [RowResult], {
    description:
      'Decides about rows that wait for you; each answers for itself. The last step of a flow decides the row.',
  })
  decideApprovals(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, kind) subject: string,
    @Arg('ids', () => [ID], { description: 'Which rows.' }) ids: string[],
    @Arg('verdict', () => ApprovalVerdict, { description: 'What you decide.' }) verdict: Verdict,
    @Arg('reason', () => String, { nullable: true, description: 'Why; needed to reject.' }) reason: string | null,
  ): Promise<RowResult[]> {
    return decideApprovals(ctx, subject, ids, verdict, reason);
  }

  @Mutation(() => [RowResult], {
    description:
      'Gives rows that wait for you back to who asked, to be corrected and sent again; each answers for itself.',
  })
  returnApprovals(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, kind) subject: string,
    @Arg('ids', () => [ID], { description: 'Which rows.' }) ids: string[],
    @Arg('reason', () => String, { description: 'What is to be corrected.' }) reason: string,
  ): Promise<RowResult[]> {
    return returnApprovals(ctx, subject, ids, reason);
  }

  @Mutation(() => [RowResult], {
    description:
      'Takes back what you decided less than a minute ago, as long as nothing followed it; each row answers for itself.',
  })
  undoApprovals(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, kind) subject: string,
    @Arg('ids', () => [ID], { description: 'Which rows.' }) ids: string[],
  ): Promise<RowResult[]> {
    return undoDecisions(ctx, subject, ids);
  }
}
