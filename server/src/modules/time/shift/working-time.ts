import { workingTimeLaw, type WorkingTimeLaw } from '../domain/working-time';
import { weekdayNamed, weekOf, type PlainDate, type Weekday, type weekDays } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';
import { companyOf } from '../../organisation/organisation.sql';

/** The weeks of the company and the law of working time of its country. */
interface WorkingTime {
  weekStart: Weekday;
  weekOf(day: PlainDate): PlainDate;
  lawOn(day: PlainDate): WorkingTimeLaw;
}

export async function workingTimeOf(ctx: Ctx): Promise<WorkingTime> {
  const company = await companyOf(ctx, 'weekStart', 'country');
  const weekStart = weekdayNamed(company.weekStart as (typeof weekDays)[number]);
  return { weekStart, weekOf: (day) => weekOf(day, weekStart), lawOn: (day) => workingTimeLaw(company.country, day) };
}
