import { defineArea, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';
import { daysBetween } from '../../domain/plain-date';

export const HolidayKind = choiceOf('HolidayKind', 'Whether the law gives a holiday or the company does.', ['public', 'company']);

@record('Holiday', 'Days nobody of the company works, which no leave is taken for.')
export class Holiday extends CompanyRecord {
  @field.text({ description: 'Name.', max: 120, search: true }) name!: string;
  @field.date({ description: 'First day.' }) firstDay!: string;
  @field.date({ description: 'Last day; empty for a single day.', optional: true }) lastDay!: string | null;
  @field.choice(HolidayKind, { description: 'Who gives it.', initial: 'public' }) kind!: string;
}

const longestDays = 31;

function refuseInverted(_ctx: Ctx, { firstDay, lastDay }: Row<Holiday>): void {
  if (!lastDay) return;
  if (lastDay < firstDay) throw invalid('lastDay', { en: 'The last day lies before the first.', ar: 'آخر يوم يسبق أول يوم.' });
  if (daysBetween(firstDay, lastDay) >= longestDays) {
    throw invalid('lastDay', { en: `A holiday has at most ${longestDays} days.`, ar: `العطلة ${longestDays} يوماً على الأكثر.` });
  }
}

export const holiday = defineArea('Holiday', Holiday, {
  one: 'holiday', many: 'holidays', label: { en: 'holiday', ar: 'العطلة' }, sort: 'firstDay', guard: refuseInverted,
});
export const HolidayResolver = CrudResolver(holiday);
