import { Field, ID, Int, ObjectType } from 'type-graphql';
import { addDays } from '../../domain/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../platform/ability';
import type { Ctx } from '../../platform/context';
import { choiceOf } from '../../platform/fields';
import { DateScalar } from '../../platform/scalars';
import { todayIn } from '../../platform/today';
import { employee } from '../employee/employee';

const HomeOccasion = choiceOf('HomeOccasion', 'What is celebrated: a birthday, or years with the company.', ['birthday', 'anniversary']);

@ObjectType('HomeDate', { description: 'A day of somebody that comes soon.' })
export class HomeDate {
  @Field(() => HomeOccasion, { description: 'What it is.', simple: true }) occasion!: string;
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => ID, { description: 'The employee.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) name!: string;
  @Field(() => Int, { nullable: true, description: 'Years with the company; never told of a birthday.', simple: true }) years!: number | null;
}

const daysAhead = 14;
const mostDates = 8;

/** Birthdays and anniversaries of people one may see, today and in the coming fortnight, the next ones first. */
export async function homeDates(ctx: Ctx): Promise<HomeDate[] | null> {
  const { companyId } = ctx;
  if (!mayDoSome(ctx.ability, 'read', employee)) return null;
  const today = todayIn(ctx);
  const parameters = new Parameters();
  const company = parameters.add(companyId, '::char(24)');
  const [from, to] = [parameters.add(today, '::date'), parameters.add(addDays(today, daysAhead), '::date')];
  const granted = grantSql(ctx.ability, 'read', employee, parameters);
  // Who was born or hired on 29 February has his day on the 28th of other years: that is what adding whole years answers.
  const inYear = (column: string, back: number) =>
    `(${column} + make_interval(years => (extract(year from ${to}) - ${back} - extract(year from ${column}))::int))::date`;
  const next = (column: string) => `case when ${inYear(column, 0)} > ${to} then ${inYear(column, 1)} else ${inYear(column, 0)} end`;
  const part = (occasion: string, column: string) => `select '${occasion}' as occasion, t.id as "employeeId", concat_ws(' ', t.first_name, t.last_name) as name,
      ${column} as first, ${next(column)} as date from employee t
    where t.company_id = ${company} and t.deleted_at is null and t.status not in ('draft', 'exited') and t.hire_date <= ${from}
      and (t.exit_date is null or t.exit_date >= ${from}) and ${column} is not null and ${granted}`;
  const { rows } = await ctx.tx.query<Omit<HomeDate, 'years'> & { first: string }>(
    `select * from (${part('birthday', 't.birth_date')} union all ${part('anniversary', 't.hire_date')}) d
     where date between greatest(${from}, first + 1) and ${to} order by date, name, "employeeId", occasion limit ${mostDates}`, parameters.values);
  return rows.map(({ first, ...row }) => ({ ...row, years: row.occasion === 'anniversary' ? Number(row.date.slice(0, 4)) - Number(first.slice(0, 4)) : null }));
}
