import { cmeProgress, type CmeActivity, type CmeRule } from '../../domain/cme';
import { areaNamed, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/write-rows';

interface Licence extends Values { id: string; version: number; employeeId: string; ruleId: string | null; cycleStart: string }
interface Rule extends CmeRule { id: string; authority: string; profession: string }

const none = { cycleFrom: null, cycleTo: null, required: null, carried: '0.00', counted: '0.00', pending: '0.00', shortfall: '0.00', categories: [] };
const names = Object.keys(none) as (keyof typeof none)[];

/**
 * Brings the credits that stand on the licences of these employees (null: of all) in line with rules, activities and the
 * day: asked after every change of one of them, and each hour, since cycles end by themselves. Answers the licences that
 * changed, by id.
 */
export async function refreshCmeProgress(ctx: Ctx, employeeIds: string[] | null): Promise<Map<string, Values>> {
  const about = [ctx.companyId, employeeIds];
  // The licences are locked before the activities are read: of two that are verified at once, the later one counts both.
  const { rows: licences } = await ctx.tx.query<Licence>(
    `select id, version, employee_id as "employeeId", rule_id as "ruleId", coalesce(cycle_start, issue_date) as "cycleStart", cycle_from as "cycleFrom",
       cycle_to as "cycleTo", required, carried, counted, pending, shortfall, categories
     from employee_licence where company_id = $1 and deleted_at is null and ($2::char(24)[] is null or employee_id = any($2::char(24)[]))
     order by id for no key update`, about);
  if (!licences.length) return new Map();
  const { rows: rules } = await ctx.tx.query<Rule>(
    `select id, authority, profession, valid_from as "validFrom", credits, cycle_months as "cycleMonths", carry_over_most as "carryOverMost", limits
     from cme_rule where company_id = $1 and deleted_at is null`, [ctx.companyId]);
  const { rows: activities } = await ctx.tx.query<CmeActivity & { employeeId: string }>(
    `select employee_id as "employeeId", category, amount, activity_date as "activityDate", state, licence_ids as "licenceIds" from employee_cme
     where company_id = $1 and deleted_at is null and state <> 'rejected' and ($2::char(24)[] is null or employee_id = any($2::char(24)[]))`, about);
  const byEmployee = new Map<string, CmeActivity[]>();
  for (const activity of activities) {
    const known = byEmployee.get(activity.employeeId);
    if (known) known.push(activity);
    else byEmployee.set(activity.employeeId, [activity]);
  }
  const today = todayIn(ctx);

  const changed = licences.flatMap((licence) => {
    const named = rules.find(({ id }) => id === licence.ruleId);
    const family = named ? rules.filter(({ authority, profession }) => authority === named.authority && profession === named.profession) : [];
    const values: Values = { ...cmeProgress({ licenceId: licence.id, cycleStart: licence.cycleStart, rules: family, activities: byEmployee.get(licence.employeeId) ?? [], today }) ?? none };
    const isSame = names.every((name) => sameText(licence[name]) === sameText(values[name]));
    return isSame ? [] : [{ id: licence.id, version: licence.version, values }];
  });
  const written = await writeRows(ctx, areaNamed('EmployeeLicence')!, changed, 'progress');
  return new Map(written.map((row) => [row.id, row as Values]));
}

/** Numbers are stored with their two decimals, and rules may be written with fewer. */
const sameText = (value: unknown): string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value).toFixed(2) : JSON.stringify(value);
