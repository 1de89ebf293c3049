import { workingTimeLaw, type WorkingTimeLaw } from '../domain/working-time';
import { weekdayNamed, weekOf, type PlainDate, type Weekday, type weekDays } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';

/** The weeks of the company and the law of working time of its country. */
interface WorkingTime {
  weekStart: Weekday;
  weekOf(day: PlainDate): PlainDate;
  lawOn(day: PlainDate): WorkingTimeLaw;
}

export async function workingTimeOf(ctx: Ctx): Promise<WorkingTime> {
  const {
    rows: [company],
  } = await ctx.tx.query<{ weekStart: (typeof weekDays)[number]; country: string }>(
    'select week_start as "weekStart", country from company where id = $1',
    [ctx.companyId],
  );
  const weekStart = weekdayNamed(company!.weekStart);
  return { weekStart, weekOf: (day) => weekOf(day, weekStart), lawOn: (day) => workingTimeLaw(company!.country, day) };
}
