import type { WorkCalendar } from '../../../organisation/domain/leave-days';
import type { PayComponentSource } from '../../engine/components/pay-plan';
import type { OwnScheme } from '../../engine/contributions/own-scheme';
import { payRules, type EarlierComponents, type PayRules, type PaySettings } from '../../engine/pay-rules';
import { monthPeriod, type Month, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../platform/context';
import { jsonRow } from '../../../../platform/lists/json-row';
import { calendarsOfTheirOwn, companyCalendar } from '../../../organisation/work-calendar/work-calendar';
import { companyRows } from '../../../organisation/organisation.sql';

/** By the first day of the month, as rates of law are. */
const schemeRow = jsonRow<OwnScheme>({
  code: 'p.code',
  name: 'p.name',
  nameAr: 'p.name_ar',
  members: 'p.members',
  wage: 'p.wage',
  partMonth: 'p.part_month',
  rates: 'p.rates',
  validFrom: 'p.valid_from',
});

/** `only`: whom it pays, where that is not everybody. */
interface PaidMonth {
  period: Month;
  /** Its last day, where it is not that of the calendar month. */
  toDate?: PlainDate;
  currency: string;
  only?: readonly string[] | undefined;
}

export async function paySettings(ctx: Ctx, run: PaidMonth): Promise<PaySettings> {
  const { rows } = await ctx.tx.query<
    Omit<PaySettings, 'month' | 'currency' | 'calendar' | 'components' | 'earlier' | 'ownSchemes'> & {
      components: GatheredComponent[];
      ownSchemes: OwnScheme[] | null;
      earlier: (Omit<EarlierComponents, 'components'> & { components: GatheredComponent[] })[] | null;
    }
  >(
    `select payroll_day_basis as "dayBasis", weekend_days as "weekendDays", negative_net as "negativeNet", country,
       (select json_agg(${schemeRow} order by p.code) from contribution_scheme p
         where ${inForce('p', `date_trunc('month', $2::date)`)} and p.state = 'approved') as "ownSchemes",
       ${componentsOn('$2')} as components, ${tableRowsOn('$2')} as "tableRows",
       (select json_agg(json_build_object('day', d.day, 'components', ${componentsOn('d.day')},
         'tableRows', ${tableRowsOn('d.day')}) order by d.day)
         from (select (m + interval '1 month - 1 day')::date as day
           from generate_series(date_trunc('year', $2::date), $2::date - interval '1 month', '1 month') m) d
         where exists (select from pay_component p where p.company_id = c.id and p.deleted_at is null
           and p.insurable_as is not null and p.valid_from < $2)) as earlier
     from ${companyRows('payroll_day_basis', 'weekend_days', 'negative_net', 'country')} c where c.id = $1`,
    [ctx.companyId, run.toDate ?? monthPeriod(run.period).to],
  );
  const { components, earlier, ownSchemes, ...settings } = rows[0]!;
  return {
    month: run.period,
    currency: run.currency,
    ...settings,
    calendar: await companyCalendar(ctx),
    components: components.map(sourceOf),
    ...(ownSchemes && { ownSchemes }),
    ...(earlier && { earlier: earlier.map((each) => ({ ...each, components: each.components.map(sourceOf) })) }),
  };
}

type GatheredComponent = Omit<PayComponentSource, 'hidden' | 'countsForOvertime' | 'insurableAs' | 'taxFree'> & {
  hidden: boolean;
  countsForOvertime: boolean;
  insurableAs: PayComponentSource['insurableAs'] | null;
  taxFree: boolean;
};

/** What is not said of a component is left out, so that payslips of before keep their digest. */
const sourceOf = ({
  hidden,
  countsForOvertime,
  insurableAs,
  taxFree,
  ...component
}: GatheredComponent): PayComponentSource => ({
  ...component,
  ...(hidden && { hidden }),
  ...(countsForOvertime && { countsForOvertime }),
  ...(insurableAs && { insurableAs }),
  ...(taxFree && { taxFree }),
});

/**
 * The rules everybody is paid by: those of the company, or by the calendar somebody has of their own; `change` makes
 * others of the settings.
 */
export async function payRulesOf(
  ctx: Ctx,
  run: PaidMonth,
  change = (settings: PaySettings): PaySettings => settings,
): Promise<(employeeId: string) => PayRules> {
  const settings = change(await paySettings(ctx, run));
  const ofCompany = payRules(settings);
  const [own, made] = [await calendarsOfTheirOwn(ctx, run.only), new Map<WorkCalendar, PayRules>()];
  return (employeeId) => {
    const calendar = own.get(employeeId)?.calendar;
    if (!calendar) return ofCompany;
    const rules = made.get(calendar) ?? ownRules({ ...settings, calendar }) ?? ofCompany;
    made.set(calendar, rules);
    return rules;
  };
}

/** Nobody can be paid by a month without a day of work. */
function ownRules(settings: PaySettings): PayRules | null {
  try {
    return payRules(settings);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a month takes of what is dated: that of its last day. */
const inForce = (alias: string, day: string): string =>
  `${alias}.company_id = c.id and ${alias}.deleted_at is null and ${alias}.valid_from <= ${day}
    and (${alias}.valid_to is null or ${alias}.valid_to >= ${day})`;

const componentsOn = (
  day: string,
): string => `(select coalesce(json_agg(json_build_object('code', p.code, 'name', p.name,
    'nameAr', p.name_ar, 'kind', p.kind, 'formula', p.formula, 'condition', p.condition, 'prorated', p.prorated,
    'rounding', p.rounding, 'hidden', p.hidden_from_employee, 'countsForOvertime', p.counts_for_overtime,
    'insurableAs', p.insurable_as, 'taxFree', p.tax_free, 'validFrom', p.valid_from) order by p.code), '[]')
  from pay_component p where ${inForce('p', day)})`;

const tableRowsOn = (day: string): string => `(select coalesce(json_agg(json_build_object('tableName', p.table_name,
    'fromValue', p.from_value::text, 'value', p.value::text, 'validFrom', p.valid_from)
    order by p.table_name, p.from_value), '[]')
  from pay_table_row p where ${inForce('p', day)})`;
