import { Index } from 'typeorm';
import { cmeTransitions, type CmeAction } from '../domain/cme';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { todayIn } from '../../../platform/today';
import { todaySql } from '../../../platform/database/transaction';
import { CmeCategory } from '../cme-rule/cme-rule-words';
import { refreshCmeProgress } from '../cme-progress/cme-progress';
import { t } from '../texts/text';

export const CmeState = choiceOf(
  'CmeState',
  'Whether somebody has looked at the proof of an activity; verified ones alone count.',
  {
    submitted: 'Nobody has looked at its proof yet; it does not count.',
    verified: 'Its proof was found right; it counts.',
    rejected: 'Its proof was refused; it does not count.',
  },
);

/**
 * Its state, or expired: the cycle it counted in is over, or the licence itself, on each licence it was to count on.
 */
const standing = `case when t.state = 'verified' and (
    select bool_and(l.cycle_from > t.activity_date or coalesce(l.expiry_date < ${todaySql}, false))
      from employee_licence l
    where l.company_id = t.company_id and l.employee_id = t.employee_id and l.deleted_at is null
      and l.cycle_from is not null
      and (cardinality(t.licence_ids) = 0 or l.id = any(t.licence_ids))) then 'expired' else t.state end`;

@record('EmployeeCme', 'A training activity of an employee and the credits it gives.')
@Index('employee_cme_accreditation_no_key', ['companyId', 'employeeId', 'accreditationNo', 'activityDate'], {
  unique: true,
  where: `accreditation_no IS NOT NULL AND state <> 'rejected' AND deleted_at IS NULL`,
})
export class EmployeeCme extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.text({ description: 'What it was.', max: 200, search: true }) title!: string;
  @field.choice(CmeCategory, { description: 'Kind of activity.', initial: 'course' }) category!: string;
  @field.decimal({ description: 'Credits it gives.', min: '0.01', max: '9999.99', scale: 2 }) amount!: string;
  @field.date({ reach: 'planned', description: 'The day it took place, or its last day.' }) activityDate!: string;
  @field.text({ description: 'Who offered it.', max: 120, optional: true, search: true }) provider!: string | null;
  @field.text({
    description: 'Number under which an authority accredited it; the same number and day count once.',
    max: 60,
    optional: true,
    search: true,
  })
  accreditationNo!: string | null;
  @field.decimal({ description: 'Hours it took.', min: 0, max: '9999.99', scale: 2, optional: true }) hours!:
    | string
    | null;
  @field.text({
    description: 'Page about it, or of the certificate.',
    max: 500,
    optional: true,
    pattern: /^https?:\/\/\S+$/,
    example: 'https://example.com/course',
  })
  url!: string | null;
  @field.longText({ description: 'Further words about it.', max: 2000, optional: true }) description!: string | null;
  @field.reference('File', { description: 'The proof of it, as a file.', optional: true }) certificateFileId!:
    | string
    | null;
  @field.references('EmployeeLicence', {
    description: 'Licences of the employee it counts on; without any, all whose rule accepts it.',
    initial: [],
  })
  licenceIds!: string[];
  @field.choice(CmeState, { description: 'Whether it counts.', initial: 'submitted', write: 'never' }) state!: string;
  @field.computed('text', standing, {
    description:
      'Where it stands today: submitted, verified, rejected, or expired once its credits no longer count on any licence, their cycles or the licences themselves having ended.',
  })
  standing!: string;
  @field.reference('User', {
    description: 'Who verified or rejected it; never the employee themselves.',
    optional: true,
    write: 'never',
  })
  reviewedById!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) reviewedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 250, optional: true, write: 'never' }) reviewNote!:
    | string
    | null;
}

function refuseFuture(ctx: Ctx, { activityDate, deletedAt }: Row<EmployeeCme>): void {
  if (!deletedAt && activityDate > todayIn(ctx)) {
    throw invalid('activityDate', t('employee_cme.day_still_come_record_activity'));
  }
}

async function refuseForeignLicences(ctx: Ctx, { employeeId, licenceIds, deletedAt }: Row<EmployeeCme>): Promise<void> {
  if (deletedAt || !licenceIds.length) return;
  const { rows } = await ctx.tx.query(
    'select 1 from employee_licence where company_id = $1 and id = any($2::char(24)[]) and employee_id <> $3 limit 1',
    [ctx.companyId, licenceIds, employeeId],
  );
  if (rows.length) {
    throw invalid('licenceIds', t('employee_cme.licences_not_employee_choose_among'));
  }
}

/** Nobody reviews their own activities. */
export const isOwn = (ctx: Ctx, row: Row<EmployeeCme>): boolean => ctx.user.employeeId === row.employeeId;
const leads = (row: Row<EmployeeCme>, action: CmeAction): boolean => cmeTransitions[row.state]?.[action] !== undefined;

export const employeeCme = defineArea('EmployeeCme', EmployeeCme, {
  one: 'employeeCme',
  many: 'employeeCmes',
  permissionName: 'CME',
  label: t('employee_cme.cme_activity'),
  page: '/cme/activities?open=:id',
  menu: { group: 'people', title: t('employee_cme.menu'), icon: 'read', after: 'EmployeeLoan', path: '/cme' },
  sort: 'activityDate',
  descending: true,
  title: 'title',
  person: 'employeeId',
  timeline: { day: 'activityDate', tells: ['title', 'category', 'amount', 'state'] },
  stateFields: ['state', 'employeeId'],
  // A verified activity is taken back by rejecting it first.
  isEditable: (row) => row.state !== 'verified',
  verbs: {
    verify: (row, ctx) => leads(row, 'verify') && !isOwn(ctx, row),
    reject: (row, ctx) => leads(row, 'reject') && !isOwn(ctx, row),
    submit: (row) => leads(row, 'submit'),
  },
  guard: async (ctx, after) => {
    refuseFuture(ctx, after);
    await refuseForeignLicences(ctx, after);
  },
  followUp: async (ctx, rows) => {
    await refreshCmeProgress(ctx, [...new Set(rows.map((row) => row.employeeId))]);
  },
});
