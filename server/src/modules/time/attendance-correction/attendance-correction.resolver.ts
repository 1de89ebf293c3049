import { Arg, Ctx as Context, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { AttendanceCorrection, attendanceCorrection } from './attendance-correction';
import { moveCorrection } from './attendance-correction.actions';

const which = { description: 'The correction.' };
const read = { description: 'The version you read; STALE when someone else changed it since.' };

@Resolver()
class AttendanceCorrectionActions {
  @Mutation(() => AttendanceCorrection, { description: 'Hands a correction in for a decision.' })
  async submitAttendanceCorrection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<AttendanceCorrection>> {
    return maskFields(ctx, attendanceCorrection, await moveCorrection(ctx, 'submit', id, version));
  }

  @Mutation(() => AttendanceCorrection, {
    description:
      'Lets the day be what the correction says: its punches are written beside those there are. Refused to who asked. A month that is closed stays so, and the next pay settles what changed in it.',
  })
  async approveAttendanceCorrection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<AttendanceCorrection>> {
    return maskFields(ctx, attendanceCorrection, await moveCorrection(ctx, 'approve', id, version));
  }

  @Mutation(() => AttendanceCorrection, { description: 'Leaves the day as it is, saying why.' })
  async rejectAttendanceCorrection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('note', () => String, { description: 'Why; the employee reads it.' }) note: string,
  ): Promise<Row<AttendanceCorrection>> {
    return maskFields(ctx, attendanceCorrection, await moveCorrection(ctx, 'reject', id, version, note));
  }

  @Mutation(() => AttendanceCorrection, { description: 'Takes a correction back that nobody has decided about.' })
  async cancelAttendanceCorrection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
  ): Promise<Row<AttendanceCorrection>> {
    return maskFields(ctx, attendanceCorrection, await moveCorrection(ctx, 'cancel', id, version));
  }
}

offerInBulk(
  attendanceCorrection,
  { approve: (ctx, id, version) => moveCorrection(ctx, 'approve', id, version) },
  { reject: (ctx, id, version, note) => moveCorrection(ctx, 'reject', id, version, note) },
);

export const AttendanceCorrectionResolver = [...CrudResolver(attendanceCorrection), AttendanceCorrectionActions];
