import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { daysBetween } from '../../../kernel/dates/plain-date';
import { calendarsChanged } from '../work-calendar/work-calendar';
import { t } from '../texts/text';

export const HolidayKind = choiceOf('HolidayKind', 'Who gives a holiday.', {
  public: 'Given by law.',
  company: 'Given by the company.',
  optional: 'Free for nobody in general: whoever wants it asks for leave.',
  weekly_off: 'A day of rest like a weekend.',
});
export const HolidayPart = choiceOf('HolidayPart', 'How much of each day is free.', {
  full: 'The whole day.',
  am: 'Before noon.',
  pm: 'After noon.',
});

@record(
  'Holiday',
  'Days nobody of the company works, or nobody of a calendar or a country, which no leave is taken for.',
)
export class Holiday extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true }) name!: string;
  @field.date({ reach: 'service', description: 'The day it falls on, or the earliest of several.' }) firstDay!: string;
  @field.date({ reach: 'service', description: 'Last day; empty for a single day.', optional: true }) lastDay!:
    | string
    | null;
  @field.choice(HolidayKind, { description: 'Who gives it.', initial: 'public' }) kind!: string;
  @field.choice(HolidayPart, { description: 'How much of each day is free.', initial: 'full' }) part!: string;
  @field.text({
    description: 'Only of work calendars of this country, ISO 3166-1 alpha-2; empty for all.',
    codes: 'country',
    optional: true,
  })
  country!: string | null;
  @field.reference('WorkCalendar', { description: 'Only of this work calendar; empty for all.', optional: true })
  calendarId!: string | null;
}

const longestDays = 31;

function refuseInverted(_ctx: Ctx, { firstDay, lastDay }: Row<Holiday>): void {
  if (!lastDay) return;
  if (lastDay < firstDay) throw invalid('lastDay', t('holiday.last_day_lies_before_first'));
  if (daysBetween(firstDay, lastDay) >= longestDays) {
    throw invalid('lastDay', t('holiday.holiday_has_most_days', { longestDays }));
  }
}

/** Leave approved before does not take days that are holidays now. */
async function recount(ctx: Ctx, rows: Row<Holiday>[]): Promise<void> {
  for (const { firstDay, lastDay } of rows) await calendarsChanged(ctx, firstDay, lastDay ?? firstDay);
}

export const holiday = defineArea('Holiday', Holiday, {
  one: 'holiday',
  many: 'holidays',
  label: t('holiday.holiday'),
  page: '/holidays?open=:id',
  menu: { group: 'settings', title: t('holiday.menu'), icon: 'calendar', after: 'DocumentType' },
  sort: 'firstDay',
  guard: refuseInverted,
  followUp: recount,
});
export const HolidayResolver = CrudResolver(holiday);
