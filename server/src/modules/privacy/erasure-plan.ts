import type { KeptFor } from '../../platform/privacy/domain/retention-laws';
import { retentionOf } from '../../platform/privacy/domain/retention-laws';
import type { Row } from '../../platform/records/area';
import { areaNamed } from '../../platform/records/area';
import { fileFields } from '../files/file/file';
import type { Ctx } from '../../platform/context';
import { columnOf } from '../../platform/records/fields';
import type { Text } from '../../platform/text';
import { todayIn } from '../../platform/today';
import type { Employee } from '../people/employee/employee';
import { erasureProblems } from './erase-rules';
import { actingAs, type Person } from '../../platform/privacy/traces';
import { rowsOfPerson } from './erase-rows';
import { companyOf } from '../organisation/organisation.sql';
import { employeeRows } from '../people/people.sql';
import { storedFileRows } from '../files/files.sql';

/** Rows of one kind, and of those that stay what for and until when; null where no term is on file. */
export interface PlannedKind {
  subject: string;
  label: Text;
  count: number;
  keptFor: KeptFor | null;
  keptUntil: string | null;
}
export interface ErasurePlan {
  problems: Text[];
  kinds: PlannedKind[];
  files: number;
  /**
   * Whether the account is of another company too is not told: it goes where it is of here alone, and ends here in any
   * case.
   */
  account: 'none' | 'ends';
  source: Text;
}

/** All employments of a person, the one asked for first, with their account and their addresses here. */
export async function personOf(ctx: Ctx, employeeId: string): Promise<Person> {
  const {
    rows: [person],
  } = await ctx.tx.query<{ employeeIds: string[]; userIds: string[]; addresses: string[] }>(
    `with recursive employment(id, former, nth) as (
       select id, rehire_of_id, 0 from ${employeeRows('rehire_of_id', 'work_email', 'personal_email')}
         where company_id = $1 and id = $2
       union all select e.id, e.rehire_of_id, nth + 1 from ${employeeRows('rehire_of_id')} e join employment h
         on e.id = h.former where e.company_id = $1),
     account(id) as (select distinct user_id from membership where company_id = $1
     and employee_id in (select id from employment) and user_id is not null)
     select (select array_agg(id order by nth) from employment) as "employeeIds", coalesce((select array_agg(id)
       from account), '{}') as "userIds",
       coalesce((select array_agg(distinct lower(a)) from (
         select unnest(array[work_email, personal_email]) a
           from ${employeeRows('rehire_of_id', 'work_email', 'personal_email')} where company_id = $1
             and id in (select id from employment)
         union select email from app_user where id in (select id from account)
         union select invited_email from membership where company_id = $1
           and employee_id in (select id from employment)) each where a is not null), '{}') as addresses`,
    [ctx.companyId, employeeId],
  );
  return person!;
}

/** Files their rows refer to, and those they brought that nothing refers to. */
export async function filesOfPerson(ctx: Ctx, person: Person, rows: ReadonlyMap<string, string[]>): Promise<string[]> {
  const found = new Set<string>();
  for (const { area, meta } of fileFields()) {
    const ids = rows.get(area.name);
    if (!ids) continue;
    const column = columnOf(meta.name);
    const { rows: files } = await actingAs(ctx, null, () =>
      ctx.tx.query<{ id: string }>(
        `select distinct f.id
          from "${area.table}" t, lateral ${meta.kind === 'references' ? `unnest(t.${column})` : `(values (t.${column}))`} as f(id) where t.company_id = $1 and t.id = any($2::char(24)[]) and f.id is not null`,
        [ctx.companyId, ids],
      ),
    );
    for (const { id } of files) found.add(id);
  }
  const { rows: brought } = await ctx.tx.query<{ id: string }>(
    `select id from ${storedFileRows('created_by_id')} where company_id = $1 and created_by_id = any($2::char(24)[])`,
    [ctx.companyId, person.userIds],
  );
  for (const { id } of brought) found.add(id);
  return [...found];
}

/** What erasing somebody would do, and what stands in its way. */
export async function erasurePlan(ctx: Ctx, row: Row<Employee>): Promise<ErasurePlan> {
  const person = await personOf(ctx, row.id as unknown as string);
  const rows = await actingAs(ctx, null, () => rowsOfPerson(ctx, person));
  const { country } = await companyOf(ctx, 'country');
  const today = todayIn(ctx);
  const { source, until } = retentionOf(country, row.exitDate ?? today, today);
  const kinds = [...rows].map(([name, ids]): PlannedKind => {
    const { keptFor = null, label } = areaNamed(name);
    return { subject: name, label, count: ids.length, keptFor, keptUntil: keptFor && until[keptFor] };
  });
  return {
    problems: await erasureProblems(ctx, row, person),
    kinds,
    files: (await filesOfPerson(ctx, person, rows)).length,
    account: person.userIds.length ? 'ends' : 'none',
    source,
  };
}
