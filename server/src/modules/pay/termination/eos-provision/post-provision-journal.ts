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
    const { rows } = await ctx.tx.query<ProvisionSum & { currency: string }>(
      `select d.name as department, d.cost_centre as "costCentre", t.currency,
       sum(t.charge + t.revaluation)::text as amount, count(*)::int as count
     from eos_provision t
     join ${employeeRows('department_id')} e on e.company_id = t.company_id and e.id = t.employee_id
     left join ${departmentRows('name', 'cost_centre')} d on d.company_id = t.company_id
       and d.id = ${departmentOnSql('e', '$3::date')}
     where t.company_id = $1 and t.period = $2 and t.deleted_at is null and t.settled = 0
     group by 1, 2, 3 order by d.name nulls last`,
      [ctx.companyId, period, to],
    );
    if (!rows.length) throw conflict(t('journal_entry.no_provisions'));
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
