import { Field, ID, Int, ObjectType } from 'type-graphql';
import { addMonths, monthPeriod } from '../../kernel/dates/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { filterSql, type Filter } from '../../platform/lists/list-filter';
import { relatedRows } from '../../platform/records/loaders';
import { todayIn } from '../../platform/today';
import { department } from '../organisation/department/department';
import { employee } from '../people/employee/employee';
import { figure, figuresOf, HomeFigure } from './figure';
import { employeeRows } from '../people/people.sql';

@ObjectType('HomeMonth', { description: 'A month in the life of the company.' })
export class HomeMonth {
  @Field(() => String, { description: 'The month, YYYY-MM.', simple: true }) month!: string;
  @Field(() => HomeFigure, {
    description: 'People employed on its last day; of the present month today.',
    simple: true,
  })
  headcount!: HomeFigure;
  @Field(() => HomeFigure, { description: 'People whose employment begins in it.', simple: true }) joiners!: HomeFigure;
  @Field(() => HomeFigure, { description: 'People whose employment ends in it.', simple: true }) leavers!: HomeFigure;
}

@ObjectType('HomeDepartment', { description: 'People employed today in a department itself, without its parts.' })
export class HomeDepartment {
  @Field(() => ID, { nullable: true, description: 'The department; empty for people without one.', simple: true }) id!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Its name; empty for people without one.', simple: true }) name!:
    | string
    | null;
  @Field(() => HomeFigure, { description: 'People in it.', simple: true }) people!: HomeFigure;
}

@ObjectType('HomePeople', { description: 'The people one may see: how many, since when, where.' })
export class HomePeople {
  @Field(() => HomeFigure, { description: 'People employed today.', simple: true }) headcount!: HomeFigure;
  @Field(() => [HomeMonth], {
    description: 'The last twelve months in order, the present one among them.',
    simple: true,
  })
  months!: HomeMonth[];
  @Field(() => HomeFigure, { description: 'People whose employment begins next month.', simple: true })
  joinersNext!: HomeFigure;
  @Field(() => HomeFigure, { description: 'People whose employment ends next month.', simple: true })
  leaversNext!: HomeFigure;
  @Field(() => [HomeDepartment], {
    nullable: true,
    description: 'The largest departments; empty for who may not see departments.',
    simple: true,
  })
  departments!: HomeDepartment[] | null;
  @Field(() => Int, { description: 'How many departments have people.', simple: true }) departmentCount!: number;
}

const inForce = ['onboarding', 'active', 'suspended', 'notice'];
const everEmployed = [...inForce, 'exited'];
const monthsShown = 12;
const departmentsShown = 10;

/** Employed on a day: whoever has begun by then and not ended before. A state of today tells of today alone. */
const employedOn = (day: string, today: string): Filter => ({
  hireDate: { lte: day },
  exitDate: { gteOrEmpty: day },
  status: { in: day === today ? inForce : everEmployed },
});

export async function homePeople(ctx: Ctx): Promise<HomePeople | null> {
  const { companyId } = ctx;
  if (!companyId || !mayDoSome(ctx.ability, 'read', employee)) return null;
  const today = todayIn(ctx);
  const [thisMonth, firstDay] = [today.slice(0, 7), `${today.slice(0, 7)}-01`];
  const months = Array.from({ length: monthsShown }, (_month, at) =>
    addMonths(firstDay, at + 1 - monthsShown).slice(0, 7),
  );
  const nextMonth = addMonths(firstDay, 1).slice(0, 7);
  const filters: Record<string, Filter> = {};
  for (const month of [...months, nextMonth]) {
    const { from, to } = monthPeriod(month);
    if (month !== nextMonth) filters[`headcount ${month}`] = employedOn(month === thisMonth ? today : to, today);
    filters[`joiners ${month}`] = { hireDate: { gte: from, lte: to }, status: { in: everEmployed } };
    filters[`leavers ${month}`] = { exitDate: { gte: from, lte: to }, status: { in: everEmployed } };
  }
  const found = await figuresOf(ctx, employee, filters);
  const departments = mayDoSome(ctx.ability, 'read', department)
    ? await byDepartment(ctx, employedOn(today, today))
    : null;
  return {
    headcount: found[`headcount ${thisMonth}`]!,
    joinersNext: found[`joiners ${nextMonth}`]!,
    leaversNext: found[`leavers ${nextMonth}`]!,
    months: months.map((month) => ({
      month,
      headcount: found[`headcount ${month}`]!,
      joiners: found[`joiners ${month}`]!,
      leavers: found[`leavers ${month}`]!,
    })),
    departments: departments && departments.slice(0, departmentsShown),
    departmentCount: departments?.filter(({ id }) => id).length ?? 0,
  };
}

async function byDepartment(ctx: Ctx, employed: Filter): Promise<HomeDepartment[]> {
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ id: string | null; people: number }>(
    `select t.department_id as id, count(*)::int as people
      from ${employeeRows('department_id', 'status', 'hire_date', 'exit_date')} t
        where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}
       and t.deleted_at is null and ${filterSql(employee, employed, parameters, () => true)}
       and ${grantSql(ctx.ability, 'read', employee, parameters)}
     group by 1 order by 2 desc, 1`,
    parameters.values,
  );
  const names = await relatedRows(
    ctx,
    department,
    rows.map(({ id }) => id),
  );
  return rows
    .filter(({ id }) => !id || names.has(id))
    .map(({ id, people }) => ({
      id,
      name: names.get(id ?? '')?.name ?? null,
      people: figure(employee, people, { ...employed, departmentId: id ? { in: [id] } : { isEmpty: true } }),
    }));
}
