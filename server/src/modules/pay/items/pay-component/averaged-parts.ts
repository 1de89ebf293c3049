import { t } from '../../texts/text';
import { averagePart, lookBackOf } from '../../engine/components/average-wage';
import type { AllowanceFact } from '../../engine/time/termination-wage';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { lineRows, linesOf } from '../../runs/payslip/payslip-lines';
import type { Ctx } from '../../../../platform/context';
import { jsonRow } from '../../../../platform/lists/json-row';

interface End {
  employeeId: string;
  country: string;
  lastDay: PlainDate;
}
interface Version {
  code: string;
  title: Text;
  validFrom: PlainDate;
  isAveraged: boolean;
}
interface Paid {
  employeeId: string;
  posted: Month[];
  amounts: PaidOfMonth[];
}
interface PaidOfMonth {
  code: string;
  month: Month;
  amount: string;
}

const rewardsCode = 'REWARDS';
const rewardsTitle: Text = t('averaged_parts.rewards_count_wage');

/**
 * What rises and falls of the wage, by the average of what posted payrolls paid over the months the law of the last day
 * looks back: components counted so, and rewards that are wage. Two statements, one where a company has neither.
 */
export async function averagedPartsOf(
  ctx: Ctx,
  ends: readonly End[],
  currency: string,
): Promise<Map<string, AllowanceFact[]>> {
  const { versions, hasRewards } = await countedOf(ctx);
  if (!hasRewards && !versions.some(({ isAveraged }) => isAveraged)) return new Map();
  const codes = [...new Set(versions.filter(({ isAveraged }) => isAveraged).map(({ code }) => code))];
  const looks = new Map(
    ends.map(({ employeeId, country, lastDay }) => [employeeId, { lastDay, look: lookBackOf(country, lastDay) }]),
  );
  const found = new Map<string, AllowanceFact[]>();
  for (const { employeeId, posted, amounts } of await paidOf(
    ctx,
    [...looks].map(([id, { look }]) => ({ id, ...look })),
    codes,
    currency,
  )) {
    const { lastDay, look } = looks.get(employeeId)!;
    const parts = [
      ...codes.flatMap((code) => versionOn(versions, code, lastDay) ?? []),
      { code: rewardsCode, title: rewardsTitle },
    ];
    found.set(
      employeeId,
      parts.flatMap(({ code, title }) => {
        const paid = new Map(amounts.filter((each) => each.code === code).map(({ month, amount }) => [month, amount]));
        return paid.size ? [averagePart({ code, title, paid }, posted, look, currency)] : [];
      }),
    );
  }
  return found;
}

/** The newest version begun by the day, where it counts by the average. */
function versionOn(versions: readonly Version[], code: string, day: PlainDate): Version | null {
  const newest = versions.find((each) => each.code === code && each.validFrom <= day);
  return newest?.isAveraged ? newest : null;
}

async function countedOf(ctx: Ctx): Promise<{ versions: Version[]; hasRewards: boolean }> {
  const {
    rows: [found],
  } = await ctx.tx.query<{ versions: Version[]; hasRewards: boolean }>(
    `select coalesce((select json_agg(json_build_object('code', code, 'title',
      json_build_object('en', name, 'ar', coalesce(name_ar, name)), 'validFrom', valid_from,
       'isAveraged', counts_for_gratuity and gratuity_basis = 'average') order by code, valid_from desc)
       from pay_component where company_id = $1 and deleted_at is null), '[]') as versions,
     exists (select from employee_reward where company_id = $1 and counts_for_gratuity
     and deleted_at is null) as "hasRewards"`,
    [ctx.companyId],
  );
  return found!;
}

/**
 * Of each month looked back at: whether a payroll of it is posted, what was paid of the codes and of rewards, and what
 * later payslips settled of it.
 */
async function paidOf(
  ctx: Ctx,
  looks: readonly { id: string; from: Month; to: Month }[],
  codes: readonly string[],
  currency: string,
): Promise<Paid[]> {
  const { rows } = await ctx.tx.query<Paid & Record<string, unknown>>(
    `with look as (select * from unnest($2::char(24)[], $3::text[], $4::text[]) as g(employee_id, first, last)),
     slip as (select p.employee_id, p.run_id, p.period, p.kind, ${linesOf('p')} as lines, p.retro, g.first, g.last from look g
       join payslip p on p.company_id = $1 and p.employee_id = g.employee_id and p.state = 'posted' and p.currency = $5 and p.deleted_at is null and p.period >= g.first),
     paid as (
       select s.employee_id, s.period, l.code, l.amount from slip s, ${lineRows('s')} l
       where s.period <= s.last and l.code = any($6) and l.kind = 'earning'
       union all
       select s.employee_id, n->>'month', n->>'code', (n->>'amount')::numeric from slip s, jsonb_array_elements(s.retro) n
       where s.retro <> '[]'::jsonb and n->>'month' between s.first and s.last and n->>'code' = any($6) and n->>'kind' = 'earning'
       union all
       select s.employee_id, s.period, '${rewardsCode}', case k.source when 'EmployeeReward' then k.amount else -k.amount end from slip s
         join applied_entry k on k.company_id = $1 and k.run_id = s.run_id and k.employee_id = s.employee_id and k.source in ('EmployeeReward', 'RewardReversal')
         join employee_reward w on w.company_id = $1 and w.id = k.source_id and w.counts_for_gratuity
       where s.period <= s.last),
     summed as (select employee_id, json_agg(${jsonRow<PaidOfMonth>({ code: 'code', month: 'period', amount: 'amount::text' })} order by code, period) as amounts
       from (select employee_id, code, period, sum(amount) as amount from paid group by 1, 2, 3) u group by 1)
     select g.employee_id as "employeeId", coalesce(m.amounts, '[]') as amounts,
       array(select distinct s.period from slip s where s.employee_id = g.employee_id and s.period <= s.last and s.kind <> 'correction' order by 1) as posted
     from look g left join summed m on m.employee_id = g.employee_id`,
    [
      ctx.companyId,
      looks.map(({ id }) => id),
      looks.map(({ from }) => from),
      looks.map(({ to }) => to),
      currency,
      codes,
    ],
  );
  return rows;
}
