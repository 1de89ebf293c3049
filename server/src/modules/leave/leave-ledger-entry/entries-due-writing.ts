import { unitsOf } from '../domain/type/leave-type';
import type { Ctx } from '../../../platform/context';
import { todayIn } from '../../../platform/today';
import { leaveTypesOf } from '../leave-type/leave-type';
import { hasPlan } from './leave-plan';
import { due, ledgerOf, storedKey } from './ledger-reading';
import { lockLeaveOf, writeEntries, type NewEntry } from './ledger-writing';
import { refreshLeaveBalances } from './refresh-balances';
import { employeeRows } from '../../people/people.sql';
import { companyRows } from '../../organisation/organisation.sql';

const employees = employeeRows(
  'hire_date',
  'created_at',
  'opening_paid_leave_days',
  'opening_sick_leave_days',
  'opening_unpaid_leave_days',
  'opening_maternity_leave_days',
  'opening_parental_leave_days',
);

/**
 * Writes what is due for these employees by today and not written yet: what they brought along, grants, what lapses and
 * what is carried over, however many days nobody asked. Asked twice, or by two at once, it writes nothing twice.
 */
export async function writeEntriesDue(ctx: Ctx, employeeIds: string[]): Promise<void> {
  await lockLeaveOf(ctx, employeeIds);
  await writeEntries(ctx, await openingsDue(ctx, employeeIds));
  const types = (await leaveTypesOf(ctx)).filter((type) => !type.deletedAt && type.isActive && hasPlan(type));
  const today = todayIn(ctx);
  const ledgers = types.length ? await ledgerOf(ctx, employeeIds) : new Map<string, never>();
  await writeEntries(
    ctx,
    [...ledgers.values()].flatMap((person) =>
      types.flatMap((type): NewEntry[] => {
        const typeId = String(type.id);
        return due(type, person, person.byType.get(typeId) ?? [], today).map((entry) => ({
          ...entry,
          key: storedKey(entry.key, person.id, typeId),
          employeeId: person.id,
          typeId,
          source: 'LeaveType',
          sourceId: typeId,
        }));
      }),
    ),
  );
  await refreshLeaveBalances(ctx, employeeIds);
}

interface Opening {
  employeeId: string;
  typeId: string;
  days: string;
  written: string;
  lines: number;
  since: string;
}

/** What employees brought along when they were added stands on them, as old clients know it; the ledger follows it. */
async function openingsDue(ctx: Ctx, employeeIds: string[]): Promise<NewEntry[]> {
  const { rows } = await ctx.tx.query<Opening & Record<string, unknown>>(
    `select e.id as "employeeId", t.id as "typeId", o.days::text as days, coalesce(sum(l.days), 0)::text as written,
      count(l.id)::int as lines,
       greatest(e.hire_date, (e.created_at at time zone c.time_zone)::date) as since
     from ${employees} e join ${companyRows('time_zone')} c on c.id = e.company_id
     cross join lateral (values ('paid', e.opening_paid_leave_days), ('sick', e.opening_sick_leave_days),
     ('unpaid', e.opening_unpaid_leave_days),
       ('maternity', e.opening_maternity_leave_days), ('parental', e.opening_parental_leave_days)) as o(kind, days)
     join lateral (select id from leave_type where company_id = e.company_id and kind = o.kind and is_active
       and deleted_at is null order by sort_order, id limit 1) t on true
     left join leave_ledger_entry l on l.company_id = e.company_id and l.employee_id = e.id and l.source = 'Employee'
       and l.kind = 'opening' and l.type_id = t.id
     where e.company_id = $1 and e.id = any($2::char(24)[]) and o.days is not null
     group by e.id, t.id, o.days, e.hire_date, e.created_at, c.time_zone having o.days <> coalesce(sum(l.days), 0)`,
    [ctx.companyId, employeeIds],
  );
  return rows.map(({ employeeId, typeId, days, written, lines, since }) => ({
    employeeId,
    typeId,
    kind: 'opening',
    amount: unitsOf(days) - unitsOf(written),
    effectiveDate: since,
    expiresOn: null,
    source: 'Employee',
    sourceId: employeeId,
    key: `opening:${employeeId}:${typeId}:${lines}`,
  }));
}
