import { Field, ID, ObjectType } from 'type-graphql';
import { mayDoSome } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { choiceOf } from '../../platform/records/fields';
import { listRecords } from '../../platform/lists/list-query';
import { relatedRows } from '../../platform/records/loaders';
import { DateScalar } from '../../platform/graphql/scalars';
import { todayIn } from '../../platform/today';
import { attendanceDay, dayStandings } from '../time/attendance-day/attendance-day';
import { employee } from '../people/employee/employee';
import { employeeLeave } from '../leave/employee-leave/employee-leave';
import { companyCalendar } from '../organisation/work-calendar/work-calendar';
import { figure, HomeFigure } from './figure';

const AbsenceReason = choiceOf('HomeAbsenceReason', 'Why somebody is not there.', {
  leave: 'On approved leave.',
  absent: 'Their times have passed and they have not come.',
  expected: 'Their times have begun and they have not come yet.',
  late: 'They came after the grace.',
});

@ObjectType('HomePerson', { description: 'Somebody by name.' })
export class HomePerson {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) name!: string;
  @Field(() => DateScalar, { nullable: true, description: 'Last day of their leave.', simple: true }) until!:
    | string
    | null;
}

@ObjectType('HomeAbsenceGroup', { description: 'People who are not there today for the same reason.' })
export class HomeAbsenceGroup {
  @Field(() => AbsenceReason, { description: 'Why they are not there.', simple: true }) reason!: string;
  @Field(() => HomeFigure, { description: 'How many.', simple: true }) figure!: HomeFigure;
  @Field(() => [HomePerson], { description: 'Some of them by name.', simple: true }) people!: HomePerson[];
}

@ObjectType('HomeAbsence', { description: 'Who is not there today, of the people whose leave and days one may see.' })
export class HomeAbsence {
  @Field(() => DateScalar, { description: 'Today, where the company works.', simple: true }) date!: string;
  @Field(() => Boolean, { description: 'Whether the company works today.', simple: true }) isWorkday!: boolean;
  @Field(() => String, { nullable: true, description: 'Name of the holiday it is.', simple: true }) holiday!:
    | string
    | null;
  @Field(() => [HomeAbsenceGroup], { description: 'By reason.', simple: true }) groups!: HomeAbsenceGroup[];
}

const named = 6;

export async function homeAbsence(ctx: Ctx): Promise<HomeAbsence | null> {
  const { companyId } = ctx;
  const today = todayIn(ctx);
  const groups: HomeAbsenceGroup[] = [];
  if (companyId && mayDoSome(ctx.ability, 'read', employeeLeave)) groups.push(await onLeave(ctx, today));
  if (mayDoSome(ctx.ability, 'read', attendanceDay)) {
    for (const { standing, count, people } of await dayStandings(ctx, attendanceDay, today, named)) {
      const filter = { date: { eq: today }, standing: { eq: standing } };
      groups.push({
        reason: standing,
        figure: figure(attendanceDay, count, filter),
        people: people.map((person) => ({ ...person, until: null })),
      });
    }
  }
  if (!groups.length) return null;
  const { kind, name } = (await companyCalendar(ctx)).dayOn(today);
  return { date: today, isWorkday: kind === 'work', holiday: name, groups };
}

async function onLeave(ctx: Ctx, today: string): Promise<HomeAbsenceGroup> {
  const filter = { status: { in: ['approved'] }, fromDate: { lte: today }, toDate: { gte: today } };
  const { rows, total } = await listRecords(
    ctx,
    employeeLeave,
    { filter, sort: [{ field: 'toDate' }], limit: named },
    { fields: new Set(['employeeId', 'toDate']), withTotal: true, withCursor: false },
  );
  const who = await relatedRows(
    ctx,
    employee,
    rows.map((row) => row.employeeId),
  );
  const people = rows.flatMap(({ employeeId, toDate }) => {
    const person = who.get(employeeId);
    return person ? [{ id: employeeId, name: `${person.firstName} ${person.lastName}`, until: toDate }] : [];
  });
  return { reason: 'leave', figure: figure(employeeLeave, total, filter), people };
}
