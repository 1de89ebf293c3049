import { groupBy } from '../../../kernel/group-by';
import { areaNamed, findArea, type Values } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { Job } from '../../../platform/jobs/jobs';
import { asAsked } from '../../../platform/system-ctx';
import { writeRows } from '../../../platform/records/write-rows';
import { employee } from '../../people/employee/employee';
import { employeePosition } from '../../people/employee-position/employee-position';
import { storedProblem } from '../import';
import { giveWay, importInState, inStep, saveImport } from '../jobs/import-job';
import { bySameFields, followPositions, withOwnConsequences, type LoggedWrite } from './import-writes';
import { createProblemGroups, problem } from '../checking/row-problems';
import { othersBusiness } from './others-business';
import { followsByItself } from '../records/journal';
import { undoRecords, type Kept } from '../records/undo-records';
import { usedRecords } from './used-records';
import { firstLanguage, say } from '../../../platform/text';
import { asWritten } from '../../../kernel/text/listed';
import { employeePositionRows } from '../../people/people.sql';

const batch = 1_000;

/**
 * Takes back everything an import wrote, the last first: what it made is deleted, what it changed gets its former
 * values, unless somebody changed or used it since. Each batch is one transaction; a run that was cut off goes on where
 * it stood.
 */
export async function undoWrites(services: Services, job: Job): Promise<void> {
  let done = await inStep(services, job, (ctx) => undoneCount(ctx, job.recordId));
  for (let before: string | null = null; ;) {
    const writes: LoggedWrite[] | null = await inStep(services, job, async (ctx) => {
      const row = await importInState(ctx, job.recordId, 'undoing');
      if (!row) return null;
      const last = await lastWrites(ctx, job.recordId, before);
      if (last.length) {
        // What followed in areas whoever takes it back may not change goes back with what it followed from.
        await asAsked(ctx, (asked) => undoOf(row.kind, last)(asked, job.recordId, last));
        await saveImport(ctx, job.recordId, { doneCount: done + last.length }, 'progress');
      }
      return last;
    });
    if (!writes) return;
    const lowest = writes.at(-1);
    if (!lowest) break;
    before = lowest.seq;
    done += writes.length;
    await giveWay();
  }
  await inStep(services, job, async (ctx) => {
    const row = await importInState(ctx, job.recordId, 'undoing');
    if (!row) return;
    const { problems, kept } = await keptProblems(ctx, job.recordId);
    const counts = { ...row.counts, kept, undone: await undoneCount(ctx, job.recordId) };
    await saveImport(ctx, job.recordId, { state: 'undone', counts, problems }, 'undone');
  });
}

/** The last writes not taken back that are of one subject and were all made, or all changed. */
async function lastWrites(ctx: Ctx, importId: string, before: string | null): Promise<LoggedWrite[]> {
  const { rows } = await ctx.tx.query<LoggedWrite>(
    `select seq, row_no as "row", subject, record_id as "recordId", version, before from import_write
     where company_id = $1 and import_id = $2 and seq < coalesce($3::bigint, 9223372036854775807) and not is_undone
       and kept is null
     order by seq desc limit ${batch}`,
    [ctx.companyId, importId, before],
  );
  const first = rows[0];
  const end = rows.findIndex(
    ({ subject, before }) => subject !== first?.subject || (before === null) !== (first?.before === null),
  );
  return end < 0 ? rows : rows.slice(0, end);
}

/**
 * What follows by itself is taken back by whoever wrote it once their own row is; imports of before kept it as well.
 */
function undoOf(kind: string, [first]: readonly LoggedWrite[]): typeof undoOthers {
  if (followsByItself(first!.subject)) return (ctx, importId, writes) => mark(ctx, importId, writes, null);
  return kind === 'people' ? undoPeople : undoOthers;
}

async function undoOthers(ctx: Ctx, importId: string, writes: LoggedWrite[]): Promise<void> {
  const kept = await undoRecords(ctx, importId, areaNamed(writes[0]!.subject), writes);
  await markEach(ctx, importId, writes, (write) => kept.get(write) ?? null);
}

async function markEach(
  ctx: Ctx,
  importId: string,
  writes: readonly LoggedWrite[],
  keptSince: (write: LoggedWrite) => Kept | null,
): Promise<void> {
  for (const [kept, ofIt] of groupBy(writes, keptSince)) await mark(ctx, importId, ofIt, kept);
}

async function undoPeople(ctx: Ctx, importId: string, writes: LoggedWrite[]): Promise<void> {
  const area = areaNamed(writes[0]!.subject);
  const used =
    writes[0]?.before === null
      ? await usedRecords(
          ctx,
          area,
          writes.map(({ recordId }) => recordId),
        )
      : new Set<string>();
  const refused = await othersBusiness(ctx, area, writes);
  const free = writes.filter((write) => !used.has(write.recordId) && !refused.has(write));
  const done = new Set<string>();
  const takeBack = async (): Promise<void> => {
    const changes = free.map(({ recordId, version, before }) => ({
      id: recordId,
      version,
      values: (before ?? { deletedAt: ctx.now }) as Values,
    }));
    for (const group of bySameFields(changes)) {
      for (const row of await writeRows(ctx, area, group, 'undo import', null, true))
        done.add(row.id as unknown as string);
    }
  };
  if (area.name === employeePosition.name) {
    const staying = await employeesStaying(ctx, importId, writes);
    await withOwnConsequences(ctx, importId, staying, async () => {
      await takeBack();
      await followPositions(ctx, staying, 'undo import');
    });
  } else await takeBack();
  // An employee the import made was to go, and stays: what they hold now follows their positions after all.
  if (area.name === employee.name && writes[0]!.before === null)
    await followPositions(
      ctx,
      writes.flatMap(({ recordId }) => (done.has(recordId) ? [] : [recordId])),
      'undo import',
    );
  const keptSince = (write: LoggedWrite): Kept | null => {
    if (done.has(write.recordId)) return null;
    if (refused.has(write)) return 'kept_refused';
    return used.has(write.recordId) ? 'kept_used' : 'kept_changed';
  };
  await markEach(ctx, importId, writes, keptSince);
}

async function mark(ctx: Ctx, importId: string, writes: readonly LoggedWrite[], kept: string | null): Promise<void> {
  if (!writes.length) return;
  await ctx.tx.query(
    `update import_write set is_undone = $4::text is null, kept = $4 where company_id = $1 and import_id = $2
      and seq = any($3::bigint[])`,
    [ctx.companyId, importId, writes.map(({ seq }) => seq), kept],
  );
}

/** Those of these positions but whom the import made and is about to take back: nothing follows for them. */
async function employeesStaying(ctx: Ctx, importId: string, writes: readonly LoggedWrite[]): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select distinct p.employee_id as id from ${employeePositionRows('employee_id')} p
     where p.company_id = $1 and p.id = any($3::char(24)[])
       and not exists (select from import_write w where w.company_id = $1 and w.import_id = $2
         and w.record_id = p.employee_id and w.subject = 'Employee' and w.before is null and not w.is_undone
         and w.kept is null)`,
    [ctx.companyId, importId, writes.map(({ recordId }) => recordId)],
  );
  return rows.map(({ id }) => id);
}

async function undoneCount(ctx: Ctx, importId: string): Promise<number> {
  const { rows } = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from import_write where company_id = $1 and import_id = $2 and is_undone',
    [ctx.companyId, importId],
  );
  return rows[0]?.count ?? 0;
}

async function keptProblems(
  ctx: Ctx,
  importId: string,
): Promise<{ problems: ReturnType<typeof storedProblem>[]; kept: number }> {
  const { rows } = await ctx.tx.query<{ subject: string; row: number | null; kept: Kept }>(
    `select subject, row_no as "row", kept from import_write where company_id = $1 and import_id = $2
      and kept is not null order by seq`,
    [ctx.companyId, importId],
  );
  const groups = createProblemGroups();
  for (const { subject, row, kept } of rows) {
    const label = findArea(subject)?.label ?? asWritten(subject);
    groups.add(row ?? 0, problem(kept, { header: subject, target: null, value: say(label, firstLanguage) }, label));
  }
  return { problems: groups.list().map(storedProblem), kept: rows.length };
}
