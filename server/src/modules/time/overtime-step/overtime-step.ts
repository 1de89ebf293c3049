import { Exclusion } from 'typeorm';
import { daysChanged, type DatedOvertimeStep } from '../domain/worked/second-step';
import { dateInWords } from '../../../kernel/dates/date-words';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { Question } from '../../../platform/question';
import { CompanyRecord, record } from '../../../platform/records/record';
import { companyOf } from '../../organisation/organisation.sql';
import { holdWork } from '../attendance/attendance';
import { calculateDaysSoon } from '../attendance-day/attendance-day';
import { t } from '../texts/text';
import type { Text } from '../../../kernel/text/text';

@record('OvertimeStep', 'Beyond how many hours worked in a day overtime has a factor of its own, and on which days.')
@Exclusion(
  'overtime_step_no_overlap',
  `USING gist (company_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`,
)
export class OvertimeStep extends CompanyRecord implements DatedOvertimeStep {
  @field.decimal({
    description:
      'Hours worked in a day beyond which overtime is of the second step: more than a working day of the company.',
    min: 1,
    max: 24,
    scale: 2,
  })
  afterHours!: string;
  @field.decimal({
    description:
      'Hours that one of the second step counts for pay, at least what the law has paid; where that is more, it is.',
    min: 1,
    max: 5,
    scale: 2,
  })
  factor!: string;
  @field.date({ reach: 'kept', description: 'First day it holds.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day it holds; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
}

/** What the law of the country has an hour of overtime counted on a day, at least, and where it says so. */
export const leastOvertimeFactor = new Question<(country: string, day: string) => { factor: string; source: Text }>();

async function validateStep(ctx: Ctx, after: Row<OvertimeStep>, before: Row<OvertimeStep> | null): Promise<void> {
  if (!after.deletedAt) await refuseTooLow(ctx, after);
  await holdWork(ctx);
  await refuseClosedMonths(ctx, inForce(before), inForce(after));
}

async function refuseTooLow(ctx: Ctx, { afterHours, factor, validFrom, validTo }: Row<OvertimeStep>): Promise<void> {
  if (validTo && validTo < validFrom) throw invalid('validTo', t('overtime_step.last_day_lies_before_first'));
  const { workdayHours, country } = await companyOf(ctx, 'workdayHours', 'country');
  if (Number(afterHours) <= Number(workdayHours))
    throw invalid('afterHours', t('overtime_step.more_than_hours_of_working_day', { hours: Number(workdayHours) }));
  const least = leastOvertimeFactor.answer(country, validFrom);
  if (Number(factor) < Number(least.factor))
    throw invalid('factor', t('overtime_step.law_has_more_paid', { factor: least.factor, source: least.source }));
}

const inForce = (step: Row<OvertimeStep> | null): DatedOvertimeStep | null => (step?.deletedAt ? null : step);

/** Closed months stand: their corrections go by the step they were closed with. */
async function refuseClosedMonths(
  ctx: Ctx,
  before: DatedOvertimeStep | null,
  after: DatedOvertimeStep | null,
): Promise<void> {
  const changed = daysChanged(before, after);
  if (!changed) return;
  const { rows } = await ctx.tx.query<{ day: string | null }>(
    `select (max(period || '-01')::date + interval '1 month')::date as day from attendance_month
      where company_id = $1 and state = 'closed' and deleted_at is null and period >= to_char($2::date, 'YYYY-MM')
        and ($3::date is null or period <= to_char($3::date, 'YYYY-MM'))`,
    [ctx.companyId, changed.from, changed.to],
  );
  if (rows[0]?.day)
    throw conflict(t('overtime_step.attendance_closed_until', { day: dateInWords(rows[0].day) }), 'validFrom');
}

export const overtimeStep = defineArea('OvertimeStep', OvertimeStep, {
  one: 'overtimeStep',
  many: 'overtimeSteps',
  label: t('overtime_step.overtime_step'),
  page: '/overtime-steps?open=:id',
  menu: { group: 'time', title: t('overtime_step.menu'), icon: 'calculator' },
  sort: 'validFrom',
  descending: true,
  title: 'validFrom',
  guard: validateStep,
  followUp: calculateDaysSoon,
});
export const OvertimeStepResolver = CrudResolver(overtimeStep);
