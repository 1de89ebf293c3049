import { monthInWords } from '../../../../kernel/dates/date-words';
import { monthPeriod, type Month } from '../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../platform/context';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import { conflict, forbidden } from '../../../../platform/errors';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import type { Row } from '../../../../platform/records/area';
import { departmentRows } from '../../../organisation/organisation.sql';
import { departmentOnSql } from '../../../people/employee/employee';
import { employeeRows } from '../../../people/people.sql';
import { provisionJournal, type ProvisionSum } from '../../accounting/domain/ledger-posting';
import { postEntry, type JournalEntry } from '../../accounting/journal-entry/journal-entry';
import { accountsOn } from '../../accounting/posting-rule/posting-rule';
import { postedSql, provisionRuleOn } from '../provision-rule/provision-rule';
import { eosProvision } from './eos-provision';
import { t } from '../../texts/text';

/**
 * Posts what a month adds to the provisions, by department of its last day. Of who was paid in the month the settlement
 * books it: what was provided is used there, and what the award comes to beyond is an expense there.
 */
export const postEosProvisionJournal = (ctx: Ctx, period: Month): Promise<Row<JournalEntry>> =>
  postEntry(ctx, async () => {
    const parameters = new Parameters();
    if (['read', 'read_sensitive'].some((action) => grantSql(ctx.ability, action, eosProvision, parameters) !== 'true'))
      throw forbidden();
    refuseFarMonth(ctx, 'period', period);
    const { to } = monthPeriod(period);
    const rule = await provisionRuleOn(ctx, to);
    const { rows } = await ctx.tx.query<ProvisionSum & { currency: string; isOfRule: boolean }>(
      `select d.name as department, d.cost_centre as "costCentre", t.currency,
       sum(case t.method when 'projected' then t.service_cost + t.interest else t.charge + t.revaluation end)::text
         as charge,
       sum(case t.method when 'projected' then t.remeasurement else 0 end)::text as remeasurement,
       sum(case when b.method <> t.method then ${postedSql('t', 'opening')} - ${postedSql('b', 'closing')}
         else 0 end)::text as transition,
       count(*)::int as count, bool_and(t.facts->'rule' is not distinct from $4::jsonb) as "isOfRule"
     from eos_provision t
     left join eos_provision b on b.company_id = t.company_id and b.employee_id = t.employee_id
       and b.period = to_char($3::date - interval '1 month', 'YYYY-MM') and b.deleted_at is null
     join ${employeeRows('department_id')} e on e.company_id = t.company_id and e.id = t.employee_id
     left join ${departmentRows('name', 'cost_centre')} d on d.company_id = t.company_id
       and d.id = ${departmentOnSql('e', '$3::date')}
     where t.company_id = $1 and t.period = $2 and t.deleted_at is null
       and not coalesce((t.facts->'paid'->>'isOfMonth')::boolean, false)
     group by 1, 2, 3 order by d.name nulls last`,
      [ctx.companyId, period, to, rule && JSON.stringify(rule)],
    );
    if (!rows.length) throw conflict(t('journal_entry.no_provisions'));
    if (!rows.every(({ isOfRule }) => isOfRule)) throw conflict(t('journal_entry.other_provision_rule'));
    const { currency } = rows[0]!;
    return {
      origin: 'eos_provision',
      key: period,
      title: t('journal_entry.of_provisions', { month: monthInWords(period) }),
      day: to,
      currency,
      lines: provisionJournal(rows, currency, await accountsOn(ctx, to)),
    };
  });
