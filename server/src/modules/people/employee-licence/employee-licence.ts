import { Field, Int, ObjectType } from 'type-graphql';
import { cmeOutlook, type CmeCategory as CategoryFacts } from '../domain/cme';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { Question } from '../../../platform/question';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import { CmeCategory } from '../cme-rule/cme-rule-words';
import { t } from '../texts/text';

export const CmeStanding = choiceOf('CmeStanding', 'Where a licence stands with its credits.', {
  lapsed: 'The licence has expired.',
  met: 'All credits of the cycle are there.',
  due_soon: 'Credits are missing and the cycle ends within 90 days.',
  behind: 'Fewer credits than the day asks for.',
  on_track: 'As many credits as the day asks for.',
});

@ObjectType('CmeCategoryProgress', { description: 'Credits of one kind of activity in the present cycle.' })
export class CmeCategoryLine {
  @Field(() => CmeCategory, { description: 'Kind of activity.', simple: true }) category!: string;
  @Field(() => DecimalScalar, { description: 'Verified credits.', simple: true }) done!: string;
  @Field(() => DecimalScalar, { description: 'Those of them that count.', simple: true }) counted!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Credits needed of it.', simple: true }) least!:
    | string
    | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Credits of it that count at most.', simple: true })
  most!: string | null;
  @Field(() => DecimalScalar, { description: 'Credits of it that are still needed.', simple: true }) missing!: string;
}

const progress = { write: 'never' } as const;

@record('EmployeeLicence', 'A licence to practise of an employee, with the credits of its present cycle.')
export class EmployeeLicence extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.text({ description: 'Number on the licence.', max: 60, search: true }) number!: string;
  @field.text({ description: 'Authority that issued it.', max: 120, search: true }) authority!: string;
  @field.text({ description: 'Profession it licenses.', max: 120, optional: true, search: true }) profession!:
    | string
    | null;
  @field.reference('CmeRule', {
    description:
      'Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed.',
    optional: true,
  })
  ruleId!: string | null;
  @field.date({ reach: 'service', description: 'First day of the licence.' }) issueDate!: string;
  @field.date({ reach: 'kept', description: 'Last day of the licence.', optional: true }) expiryDate!: string | null;
  @field.date({
    reach: 'service',
    description: 'First day of the first cycle, where that is not the first day of the licence.',
    optional: true,
  })
  cycleStart!: string | null;
  @field.date({ ...progress, description: 'First day of the present cycle; empty without a rule.', optional: true })
  cycleFrom!: string | null;
  @field.date({
    ...progress,
    description: 'Last day of the present cycle, on which the credits are due.',
    optional: true,
  })
  cycleTo!: string | null;
  @field.decimal({ ...progress, description: 'Credits the cycle needs.', scale: 2, optional: true }) required!:
    | string
    | null;
  @field.decimal({ ...progress, description: 'Credits brought along from the cycle before.', scale: 2, initial: '0' })
  carried!: string;
  @field.decimal({
    ...progress,
    description: 'Verified credits that count, those carried among them.',
    scale: 2,
    initial: '0',
  })
  counted!: string;
  @field.decimal({
    ...progress,
    description: 'Credits that would count besides once all submitted activities are verified.',
    scale: 2,
    initial: '0',
  })
  pending!: string;
  @field.decimal({ ...progress, description: 'Credits still needed.', scale: 2, initial: '0' }) shortfall!: string;
  @field.json({
    ...progress,
    type: () => [CmeCategoryLine],
    description: 'The credits by kind of activity.',
    initial: [],
  })
  categories!: CategoryFacts[];
  @field.derivedInContext<Row<EmployeeLicence>>(
    () => CmeStanding,
    ['cycleFrom', 'cycleTo', 'required', 'counted', 'shortfall', 'expiryDate'],
    (row, ctx) => outlook(row, ctx)?.standing ?? null,
    'Where it stands today; empty without a rule.',
  )
  standing!: string | null;
  @field.derivedInContext<Row<EmployeeLicence>>(
    () => Int,
    ['cycleFrom', 'cycleTo', 'required', 'counted', 'shortfall', 'expiryDate'],
    (row, ctx) => outlook(row, ctx)?.daysLeft ?? null,
    'Days until the credits are due.',
  )
  daysLeft!: number | null;
  @field.derivedInContext<Row<EmployeeLicence>>(
    () => DecimalScalar,
    ['cycleFrom', 'cycleTo', 'required', 'counted', 'shortfall', 'expiryDate'],
    (row, ctx) => outlook(row, ctx)?.expectedByNow ?? null,
    'Credits that should be there today if they were earned evenly.',
  )
  expectedByNow!: string | null;
  @field.derivedInContext<Row<EmployeeLicence>>(
    () => DecimalScalar,
    ['cycleFrom', 'cycleTo', 'required', 'counted', 'shortfall', 'expiryDate'],
    (row, ctx) => outlook(row, ctx)?.forecast ?? null,
    'Credits at the end of the cycle at the pace until today.',
  )
  forecast!: string | null;
}

function outlook({ cycleFrom, cycleTo, required, counted, shortfall, expiryDate }: Row<EmployeeLicence>, ctx: Ctx) {
  if (!cycleFrom || !cycleTo || !required) return null;
  return cmeOutlook({ cycleFrom, cycleTo, required, counted, shortfall, expiryDate, today: todayIn(ctx) });
}

function refuseInvertedDates(_ctx: Ctx, { issueDate, expiryDate, deletedAt }: Row<EmployeeLicence>): void {
  if (!deletedAt && expiryDate && expiryDate < issueDate) {
    throw invalid('expiryDate', t('employee_licence.licence_ends_before_begins'));
  }
}

/** Brings the credits of the licences of these people up to date, and answers what changed of each. */
export const licencesChanged = new Question<(ctx: Ctx, employeeIds: string[]) => Promise<Map<string, Values>>>();

export const employeeLicence = defineArea('EmployeeLicence', EmployeeLicence, {
  one: 'employeeLicence',
  many: 'employeeLicences',
  label: t('employee_licence.licence'),
  page: '/cme?open=:id',
  sort: 'cycleTo',
  title: 'number',
  person: 'employeeId',
  timeline: { day: 'issueDate', tells: ['authority', 'number', 'expiryDate'] },
  guard: refuseInvertedDates,
  notifies: [
    {
      kind: 'licence_expiring',
      on: ['expiring'],
      employees: ['employeeId'],
      whoMay: 'update',
      until: ['delete'],
      facts: { authority: 'authority', number: 'number', employee: 'employeeId', expires: 'expiryDate' },
    },
    {
      kind: 'cme_due',
      on: ['cme_due'],
      employees: ['employeeId'],
      whoMay: 'update',
      until: ['delete'],
      facts: {
        authority: 'authority',
        number: 'number',
        employee: 'employeeId',
        shortfall: 'shortfall',
        due: 'cycleTo',
      },
    },
  ],
  async followUp(ctx, rows) {
    const refreshed = await licencesChanged.answer(ctx, [...new Set(rows.map((row) => row.employeeId))]);
    for (const row of rows) Object.assign(row, refreshed.get(row.id));
  },
});
export const EmployeeLicenceResolver = CrudResolver(employeeLicence);
