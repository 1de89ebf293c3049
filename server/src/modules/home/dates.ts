import { Field, ID, Int, ObjectType } from 'type-graphql';
import { birthdaysIn } from '../people/domain/birthdays';
import { addDays } from '../../kernel/dates/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { choiceOf } from '../../platform/records/fields';
import { DateScalar } from '../../platform/graphql/scalars';
import { todayIn } from '../../platform/today';
import { employee } from '../people/employee/employee';
import { employeeRows } from '../people/people.sql';

const HomeOccasion = choiceOf('HomeOccasion', 'Why a day to come is told.', {
  birthday: 'Somebody was born on that day.',
  anniversary: 'Somebody began at the company on that day.',
  probation_end: 'The time of probation ends.',
  contract_end: 'A limited contract ends.',
});

@ObjectType('HomeDate', { description: 'A day of somebody that comes soon.' })
export class HomeDate {
  @Field(() => HomeOccasion, { description: 'What it is.', simple: true }) occasion!: string;
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) name!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Years with the company, for an anniversary; never told of a birthday.',
    simple: true,
  })
  years!: number | null;
}

const daysAhead = 14;
const mostDates = 8;
/** An ending wants to be decided about, which takes longer than a good wish. */
const daysOfEndings = 30;

const employed = (from: string) =>
  `t.deleted_at is null and t.status not in ('draft', 'exited') and t.hire_date <= ${from}`;

/**
 * What comes of people one may see, the next first: birthdays and anniversaries of the coming fortnight, ends of
 * probation and of limited contracts of the coming month.
 */
export async function homeDates(ctx: Ctx): Promise<HomeDate[] | null> {
  if (!mayDoSome(ctx.ability, 'read', employee) && !mayDoSome(ctx.ability, 'find', employee)) return null;
  const today = todayIn(ctx);
  return [...(await celebrations(ctx, today)), ...(await endings(ctx, today))].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
}

async function celebrations(ctx: Ctx, today: string): Promise<HomeDate[]> {
  const days = Array.from({ length: daysAhead + 1 }, (_day, at) => addDays(today, at));
  // Who was born or hired on 29 February has their day on the 28th of other years.
  const daysOfYear = days.flatMap((day) =>
    day.endsWith('02-28') && !addDays(day, 1).endsWith('02-29')
      ? [228, 229]
      : [Number(day.slice(5, 7)) * 100 + Number(day.slice(8))],
  );
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const [from, wanted] = [parameters.add(today, '::date'), parameters.add(daysOfYear, '::int[]')];
  const read = grantSql(ctx.ability, 'read', employee, parameters);
  const found = grantSql(ctx.ability, 'find', employee, parameters);
  const part = (occasion: string, column: string, shown: 'shows_birthday' | 'shows_anniversary') => {
    const dayOfYear = `(date_part('month', ${column}) * 100 + date_part('day', ${column}))::int`;
    return `(select '${occasion}' as occasion, t.id as "employeeId", concat_ws(' ', t.first_name, t.last_name) as name,
      ${column} as first, array_position(${wanted}, ${dayOfYear}) as at
      from ${employeeRows('first_name', 'last_name', 'exit_date', 'status', 'hire_date', 'birth_date', shown)} t
        where t.company_id = ${company} and ${dayOfYear} = any(${wanted}) and ${employed(from)}
        and (t.exit_date is null or t.exit_date >= ${from}) and ${column} < ${from} - 300
        and (${read} or (t.${shown} and ${found}))
      order by 5, 3, 2 limit ${mostDates})`;
  };
  const { rows } = await ctx.tx.query<Omit<HomeDate, 'years' | 'date'> & { first: string }>(
    `${part('birthday', 't.birth_date', 'shows_birthday')}
      union all ${part('anniversary', 't.hire_date', 'shows_anniversary')}
      order by at, name, "employeeId", occasion limit ${mostDates}`,
    parameters.values,
  );
  return rows.map(({ first, ...row }) => {
    const date = days.find((day) => birthdaysIn(first, day, day).length) ?? today;
    return {
      ...row,
      date,
      years: row.occasion === 'anniversary' ? Number(date.slice(0, 4)) - Number(first.slice(0, 4)) : null,
    };
  });
}

/** Of people who go on: of whoever leaves, neither waits for a decision any more. */
async function endings(ctx: Ctx, today: string): Promise<HomeDate[]> {
  const parameters = new Parameters();
  const [company, from] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(today, '::date')];
  const granted = grantSql(ctx.ability, 'read', employee, parameters);
  const part = (occasion: string, column: string, more = '') =>
    `select '${occasion}' as occasion, t.id as "employeeId", concat_ws(' ', t.first_name, t.last_name) as name,
      ${column} as date, null::int as years
     from ${employeeRows('first_name', 'last_name', 'exit_date', 'status', 'hire_date', 'probation_end', 'confirmation_date', 'contract_end')} t where t.company_id = ${company} and ${column} between ${from} and ${from} + ${daysOfEndings} and ${employed(from)} and t.exit_date is null and ${granted}${more}`;
  const { rows } = await ctx.tx.query<HomeDate>(
    `${part('probation_end', 't.probation_end', ' and t.confirmation_date is null')}
      union all ${part('contract_end', 't.contract_end')} order by date, name, "employeeId", occasion
        limit ${mostDates}`,
    parameters.values,
  );
  return rows;
}
