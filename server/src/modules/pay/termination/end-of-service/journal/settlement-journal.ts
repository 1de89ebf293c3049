import { Field, ObjectType } from 'type-graphql';
import { mayDo } from '../../../../../platform/access/ability';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { forbidden } from '../../../../../platform/errors';
import { oneRecord } from '../../../../../platform/records/records';
import { DecimalScalar } from '../../../../../platform/graphql/scalars';
import type { JournalLine } from '../../../runs/domain/payroll-journal';
import { settlementJournal } from '../../domain/settlement-journal';
import type { Text } from '../../../../../kernel/text/text';
import { departmentOnSql } from '../../../../people/employee/employee';
import { LocalizedText } from '../../../runs/payslip/payslip';
import { endOfService, type EndOfService } from '../end-of-service';
import { accountsOn } from '../../../accounting/posting-rule/posting-rule';
import { companyRows, departmentRows } from '../../../../organisation/organisation.sql';
import { employeeRows } from '../../../../people/people.sql';
import { postedSql } from '../../provision-rule/provision-rule';

@ObjectType('EndOfServiceJournalLine', {
  description: 'One booking of an end of service: an amount on one side, nothing on the other.',
})
export class EndOfServiceJournalLine implements Omit<JournalLine, 'count' | 'line'> {
  @Field(() => String, {
    nullable: true,
    description: 'Department of the last day; empty where there was none.',
    simple: true,
  })
  department!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Cost centre the department has now; empty where it has none.',
    simple: true,
  })
  costCentre!: string | null;
  @Field(() => String, {
    description:
      'Code of the line of the settlement; PROVISION for what was provided for the award, PROVISION_FREED for what of it is left, OWED for what the employee still owes, NET for what is paid.',
    simple: true,
  })
  code!: string;
  @Field(() => LocalizedText, { description: 'Name of the booking.', simple: true }) name!: Text;
  @Field(() => String, {
    nullable: true,
    description:
      'Account of the general ledger: by the posting rule of its code, its pay component or the rule of its kind.',
    simple: true,
  })
  account!: string | null;
  @Field(() => DecimalScalar, { description: 'Debit, in the currency of the end of service.', simple: true })
  debit!: string;
  @Field(() => DecimalScalar, { description: 'Credit, in the currency of the end of service.', simple: true })
  credit!: string;
}

interface Booked {
  department: string | null;
  costCentre: string | null;
  provided: string;
}

/**
 * The bookings of an end of service, none before it is calculated nor to who may not read its amounts; `action` is what
 * one wants to do with them. What is used of the provision is what stood on file before the month of the payment, or by
 * now.
 */
export async function endOfServiceJournal(
  ctx: Ctx,
  id: string,
  action: 'read' | 'export' = 'read',
): Promise<{ row: Row<EndOfService>; lines: JournalLine[] }> {
  const row = await oneRecord(ctx, endOfService, id);
  if (!mayDo(ctx.ability, action, endOfService, row)) throw forbidden();
  if (!row.lines || !mayDo(ctx.ability, 'read_sensitive', endOfService, row) || row.state === 'cancelled')
    return { row, lines: [] };
  const {
    rows: [booked],
  } = await ctx.tx.query<Booked & Record<string, unknown>>(
    `select d.name as department, d.cost_centre as "costCentre",
       coalesce((select ${postedSql('p', 'closing')}
       from eos_provision p where p.company_id = t.company_id
       and p.employee_id = t.employee_id and p.currency = t.currency and p.deleted_at is null
         and p.period < to_char(coalesce(t.paid_at, $3) at time zone c.time_zone, 'YYYY-MM') order by p.period desc
         limit 1), 0)::text as provided
     from end_of_service t join ${companyRows('time_zone')} c on c.id = t.company_id
       join ${employeeRows('department_id')} e on e.company_id = t.company_id and e.id = t.employee_id
     left join ${departmentRows('name', 'cost_centre')} d on d.company_id = t.company_id
       and d.id = ${departmentOnSql('e', 't.last_day')} where t.company_id = $1 and t.id = $2`,
    [ctx.companyId, id, ctx.now],
  );
  return {
    row,
    lines: settlementJournal({
      ...booked!,
      lines: row.lines,
      currency: row.currency,
      accountOf: await accountsOn(ctx, row.lastDay),
    }),
  };
}
