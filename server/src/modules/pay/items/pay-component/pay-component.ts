import { Exclusion } from 'typeorm';
import type { ComponentFault } from '../../../../kernel/formula/components';
import { functions } from '../../../../kernel/formula/functions';
import type { AllowancePurpose as Purpose } from '../../statutory/social-insurance/scheme';
import { AllowancePurpose } from '../compensation/compensation';
import { faultsOver, type DatedComponent, type PayComponentSource } from '../../engine/components/pay-plan';
import { isTakenWord } from '../../engine/components/formula-variables';
import { offeredRows } from './offered-rows';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid, invalidFields } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { newId } from '../../../../platform/records/ids';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { initialValues } from '../../../../platform/records/records';
import type { Text } from '../../../../kernel/text/text';
import { todayIn } from '../../../../platform/today';
import { writeRows } from '../../../../platform/records/write-rows';
import { t } from '../../texts/text';

export const PayComponentKind = choiceOf('PayComponentKind', 'What becomes of the amount of a component.', {
  earning: 'Paid to the employee.',
  deduction: 'Taken off their pay.',
  employer_cost: 'Paid by the employer beside the pay.',
  information: 'Shown, and paid by nobody.',
});
export const PayComponentRounding = choiceOf('PayComponentRounding', 'To what its amount is rounded.', {
  coin: 'The smallest coin of the currency.',
  whole: 'The nearest whole unit.',
  whole_up: 'The next whole unit above.',
  whole_down: 'The next whole unit below.',
});
export const GratuityBasis = choiceOf('GratuityBasis', 'By which pay a component that is part of the wage counts.', {
  last_wage: 'Its formula for a whole month.',
  average: 'The average of what was paid of it, over the months the law looks back.',
});
export const WpsPart = choiceOf(
  'WpsPart',
  'Which income a bank file of the wage protection system counts it to; basic pay is always fixed.',
  {
    none: 'Nothing was said of it; what is paid of it counts as variable.',
    fixed: 'Part of the fixed income.',
    variable: 'Part of the variable income.',
  },
);

@record('PayComponent', 'A line every payslip gets by a formula, in one of its dated versions.')
@Exclusion(
  'pay_component_no_overlap',
  `USING gist (company_id WITH =, code WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL)`,
)
export class PayComponent
  extends CompanyRecord
  implements Omit<PayComponentSource, 'countsForOvertime' | 'insurableAs' | 'taxFree'>
{
  @field.text({
    description: 'What formulas call it; small letters, digits and _. Versions of one component share it.',
    pattern: /^[a-z][a-z0-9_]{1,39}$/,
    example: 'housing',
    search: true,
  })
  code!: string;
  @field.text({ description: 'Name, as payslips show it.', min: 2, max: 120, search: true }) name!: string;
  @field.text({ description: 'Name on Arabic payslips; empty for the same.', max: 120, optional: true, search: true })
  nameAr!: string | null;
  @field.choice(PayComponentKind, {
    description: 'Whether it is paid, taken off, paid by the employer or only shown.',
    initial: 'earning',
  })
  kind!: PayComponentSource['kind'];
  @field.longText({ description: 'What it amounts to, such as basic * 25%.', max: 2000 }) formula!: string;
  @field.longText({
    description: 'Whom it applies to, such as employee.type = "full_time"; empty for everybody.',
    max: 2000,
    optional: true,
  })
  condition!: string | null;
  @field.flag({ description: 'Whether it is paid for the days paid of the month only.', initial: true })
  prorated!: boolean;
  @field.choice(PayComponentRounding, { description: 'To what the amount is rounded.', initial: 'coin' })
  rounding!: PayComponentSource['rounding'];
  @field.flag({
    description:
      'Whether it is part of the regular wage an end of service, notice and leave paid out are valued by, where the law values them by the wage.',
    initial: false,
  })
  countsForGratuity!: boolean;
  @field.choice(GratuityBasis, {
    description:
      'By which pay it counts as wage: by its formula for a whole month, or, where it rises and falls, by the average of what was paid.',
    initial: 'last_wage',
  })
  gratuityBasis!: string;
  @field.flag({
    description:
      'Whether an hour of overtime, and of work on days of rest and holidays, is worth its amount of a whole month too, beside the salary and the allowances.',
    initial: false,
  })
  countsForOvertime!: boolean;
  @field.choice(AllowancePurpose, {
    description:
      'As an allowance for what its amount of a whole month counts to the contributory wage of social insurance; empty where it does not count.',
    optional: true,
  })
  insurableAs!: Purpose | null;
  @field.flag({
    description: 'Whether income tax does not count it: an earning is not taxed, a deduction does not lower what is.',
    initial: false,
  })
  taxFree!: boolean;
  @field.flag({
    description:
      'Whether its line is kept from the employee, on the screen, on paper and in the mail; whoever may read payroll runs sees it. For employer costs and information only.',
    initial: false,
  })
  hiddenFromEmployee!: boolean;
  @field.choice(WpsPart, { description: 'How bank files count it.', initial: 'none' }) wpsPart!: string;
  @field.text({ description: 'Account of the general ledger it is booked to.', max: 40, optional: true }) glAccount!:
    | string
    | null;
  @field.date({
    reach: 'kept',
    description: 'First day; a payroll takes the version in force on the last day of its month.',
  })
  validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
}

/** All versions in use but one, and the names of the look-up tables. */
async function otherVersions(ctx: Ctx, id: string): Promise<{ others: DatedComponent[]; tables: string[] }> {
  const { rows } = await ctx.tx.query<{ others: DatedComponent[]; tables: string[] }>(
    `select (select coalesce(json_agg(json_build_object('code', code, 'formula', formula, 'condition', condition,
      'countsForOvertime', counts_for_overtime, 'validFrom', valid_from, 'validTo', valid_to)
      order by code, valid_from), '[]')
       from pay_component where company_id = $1 and deleted_at is null and id <> $2) as others,
     (select coalesce(json_agg(distinct table_name), '[]') from pay_table_row where company_id = $1
     and deleted_at is null) as tables`,
    [ctx.companyId, id],
  );
  return rows[0]!;
}

/** What is wrong with a component as it would be, in its own formula or in those that read it. */
export async function faultsOf(ctx: Ctx, id: string, version: DatedComponent): Promise<ComponentFault[]> {
  const { others, tables } = await otherVersions(ctx, id);
  return faultsOver(
    [
      version,
      ...others.filter(
        ({ code, validFrom, validTo }) => code !== version.code || !overlap(version, { validFrom, validTo }),
      ),
    ],
    tables,
    version.validFrom,
    version.validTo,
  );
}

type Span = Pick<DatedComponent, 'validFrom' | 'validTo'>;
const overlap = (one: Span, other: Span): boolean =>
  (one.validTo === null || one.validTo >= other.validFrom) &&
  (other.validTo === null || other.validTo >= one.validFrom);

/** Faults as one reads them beside a field: each with the character it begins at. */
export const placed = ({ fault: { start, message } }: ComponentFault): Text =>
  t('pay_component.character', { start: start + 1, message });

async function refuseFaults(ctx: Ctx, after: Row<PayComponent>, before: Row<PayComponent> | null): Promise<void> {
  // Whoever changes components takes turns, so that two changes do not make a circle between them.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('pay components of ' || $1, 0))`, [ctx.companyId]);
  const id = after.id as unknown as string;
  if (after.deletedAt) return refuseBrokenReaders(await otherVersions(ctx, id), before!);
  if (isTakenWord(after.code))
    throw invalid('code', t('pay_component.already_means_something_formulas_choose', { code: after.code }));
  if (after.countsForGratuity && after.kind !== 'earning')
    throw invalid('countsForGratuity', t('pay_component.only_what_paid_employee_wage'));
  if (after.countsForOvertime && after.kind !== 'earning')
    throw invalid('countsForOvertime', t('pay_component.overtime_worth_only_what_paid'));
  if (after.insurableAs && after.kind !== 'earning')
    throw invalid('insurableAs', t('pay_component.only_what_paid_is_insured'));
  if (after.hiddenFromEmployee && (after.kind === 'earning' || after.kind === 'deduction')) {
    throw invalid('hiddenFromEmployee', t('pay_component.what_paid_taken_off_stays'));
  }
  if (after.validTo && after.validTo < after.validFrom)
    throw invalid('validTo', t('pay_component.last_day_lies_before_first'));
  const { others, tables } = await otherVersions(ctx, id);
  const clash = others.find((other) => other.code === after.code && overlap(after, other));
  if (clash) {
    throw conflict(
      t('pay_component.has_version_end_first_choose', {
        code: after.code,
        validFrom: clash.validFrom,
        more: clash.validTo ? t('pay_component.to', { validTo: clash.validTo }) : t('pay_component.on'),
      }),
      'validFrom',
    );
  }
  const own = (await faultsOf(ctx, id, after)).filter(({ code }) => code === after.code);
  if (own.length)
    throw invalidFields(
      ['formula', 'condition'].flatMap((place) =>
        own
          .filter((each) => each.in === place)
          .slice(0, 1)
          .map((each) => ({ field: place, text: placed(each) })),
      ),
    );
  refuseBrokenReaders({ others: [...others, after], tables }, before ?? after, after);
}

/** Components that read another are not left without it. */
function refuseBrokenReaders(
  { others, tables }: { others: DatedComponent[]; tables: string[] },
  changed: Span,
  after?: Span,
): void {
  const from = after && after.validFrom < changed.validFrom ? after.validFrom : changed.validFrom;
  const [broken] = faultsOver(others, tables, from, null);
  if (!broken) return;
  const { message } = broken.fault;
  throw conflict(t('pay_component.would_no_longer_work_change', { code: broken.code, message }));
}

/** A look-up table is not taken away from the components that use it. */
export async function refuseMissingTable(ctx: Ctx, rowId: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ tableName: string }>(
    `select distinct table_name as "tableName" from pay_table_row where company_id = $1 and deleted_at is null
      and id <> $2`,
    [ctx.companyId, rowId],
  );
  const { others } = await otherVersions(ctx, '');
  refuseBrokenReaders(
    { others, tables: rows.map(({ tableName }) => tableName) },
    { validFrom: '1900-01-01', validTo: null },
  );
}

export const payComponent = defineArea('PayComponent', PayComponent, {
  one: 'payComponent',
  many: 'payComponents',
  label: t('pay_component.pay_component'),
  page: '/pay-components?open=:id',
  menu: { group: 'pay', title: t('pay_component.menu'), icon: 'calculator', after: 'SalaryFormula' },
  sort: 'code',
  title: 'name',
  guard: refuseFaults,
});

/** What a new company begins with, from the first of the month on: what the law obliges it to. */
export async function makeStandardPayComponents(ctx: Ctx, country: string): Promise<void> {
  const today = todayIn(ctx);
  const begun = offeredRows(country, today).filter(({ inNewCompanies }) => inNewCompanies);
  await writeRows(
    ctx,
    payComponent,
    begun.map(({ rule: _rule, inNewCompanies: _offered, ...component }) => ({
      id: newId(),
      values: {
        ...initialValues(payComponent),
        ...component,
        wpsPart: 'variable',
        validFrom: `${today.slice(0, 7)}-01`,
        deletedAt: null,
      },
    })),
    'create',
  );
}

/** The functions formulas may use, for the screen. */
export const formulaFunctions = Object.entries(functions).map(([name, { example, help }]) => ({ name, example, help }));

export { attributesIn, attributesSql, factorsByFormula, type Attributes } from './person-attributes';
export { payRulesOf, paySettings } from './rules-of-month';
export { wageComponentsOf } from './wage-components';
export { averagedPartsOf } from './averaged-parts';
