import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { changeReplacement } from './replacement/change-replacement';
import { EmployeeLeave, employeeLeave } from './employee-leave';
import { decideAboutLeave, decideAboutNewLeave, withdrawLeaveCancel } from './employee-leave.actions';
import { leaveOptions, LeaveOption } from './leave-options';
import { LeavePreview, leavePreview, LeaveSpanInput } from './leave-preview';
import { DateScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import { LeaveReplacement, leaveReplacements, LeaveCover, leaveCovers } from './replacement/replacement';
import { TeamLeave, teamLeave } from './team-leave';

const which = { description: 'The request.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const word = { nullable: true, description: 'A word with it, shown to the employee.' };

@Resolver()
class EmployeeLeaveActions {
  @Mutation(() => EmployeeLeave, {
    description:
      'Approves a request; refused to who asked, and while it overlaps leave approved before. Leave its employee asks to cancel is cancelled by it.',
  })
  async approveEmployeeLeave(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('reason', () => String, word) reason: string | null,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await decideAboutLeave(ctx, 'approve', id, version, reason));
  }

  @Mutation(() => EmployeeLeave, {
    description:
      'Rejects a request, saying why; refused to who asked. Leave its employee asks to cancel is kept by it.',
  })
  async rejectEmployeeLeave(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('reason', () => String, { description: 'Why, shown to the employee.' }) reason: string,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await decideAboutLeave(ctx, 'reject', id, version, reason));
  }

  @Mutation(() => EmployeeLeave, {
    description:
      "Takes a request or an approved leave back; it no longer counts. One's own approved leave stays in force and somebody else is asked, with the reason.",
  })
  async cancelEmployeeLeave(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('reason', () => String, word) reason: string | null,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await decideAboutLeave(ctx, 'cancel', id, version, reason));
  }

  @Mutation(() => EmployeeLeave, {
    description: 'Takes back your wish to have your approved leave cancelled, before somebody has decided about it.',
  })
  async withdrawLeaveCancel(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await withdrawLeaveCancel(ctx, id, version));
  }

  @Mutation(() => EmployeeLeave, {
    description:
      'Has somebody else stand in during approved leave that is not over, or nobody. Who stood in until then and who does now are told.',
  })
  async changeLeaveReplacement(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('replacementId', () => ID, { nullable: true, description: 'Who stands in; empty: nobody.' }) replacementId:
      | string
      | null = null,
  ): Promise<Row<EmployeeLeave>> {
    return maskFields(ctx, employeeLeave, await changeReplacement(ctx, id, version, replacementId));
  }

  @Query(() => LeavePreview, {
    description: 'What leave would take and who is away then; for whom may ask for leave of this employee.',
  })
  leavePreview(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'Who would be away.' }) employeeId: string,
    @Arg('span', () => LeaveSpanInput, { description: 'From when to when.' }) span: LeaveSpanInput,
    @Arg('leaveId', () => ID, { nullable: true, description: 'The request that is being changed.' }) leaveId:
      | string
      | undefined,
  ): Promise<LeavePreview> {
    return leavePreview(ctx, employeeId, span, leaveId);
  }

  @Query(() => TeamLeave, {
    description:
      'Who is away when, by department: leave you may read with its type, and of colleagues you may see away no more than that they are.',
  })
  teamLeave(
    @Context() ctx: Ctx,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 62 days.' }) to: string,
    @Arg('departmentId', () => ID, { nullable: true, description: 'This department and those below it only.' })
    departmentId: string | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Part of a name or number.' }) search:
      | string
      | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'People of this page, at most 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'People to leave out at the front.' }) offset: number,
  ): Promise<TeamLeave> {
    return teamLeave(ctx, { from, to, departmentId: departmentId ?? null, search: search ?? null, limit, offset });
  }

  @Query(() => [LeaveReplacement], {
    description:
      'Who may be named to stand in: whom you may see and colleagues of the employee, employed in those days; for whom may ask for leave of this employee.',
  })
  leaveReplacements(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'Who would be away.' }) employeeId: string,
    @Arg('span', () => LeaveSpanInput, {
      nullable: true,
      description: 'From when to when; today where that is not known yet.',
    })
    span: LeaveSpanInput | undefined,
    @Arg('search', () => String, { defaultValue: '', description: 'Part of a name or number.' }) search: string,
    @Arg('ids', () => [ID], { defaultValue: [], description: 'People to name in any case.' }) ids: string[],
  ): Promise<LeaveReplacement[]> {
    return leaveReplacements(ctx, employeeId, { span: span ?? null, search, ids });
  }

  @Query(() => [LeaveCover], { description: 'For whom you stand in from today on.' })
  async leaveCovers(@Context() ctx: Ctx): Promise<LeaveCover[]> {
    return ctx.user.employeeId ? leaveCovers(ctx, ctx.user.employeeId, todayIn(ctx), 'infinity') : [];
  }

  @Query(() => [LeaveOption], {
    description: 'The types of leave an employee may take; for whom may ask for leave of this employee.',
  })
  leaveOptions(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'Who would be away.' }) employeeId: string,
  ): Promise<LeaveOption[]> {
    return leaveOptions(ctx, employeeId);
  }
}

offerInBulk(
  employeeLeave,
  { approve: (ctx, id, version) => decideAboutNewLeave(ctx, 'approve', id, version, null) },
  { reject: (ctx, id, version, note) => decideAboutNewLeave(ctx, 'reject', id, version, note) },
);

export const EmployeeLeaveResolver = [...CrudResolver(employeeLeave), EmployeeLeaveActions];
