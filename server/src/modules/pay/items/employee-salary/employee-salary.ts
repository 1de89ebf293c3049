import { Exclusion } from 'typeorm';
import { mayDo } from '../../../../platform/access/ability';
import { decidersSql, isDecider, notDue } from '../../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { isProposed } from '../../../../platform/access/own-matters';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { closePrevious } from '../../../../platform/records/effective-dating';
import { todaySql } from '../../../../platform/database/transaction';
import {
  decideProposal,
  paysOtherwise,
  type SalaryAction,
  type SalaryState as State,
} from '../../../../platform/approval/domain/salary-approval';
import { refuseOutsideEmployment } from '../../../people/employee/employee';
import { belowMinimumWage } from './minimum-wage-warning';
import { byTheMonth, convertedToMonth, type Frequency } from './salary-conversion';
import { say } from '../../../../platform/text';
import { companyOf, gradeRows, positionRows } from '../../../organisation/organisation.sql';
import { employeePositionRows } from '../../../people/people.sql';
import { t } from '../../texts/text';

export const SalaryState = choiceOf(
  'SalaryState',
  'Where a salary stands; where no flow of approval is for it and it is not that of whoever enters it, it is approved at once.',
  {
    proposed: 'Waits for approval; nothing is paid by it.',
    approved: 'In force from its first day.',
    rejected: 'Refused; nothing is ever paid by it.',
  },
);

export const SalaryFrequency = choiceOf(
  'SalaryFrequency',
  'What a salary is agreed on for; payroll pays by the month.',
  {
    month: 'So much a month.',
    year: 'So much a year.',
    week: 'So much a week.',
    day: 'So much a day.',
    hour: 'So much an hour.',
  },
);

const decidedBy: ('state' | 'employeeId' | 'proposedById' | 'deciders')[] = [
  'state',
  'employeeId',
  'proposedById',
  'deciders',
];

const salaryDay = `least(greatest(t.valid_from, ${todaySql}), coalesce(t.valid_to, 'infinity'))`;
/** A position with neither end of a range of its own has the range of its grade. */
const rangeSql = `select case when t.base_salary < r.lowest then 'below' when t.base_salary > r.highest then 'above'
  when coalesce(r.lowest, r.highest) is not null then 'within' end
  from ${employeePositionRows('position_id', 'employee_id', 'is_primary', 'valid_from', 'valid_to')} h
    join ${positionRows('grade_id', 'min_salary', 'max_salary')} p on p.company_id = h.company_id
      and p.id = h.position_id
  left join ${gradeRows('currency', 'min_salary', 'max_salary')} g on g.company_id = p.company_id and g.id = p.grade_id
    and coalesce(p.min_salary, p.max_salary) is null and g.currency = t.currency and g.deleted_at is null
  cross join lateral (select coalesce(p.min_salary, g.min_salary) as lowest,
  coalesce(p.max_salary, g.max_salary) as highest) r
  where h.company_id = t.company_id and h.employee_id = t.employee_id and h.is_primary and h.deleted_at is null
    and h.valid_from <= ${salaryDay} and coalesce(h.valid_to, 'infinity') >= ${salaryDay} limit 1`;

@record(
  'EmployeeSalary',
  'What an employee earns from one day to another; a new one without an end ends the one before it, once it is approved. Hidden without the grant read_sensitive.',
)
@Exclusion(
  'employee_salary_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (state = 'approved' AND deleted_at IS NULL)`,
)
export class EmployeeSalary extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.choice(SalaryFrequency, { description: 'What it is agreed on for.', initial: 'month' }) frequency!: Frequency;
  @field.money({
    description: 'What is agreed on, where that is not for a month: the basic salary of a month follows from it.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  quotedAmount!: string | null;
  @field.decimal({
    description: 'Hours a week, of pay by the hour; those of the contract when left out.',
    min: 0.25,
    max: 168,
    scale: 2,
    optional: true,
  })
  weeklyHours!: string | null;
  @field.text({
    identifies: false,
    description:
      'By what the agreed amount was multiplied for the salary of a month; later settings of the company do not change it.',
    max: 60,
    write: 'never',
    optional: true,
  })
  conversion!: string | null;
  @field.money({
    description: 'Basic salary of a full month; worked out where it is agreed on for another time.',
    min: 0,
    initial: '',
    sensitive: true,
  })
  baseSalary!: string;
  @field.money({
    description: 'Basis of overtime of a full month, where it differs from the basic salary.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  overtimeSalary!: string | null;
  @field.text({
    isCode: true,
    identifies: false,
    description: "Currency, ISO 4217; the company's when left out.",
    pattern: /^[A-Z]{3}$/,
    example: 'AED',
    initial: '',
  })
  currency!: string;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.text({ description: 'Why it was set.', max: 250, optional: true, search: true }) reason!: string | null;
  @field.computed('text', rangeSql, {
    description:
      'Where it lies towards the salaries of the main position held today, or on its nearest day, or of its grade: below, within or above; empty where none are set. Shown by `read_range`: employees learn nothing of it from their own pay.',
    optional: true,
    sensitive: 'range',
  })
  rangePosition!: string | null;
  @field.choice(SalaryState, { description: 'Where it stands.', initial: 'approved', write: 'never' }) state!: State;
  @field.reference('User', {
    description: 'Who proposed it, or changed the proposal last; empty where it held at once.',
    optional: true,
    write: 'never',
  })
  proposedById!: string | null;
  @field.reference('User', {
    description: 'Who approved or rejected it; never who proposed it.',
    optional: true,
    write: 'never',
  })
  approvedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.approved_by_id', {
    description: 'Name of who approved or rejected it.',
    optional: true,
  })
  approvedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 500, optional: true, write: 'never' }) decisionNote!:
    | string
    | null;
  @field.computed('text', decidersSql('EmployeeSalary'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<EmployeeSalary>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

export const salaryDecision = (ctx: Ctx, row: Row<EmployeeSalary>, action: SalaryAction) =>
  decideProposal('salary', row, action, { id: ctx.user.id, employeeId: ctx.user.employeeId });

function refusalOf(row: Row<EmployeeSalary>, ctx: Ctx): string | null {
  if (row.state !== 'proposed' || !mayDo(ctx.ability, 'approve', employeeSalary, row)) return null;
  const decision = salaryDecision(ctx, row, 'approve');
  if (!decision.approved) return say(decision.because, ctx.locale);
  return isDecider(row, ctx) ? null : say(notDue, ctx.locale);
}

async function validateEmployeeSalary(
  ctx: Ctx,
  after: Row<EmployeeSalary>,
  before: Row<EmployeeSalary> | null,
): Promise<void> {
  if (after.deletedAt) return;
  const isMoved =
    !before || before.deletedAt || before.validFrom !== after.validFrom || before.validTo !== after.validTo;
  if (isMoved)
    await refuseOutsideEmployment(ctx, after.employeeId, { validFrom: after.validFrom, validTo: after.validTo });
  const { currency } = await companyOf(ctx, 'currency');
  if (after.currency !== currency) {
    throw invalid('currency', t('employee_salary.company_pays_give_salary_currency', { currency }));
  }
  for (const name of ['baseSalary', 'overtimeSalary'] as const) refuseUnpayable(name, after[name], after.currency);
  if (!before) await closePreviousSalary(ctx, after);
}

/** What is only proposed ends nothing. */
export const closePreviousSalary = (ctx: Ctx, next: Row<EmployeeSalary>): Promise<void> =>
  closePrevious(ctx, employeeSalary, next, { field: 'state', value: 'approved' });

const inCompanyCurrency = (ctx: Ctx, values: Values): Values => ({
  currency: values.currency || ctx.user.company?.currency,
});

/**
 * Where a flow is for it a salary is proposed, and one that holds is not changed past the flow. Whoever changes a
 * proposal answers for it.
 */
async function proposed(ctx: Ctx, after: Row<EmployeeSalary>, before: Row<EmployeeSalary> | null): Promise<Values> {
  if (before?.state === 'proposed') return { proposedById: ctx.user.id };
  if ((before && !paysOtherwise(before, after)) || !(await isProposed(ctx, employeeSalary, after))) return {};
  if (!before) return { state: 'proposed', proposedById: ctx.user.id };
  throw conflict(t('employee_salary.salaries_your_company_approved_second'));
}

const offers =
  (action: SalaryAction) =>
  (row: Row<EmployeeSalary>, ctx: Ctx): boolean =>
    row.state === 'proposed' && salaryDecision(ctx, row, action).approved && isDecider(row, ctx);
const facts = { employee: 'employeeId', day: 'validFrom' } as const;

export const employeeSalary = defineArea('EmployeeSalary', EmployeeSalary, {
  keptFor: 'pay',
  one: 'employeeSalary',
  many: 'employeeSalaries',
  label: t('employee_salary.salary'),
  page: '/employee-salaries/:id',
  sort: 'validFrom',
  descending: true,
  person: 'employeeId',
  reachedWhen: { people: { state: 'approved' } },
  timeline: { day: 'validFrom', tells: ['baseSalary', 'currency', 'reason'] },
  stateFields: decidedBy,
  isEditable: ({ state }) => state !== 'rejected',
  ownMatter: { waits: ({ state }) => state === 'proposed' },
  guard: validateEmployeeSalary,
  warns: belowMinimumWage,
  prepare: inCompanyCurrency,
  derive: async (ctx, after, before) => {
    const converted = await convertedToMonth(ctx, after, before);
    return { ...converted, ...(await proposed(ctx, { ...after, ...converted } as Row<EmployeeSalary>, before)) };
  },
  verbs: { approve: offers('approve'), reject: offers('reject') },
  notifies: [
    { kind: 'salary_approved', on: ['approve'], users: ['proposedById'], facts },
    { kind: 'salary_rejected', on: ['reject'], users: ['proposedById'], facts },
  ],
});
export { byTheMonth };
