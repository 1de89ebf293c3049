import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../../platform/records/area';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { maskFields } from '../../../../platform/records/field-masking';
import { encashmentOffers, LeaveEncashmentOffer, LeaveEncashmentPreview, encashmentPreview } from './encashment-offers';
import { LeaveEncashment, leaveEncashment } from './leave-encashment';
import { decideAboutEncashment } from './leave-encashment.actions';

const which = { description: 'The encashment.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };
const whose = { description: 'Whose days.' };

@Resolver()
class LeaveEncashmentActions {
  @Query(() => [LeaveEncashmentOffer], {
    description:
      'The types of leave whose days an employee may be paid for today; for whoever may request it for them.',
  })
  leaveEncashmentOffers(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, whose) employeeId: string,
  ): Promise<LeaveEncashmentOffer[]> {
    return encashmentOffers(ctx, employeeId);
  }

  @Query(() => LeaveEncashmentPreview, {
    description:
      'What days paid out today would be worth, and what speaks against it; for whom may ask for this employee.',
  })
  leaveEncashmentPreview(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, whose) employeeId: string,
    @Arg('typeId', () => ID, { description: 'Of which type.' }) typeId: string,
    @Arg('days', () => DecimalScalar, { description: 'How many days.' }) days: string,
  ): Promise<LeaveEncashmentPreview> {
    return encashmentPreview(ctx, { employeeId, typeId, days });
  }

  @Mutation(() => LeaveEncashment, {
    description:
      'Approves an encashment: its days leave the balance and the next payroll pays it. Refused to who asked and to whom it pays.',
  })
  async approveLeaveEncashment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<LeaveEncashment>> {
    return maskFields(ctx, leaveEncashment, await decideAboutEncashment(ctx, 'approve', id, version, null));
  }

  @Mutation(() => LeaveEncashment, {
    description: 'Rejects an encashment with a reason; refused to whom approving is refused.',
  })
  async rejectLeaveEncashment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why, shown to the employee.' }) note: string,
  ): Promise<Row<LeaveEncashment>> {
    return maskFields(ctx, leaveEncashment, await decideAboutEncashment(ctx, 'reject', id, version, note));
  }

  @Mutation(() => LeaveEncashment, {
    description: 'Takes an encashment back that no approved payroll pays; days that left the balance come back.',
  })
  async cancelLeaveEncashment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<LeaveEncashment>> {
    return maskFields(ctx, leaveEncashment, await decideAboutEncashment(ctx, 'cancel', id, version, null));
  }
}

offerInBulk(
  leaveEncashment,
  {
    approve: (ctx, id, version) => decideAboutEncashment(ctx, 'approve', id, version, null),
    cancel: (ctx, id, version) => decideAboutEncashment(ctx, 'cancel', id, version, null),
  },
  { reject: (ctx, id, version, note) => decideAboutEncashment(ctx, 'reject', id, version, note) },
);

export const LeaveEncashmentResolver = [...CrudResolver(leaveEncashment, ['list', 'create']), LeaveEncashmentActions];
