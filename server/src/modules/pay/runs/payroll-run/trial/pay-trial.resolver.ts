import { Arg, Ctx as Context, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../../platform/context';
import { invalid, noCompany } from '../../../../../platform/errors';
import { choiceOf } from '../../../../../platform/records/fields';
import { DateScalar, DecimalScalar, JsonScalar } from '../../../../../platform/graphql/scalars';
import { usualFactorsOn, type SalaryFactors } from '../../../statutory/salary-factors';
import type { AllowancePurpose as Purpose } from '../../../statutory/social-insurance/scheme';
import { AllowancePurpose } from '../../../items/compensation/compensation';
import type { PayComponentSource } from '../../../engine/components/pay-plan';
import type { OwnScheme } from '../../../engine/contributions/own-scheme';
import type { AssignedItem, PayLine, PayProblem } from '../../../engine/payslip';
import type { Raise } from '../../domain/raise';
import {
  ContributionSchemeRate,
  SchemeMembers,
  SchemePartMonth,
  SchemeWage,
} from '../../../items/contribution-scheme/contribution-scheme';
import { faultOfRates, inOrder } from '../../../items/domain/scheme-rates';
import { PayComponentKind, PayComponentRounding } from '../../../items/pay-component/pay-component';
import { PayslipLine, PayslipProblem } from '../../payslip/payslip';
import {
  tryComponent,
  tryScheme,
  whatIf,
  type ItemTrial,
  type PayTrial as Trial,
  type RaiseTrial,
  type SchemeTrial,
  type TableRowTrial,
  type WhatIf,
  type WhatIfRow,
} from './pay-trial';
import { t } from '../../../texts/text';

const PayItemKind = choiceOf('PayItemKind', 'Whether it is paid or taken month after month.', {
  allowance: 'Paid beside the basic salary.',
  deduction: 'Taken off the pay.',
});

@InputType('PayComponentTrial', { description: 'A component as it would be; nothing of it is saved.' })
class PayComponentTrial {
  @Field(() => String, { description: 'What formulas call it.', simple: true }) code!: string;
  @Field(() => String, { nullable: true, description: 'Its name; the code unless told.', simple: true }) name?:
    | string
    | null;
  @Field(() => PayComponentKind, {
    description: 'Whether it is paid, taken off, paid by the employer or only shown.',
    simple: true,
  })
  kind!: PayComponentSource['kind'];
  @Field(() => String, { description: 'What it comes to, in the language of formulas.', simple: true })
  formula!: string;
  @Field(() => String, { nullable: true, description: 'When it counts at all; empty for always.', simple: true })
  condition?: string | null;
  @Field(() => Boolean, { description: 'Whether it is paid for the days paid only.', simple: true }) prorated!: boolean;
  @Field(() => PayComponentRounding, { description: 'To what it is rounded.', simple: true })
  rounding!: PayComponentSource['rounding'];
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an hour of overtime is worth it too; not unless told.',
    simple: true,
  })
  countsForOvertime?: boolean | null;
  @Field(() => AllowancePurpose, {
    nullable: true,
    description: 'As an allowance for what it counts to the contributory wage; not unless told.',
    simple: true,
  })
  insurableAs?: Purpose | null;
}

@InputType('ContributionSchemeTrial', {
  description: 'A contribution scheme of the company as it would be; nothing of it is saved.',
})
class ContributionSchemeTrial {
  @Field(() => String, { description: 'What its lines are called by.', simple: true }) code!: string;
  @Field(() => String, { nullable: true, description: 'Its name; the code unless told.', simple: true }) name?:
    | string
    | null;
  @Field(() => SchemeMembers, { description: 'Whom it is for.', simple: true }) members!: OwnScheme['members'];
  @Field(() => SchemeWage, { description: 'What its shares are taken of.', simple: true }) wage!: OwnScheme['wage'];
  @Field(() => SchemePartMonth, {
    description: 'What is due for a month in which somebody joins or leaves.',
    simple: true,
  })
  partMonth!: OwnScheme['partMonth'];
  @Field(() => [ContributionSchemeRate], { description: 'Its shares by wage, at most 20 rows.', simple: true })
  rates!: ContributionSchemeRate[];
}

@ObjectType('ContributionSchemeTried', { description: 'What a contribution scheme would come to for one person.' })
class ContributionSchemeTried implements SchemeTrial {
  @Field(() => [PayslipLine], {
    description: 'The shares of employee and employer with what they were worked out from; empty where none is due.',
    simple: true,
  })
  lines!: PayLine[];
  @Field(() => [PayslipProblem], { description: 'Why the payslip could not be calculated.', simple: true })
  problems!: PayProblem[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Net pay of the month with it.', simple: true }) net!:
    | string
    | null;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
}

@InputType('PayRaiseTrial', {
  description:
    'Salaries as they would be, by exactly one of percent, amount and salary; nothing of it is saved. Whom it is for counts as in a payroll run; everybody where nobody is named.',
})
class PayRaiseTrial {
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'By how many percent they would rise, or fall where it is negative; above -100, at most 1,000, up to four decimals.',
    simple: true,
  })
  percent?: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'By how much a month they would rise, or fall where it is negative, in the currency of the company.',
    simple: true,
  })
  amount?: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'To how much a month they would change, in the currency of the company.',
    simple: true,
  })
  salary?: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'From which day of the month on; from its first unless told.',
    simple: true,
  })
  from?: string | null;
  @Field(() => [ID], { description: 'Departments, with those below them.', defaultValue: [], simple: true })
  departmentIds!: string[];
  @Field(() => [ID], { description: 'Whom it is for by position; none: any.', defaultValue: [], simple: true })
  positionIds!: string[];
  @Field(() => [ID], { description: 'People besides.', defaultValue: [], simple: true }) employeeIds!: string[];
}

@InputType('PayTableRowTrial', { description: 'A row of a pay table as it would be; nothing of it is saved.' })
class PayTableRowTrial {
  @Field(() => ID, { nullable: true, description: 'The row it stands in for; empty for a new one.', simple: true })
  id?: string | null;
  @Field(() => String, { description: 'What formulas call the table the row is of.', simple: true }) tableName!: string;
  @Field(() => DecimalScalar, { description: 'Lower bound of the step.', simple: true }) fromValue!: string;
  @Field(() => DecimalScalar, { description: 'What would count from there on.', simple: true }) value!: string;
}

@InputType('PayItemTrial', {
  description:
    'What an allowance or a regular deduction would come to, for whoever has no amount agreed with them; nothing of it is saved.',
})
class PayItemTrial {
  @Field(() => PayItemKind, { description: 'Which of the two it is.', simple: true }) kind!: AssignedItem['kind'];
  @Field(() => ID, { description: 'The allowance or the deduction.', simple: true }) id!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount of money it would be, beside a percentage.',
    simple: true,
  })
  fixedAmount?: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Its percentage of the basic salary.', simple: true })
  percentOfBasic?: string | null;
}

@ObjectType('PayTrial', { description: 'What a component would come to for one person in one month.' })
class PayTrial implements Trial {
  @Field(() => PayslipLine, {
    nullable: true,
    description: 'The line with everything it was worked out from; empty where it does not apply or comes to nothing.',
    simple: true,
  })
  line!: PayLine | null;
  @Field(() => [PayslipProblem], { description: 'Why the payslip could not be calculated.', simple: true })
  problems!: PayProblem[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Net pay of the month with it.', simple: true }) net!:
    | string
    | null;
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
}

@ObjectType('PayWhatIfRow', { description: 'A person whose pay would be another.' })
class PayWhatIfRow implements WhatIfRow {
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Where they work.', simple: true }) departmentName!:
    | string
    | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Net pay as things are; empty where it cannot be calculated.',
    simple: true,
  })
  before!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Net pay with the change; empty where it could not be calculated.',
    simple: true,
  })
  after!: string | null;
  @Field(() => DecimalScalar, { description: 'After less before.', simple: true }) difference!: string;
  @Field(() => [PayslipProblem], { description: 'Why it could not be calculated with the change.', simple: true })
  problems!: PayProblem[];
}

@ObjectType('PayWhatIf', { description: 'What a change would do to the pay of everybody in a month.' })
class PayWhatIf implements WhatIf {
  @Field(() => String, { description: 'Currency, ISO 4217.', simple: true }) currency!: string;
  @Field(() => Int, { description: 'People employed in the month.', simple: true }) employees!: number;
  @Field(() => Int, { description: 'Of them, those whose pay or cost would be another.', simple: true })
  changed!: number;
  @Field(() => Int, { description: 'Of them, those who could no longer be paid.', simple: true }) errors!: number;
  @Field(() => DecimalScalar, { description: 'Net pay of all as things are.', simple: true }) netBefore!: string;
  @Field(() => DecimalScalar, { description: 'Net pay of all with the change.', simple: true }) netAfter!: string;
  @Field(() => DecimalScalar, { description: 'Gross pay and employer cost of all as things are.', simple: true })
  costBefore!: string;
  @Field(() => DecimalScalar, { description: 'Gross pay and employer cost of all with the change.', simple: true })
  costAfter!: string;
  @Field(() => [PayWhatIfRow], {
    description: 'Those who could no longer be paid, then the biggest differences.',
    simple: true,
  })
  rows!: WhatIfRow[];
}

const sourceOf = ({
  code,
  name,
  kind,
  formula,
  condition,
  prorated,
  rounding,
  countsForOvertime,
  insurableAs,
}: PayComponentTrial): PayComponentSource => ({
  code,
  name: name || code,
  nameAr: null,
  kind,
  formula,
  condition: condition || null,
  prorated,
  rounding,
  ...(countsForOvertime && { countsForOvertime }),
  ...(insurableAs && { insurableAs }),
});

const month = { description: 'Month, written YYYY-MM.' };

@Resolver()
export class PayTrialResolver {
  @Query(() => PayTrial, {
    description: 'Works a component out for one person and month before it is saved. For who calculates payrolls.',
  })
  tryPayComponent(
    @Context() ctx: Ctx,
    @Arg('component', () => PayComponentTrial, { description: 'The component as it would be.' })
    component: PayComponentTrial,
    @Arg('employeeId', () => ID, { description: 'The person.' }) employeeId: string,
    @Arg('period', () => String, month) period: string,
  ): Promise<PayTrial> {
    return tryComponent(ctx, sourceOf(component), employeeId, period);
  }

  @Query(() => ContributionSchemeTried, {
    description: 'Works a contribution scheme out for one person before it is saved, as if registered.',
  })
  tryContributionScheme(
    @Context() ctx: Ctx,
    @Arg('scheme', () => ContributionSchemeTrial, { description: 'The scheme as it would be.' })
    scheme: ContributionSchemeTrial,
    @Arg('employeeId', () => ID, { description: 'The person.' }) employeeId: string,
    @Arg('period', () => String, month) period: string,
  ): Promise<SchemeTrial> {
    return tryScheme(ctx, schemeIn(ctx, scheme, period), employeeId, period);
  }

  @Query(() => PayWhatIf, {
    description:
      'The pay of everybody in a month with a component, a contribution scheme, a row of a pay table, an allowance or deduction, factors of a salary formula or salaries as they would be, beside what it is. For who calculates payrolls.',
  })
  payWhatIf(
    @Context() ctx: Ctx,
    @Arg('period', () => String, month) period: string,
    @Arg('component', () => PayComponentTrial, { nullable: true, description: 'The component as it would be.' })
    component?: PayComponentTrial | null,
    @Arg('salaryFormulaId', () => ID, {
      nullable: true,
      description: 'The salary formula whose factors would be others.',
    })
    salaryFormulaId?: string | null,
    @Arg('factors', () => JsonScalar, {
      nullable: true,
      description: 'Its factors that would be others, by name, as decimals.',
    })
    factors?: unknown,
    @Arg('raise', () => PayRaiseTrial, { nullable: true, description: 'Salaries that would be others.' })
    raise?: PayRaiseTrial | null,
    @Arg('tableRow', () => PayTableRowTrial, { nullable: true, description: 'The row of a pay table as it would be.' })
    tableRow?: PayTableRowTrial | null,
    @Arg('item', () => PayItemTrial, { nullable: true, description: 'The allowance or deduction as it would be.' })
    item?: PayItemTrial | null,
    @Arg('scheme', () => ContributionSchemeTrial, {
      nullable: true,
      description: 'The contribution scheme as it would be.',
    })
    scheme?: ContributionSchemeTrial | null,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many rows at most, 1 to 200.' }) limit = 25,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many rows to leave out before.' }) offset = 0,
  ): Promise<PayWhatIf> {
    const formula = salaryFormulaId ? { id: salaryFormulaId, factors: factorsIn(factors) } : null;
    return whatIf(
      ctx,
      {
        tableRow: tableRow ? tableRowIn(tableRow) : null,
        item: item ? itemIn(item) : null,
        component: component ? sourceOf(component) : null,
        formula,
        raise: raise ? raiseFrom(raise, `${period}-01`) : null,
        scheme: scheme ? schemeIn(ctx, scheme, period) : null,
      },
      period,
      { limit, offset },
    );
  }
}

function decimalIn(field: string, value: string, isSigned: boolean): string {
  if ((isSigned ? /^-?\d{1,10}(\.\d{1,4})?$/ : /^\d{1,10}(\.\d{1,4})?$/).test(value)) return value;
  throw invalid(field, isSigned ? t('pay_trial.write_number_such_1500_5') : t('pay_trial.write_amount_such_1500_5'));
}

function schemeIn(ctx: Ctx, { code, name, rates, ...scheme }: ContributionSchemeTrial, period: string): OwnScheme {
  if (!ctx.user.company) throw noCompany();
  if (!/^[a-z][a-z0-9_]{1,29}$/.test(code)) throw invalid('code', t('pay_trial.scheme_code'));
  const fault = faultOfRates(rates, ctx.user.company.currency);
  if (fault) throw invalid('rates', fault);
  return { ...scheme, code, name: name || code, nameAr: null, rates: inOrder(rates), validFrom: `${period}-01` };
}

const tableRowIn = ({ id, tableName, fromValue, value }: PayTableRowTrial): TableRowTrial => ({
  id: id ?? null,
  row: { tableName, fromValue: decimalIn('fromValue', fromValue, true), value: decimalIn('value', value, true) },
});

const itemIn = ({ kind, id, fixedAmount, percentOfBasic }: PayItemTrial): ItemTrial => ({
  kind,
  id,
  fixedAmount: fixedAmount ? decimalIn('fixedAmount', fixedAmount, false) : null,
  percentOfBasic: percentOfBasic ? decimalIn('percentOfBasic', percentOfBasic, false) : null,
});

const raises = ['percent', 'amount', 'salary'] as const;

function raiseFrom(
  { from, departmentIds, positionIds, employeeIds, ...given }: PayRaiseTrial,
  first: string,
): RaiseTrial {
  const [by, another] = raises.filter((name) => given[name] != null && given[name] !== '');
  if (!by || another) throw invalid(another ?? 'percent', t('pay_trial.say_how_many_percent_how'));
  return { by, value: checkedRaise(by, given[by]!), from: from ?? first, departmentIds, positionIds, employeeIds };
}

function checkedRaise(by: Raise['by'], value: string): string {
  const isFine =
    by === 'percent'
      ? /^-?\d{1,4}(\.\d{1,4})?$/.test(value) && Number(value) > -100 && Number(value) <= 1000
      : by === 'amount'
        ? /^-?\d{1,9}(\.\d{1,3})?$/.test(value)
        : /^\d{1,9}(\.\d{1,3})?$/.test(value) && Number(value) > 0;
  if (isFine) return value;
  throw invalid(
    by,
    by === 'percent'
      ? t('pay_trial.write_percentage_above_100_up')
      : by === 'amount'
        ? t('pay_trial.write_amount_such_250_250')
        : t('pay_trial.write_salary_above_zero_text'),
  );
}

function factorsIn(given: unknown): Partial<SalaryFactors> {
  const known = usualFactorsOn('1900-01-01');
  const entries = Object.entries((given ?? {}) as Record<string, unknown>).filter(([name]) => name in known);
  for (const [name, value] of entries) {
    if (!/^\d{1,6}(\.\d{1,4})?$/.test(String(value))) throw invalid(name, t('pay_trial.write_number_such_1_5'));
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
