import { Field, ID, Int, ObjectType } from 'type-graphql';
import { birthdaysIn } from '../../domain/birthdays';
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
  const days = Array.from({ length: daysAhead + 1 }, (_day, at) => addDays(today, at));
  // Who was born or hired on 29 February has his day on the 28th of other years.
  const daysOfYear = days.flatMap((day) => day.endsWith('02-28') && !addDays(day, 1).endsWith('02-29') ? [228, 229] : [Number(day.slice(5, 7)) * 100 + Number(day.slice(8))]);
  const parameters = new Parameters();
  const company = parameters.add(companyId, '::char(24)');
  const [from, wanted] = [parameters.add(today, '::date'), parameters.add(daysOfYear, '::int[]')];
  const granted = grantSql(ctx.ability, 'read', employee, parameters);
  const part = (occasion: string, column: string) => {
    const dayOfYear = `(date_part('month', ${column}) * 100 + date_part('day', ${column}))::int`;
    return `(select '${occasion}' as occasion, t.id as "employeeId", concat_ws(' ', t.first_name, t.last_name) as name, ${column} as first, array_position(${wanted}, ${dayOfYear}) as at
      from employee t where t.company_id = ${company} and t.deleted_at is null and ${dayOfYear} = any(${wanted}) and t.status not in ('draft', 'exited')
        and t.hire_date <= ${from} and (t.exit_date is null or t.exit_date >= ${from}) and ${column} < ${from} - 300 and ${granted}
      order by 5, 3, 2 limit ${mostDates})`;
  };
  const { rows } = await ctx.tx.query<Omit<HomeDate, 'years' | 'date'> & { first: string }>(
    `${part('birthday', 't.birth_date')} union all ${part('anniversary', 't.hire_date')} order by at, name, "employeeId", occasion limit ${mostDates}`, parameters.values);
  return rows.map(({ first, ...row }) => {
    const date = days.find((day) => birthdaysIn(first, day, day).length) ?? today;
    return { ...row, date, years: row.occasion === 'anniversary' ? Number(date.slice(0, 4)) - Number(first.slice(0, 4)) : null };
  });
}
