import type { LeaveBlock as Blocked } from '../domain/type/leave-rules';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import { defineArea } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { departmentRows } from '../../organisation/organisation.sql';

@record(
  'LeaveBlock',
  'Days for which nobody may ask for leave they plan themselves, paid or unpaid; sick, maternity and parental leave are not held back.',
)
export class LeaveBlock extends CompanyRecord {
  @field.text({ description: 'Why, as who asks reads it.', max: 120, search: true }) name!: string;
  @field.date({ reach: 'planned', description: 'First day.' }) fromDate!: string;
  @field.date({ reach: 'planned', description: 'Last day.' }) toDate!: string;
  @field.reference('Department', {
    description: 'Whom it is for, with its parts; empty: everybody.',
    optional: true,
    search: true,
  })
  departmentId!: string | null;
}

export const leaveBlock = defineArea('LeaveBlock', LeaveBlock, {
  one: 'leaveBlock',
  many: 'leaveBlocks',
  label: t('leave_block.blocked_days'),
  page: '/holidays/blocked?open=:id',
  sort: 'fromDate',
  descending: true,
  title: 'name',
  guard: (_ctx, { fromDate, toDate }) => {
    if (toDate < fromDate) throw invalid('toDate', t('leave_block.last_day_lies_before_first'));
  },
});
export const LeaveBlockResolver = CrudResolver(leaveBlock);

/**
 * The blocked days that touch a span and are for this employee: of everybody, or of a department they are in or that
 * lies above it.
 */
export async function blocksFor(
  ctx: Ctx,
  employeeId: string,
  { fromDate, toDate }: { fromDate: PlainDate; toDate: PlainDate },
): Promise<Blocked[]> {
  const { rows } = await ctx.tx.query<Blocked>(
    `with recursive above (id) as (select department_id from ${employeeRows('department_id')} where company_id = $1
      and id = $2
       union select d.parent_id from ${departmentRows('parent_id')} d join above a on d.company_id = $1 and d.id = a.id)
     select name, from_date as "fromDate", to_date as "toDate" from leave_block
     where company_id = $1 and deleted_at is null and from_date <= $4 and to_date >= $3
       and (department_id is null or department_id in (select id from above)) order by from_date, id`,
    [ctx.companyId, employeeId, fromDate, toDate],
  );
  return rows;
}
