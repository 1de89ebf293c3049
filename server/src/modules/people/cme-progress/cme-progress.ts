import { asOne } from '../domain/qualifications';
import { cmeProgress, type CmeActivity, type CmeRule } from '../domain/cme';
import { onlyAmong } from '../../../platform/lists/among-sql';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { employeeLicence } from '../employee-licence/employee-licence';
import { positionRows } from '../../organisation/organisation.sql';

interface Licence extends Values {
  id: string;
  version: number;
  employeeId: string;
  profession: string | null;
  ruleId: string | null;
  positionRuleId: string | null;
  cycleStart: string;
}
interface Rule extends CmeRule {
  id: string;
  authority: string;
  profession: string;
}

const none = {
  cycleFrom: null,
  cycleTo: null,
  required: null,
  carried: '0.00',
  counted: '0.00',
  pending: '0.00',
  shortfall: '0.00',
  categories: [],
};
const names = Object.keys(none) as (keyof typeof none)[];

/**
 * Brings the credits that stand on the licences of these employees (null: of all) in line with rules, activities and
 * the day: asked after every change of one of them, and each hour, since cycles end by themselves. Answers the licences
 * that changed, by id.
 */
export async function refreshCmeProgress(ctx: Ctx, employeeIds: string[] | null): Promise<Map<string, Values>> {
  const among = onlyAmong('employee_id', 2, employeeIds);
  const about = [ctx.companyId, ...among.values];
  // The licences are locked before the activities are read: of two that are verified at once, the later one counts
  // both.
  const { rows: licences } = await ctx.tx.query<Licence>(
    `select id, version, employee_id as "employeeId", profession, rule_id as "ruleId", (select p.cme_rule_id
      from employee e join ${positionRows('cme_rule_id')} p on p.company_id = e.company_id and p.id = e.position_id
         where e.company_id = employee_licence.company_id and e.id = employee_licence.employee_id
           and p.deleted_at is null) as "positionRuleId", coalesce(cycle_start, issue_date) as "cycleStart",
           cycle_from as "cycleFrom",
       cycle_to as "cycleTo", required, carried, counted, pending, shortfall, categories
     from employee_licence where company_id = $1 and deleted_at is null${among.sql}
     order by id for no key update`,
    about,
  );
  if (!licences.length) return new Map();
  const { rows: rules } = await ctx.tx.query<Rule>(
    `select id, authority, profession, valid_from as "validFrom", credits, cycle_months as "cycleMonths",
      carry_over_most as "carryOverMost", limits
     from cme_rule where company_id = $1 and deleted_at is null`,
    [ctx.companyId],
  );
  const { rows: activities } = await ctx.tx.query<CmeActivity & { employeeId: string }>(
    `select employee_id as "employeeId", category, amount, activity_date as "activityDate", state,
      licence_ids as "licenceIds" from employee_cme
     where company_id = $1 and deleted_at is null and state <> 'rejected'${among.sql}`,
    about,
  );
  const byEmployee = new Map<string, CmeActivity[]>();
  for (const activity of activities) {
    const known = byEmployee.get(activity.employeeId);
    if (known) known.push(activity);
    else byEmployee.set(activity.employeeId, [activity]);
  }
  const today = todayIn(ctx);

  const changed = licences.flatMap((licence) => {
    const named = ruleOf(licence, rules);
    const family = named
      ? rules.filter(({ authority, profession }) => authority === named.authority && profession === named.profession)
      : [];
    const values: Values = {
      ...(cmeProgress({
        licenceId: licence.id,
        cycleStart: licence.cycleStart,
        rules: family,
        activities: byEmployee.get(licence.employeeId) ?? [],
        today,
      }) ?? none),
    };
    const isSame = names.every((name) => sameText(licence[name]) === sameText(values[name]));
    return isSame ? [] : [{ id: licence.id, version: licence.version, values }];
  });
  const written = await writeRows(ctx, employeeLicence, changed, 'progress');
  return new Map(written.map((row) => [row.id, row as Values]));
}

/** The rule a licence names; else that of the position held, where the licence is of its profession or says none. */
function ruleOf({ ruleId, positionRuleId, profession }: Licence, rules: Rule[]): Rule | undefined {
  const rule = rules.find(({ id }) => id === (ruleId ?? positionRuleId));
  return ruleId || !profession || (rule && asOne(rule.profession) === asOne(profession)) ? rule : undefined;
}

/** Numbers are stored with their two decimals, and rules may be written with fewer. */
const sameText = (value: unknown): string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value).toFixed(2) : JSON.stringify(value);
