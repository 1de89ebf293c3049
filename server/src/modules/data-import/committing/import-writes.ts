import { groupBy } from '../../../kernel/group-by';
import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { BaseRecord } from '../../../platform/records/record';
import { writeRows, type Write } from '../../../platform/records/write-rows';
import { withKeptPlans } from '../../../platform/database/plans';
import { employeePosition } from '../../people/employee-position/employee-position';
import { employeeRows } from '../../people/people.sql';

/** One row an import wrote: what an undo has to take back. */
export interface LoggedWrite {
  seq: string;
  row: number | null;
  subject: string;
  recordId: string;
  /** The version the import left; a later one was made by somebody else. */
  version: number;
  /** The values it replaced; null for a row it made. */
  before: Values | null;
}

export interface ImportWrite extends Write {
  row: number | null;
  before?: Values;
  key?: string;
}

/**
 * Writes rows as writeRows does and logs them for the undo. All of one call name the same fields, and are new or not
 * together. `isPlain` unless a flow of approval looks at what is computed about them.
 */
export async function writeLogged<R extends BaseRecord>(
  ctx: Ctx,
  importId: string,
  area: Area<R>,
  writes: readonly ImportWrite[],
  isPlain = true,
): Promise<Row<R>[]> {
  const written = await writeRows(
    ctx,
    area,
    writes.map(({ id, version, values }) => ({ id, version, values })),
    'import',
    null,
    isPlain,
  );
  const byId = new Map(writes.map((write) => [write.id, write]));
  const logged = written.map((row) => {
    const { row: rowNo, before, key } = byId.get(row.id as unknown as string) as ImportWrite;
    return { row_no: rowNo, record_id: row.id, version: row.version, before: before ?? null, key: key ?? null };
  });
  await ctx.tx.query({
    name: 'import-log',
    values: [ctx.companyId, importId, area.name, JSON.stringify(logged)],
    text: `insert into import_write (company_id, import_id, row_no, subject, record_id, version, before, key)
      select $1, $2, l.row_no, $3, l.record_id, l.version, l.before, l.key
      from jsonb_to_recordset($4::jsonb) as l(row_no int, record_id char(24), version int, before jsonb, key text)`,
  });
  return written;
}

/**
 * Runs work that changes employees as a consequence (their department of today follows their positions), and takes
 * those changes for the import's own where nobody else had changed the employee before.
 */
export async function withOwnConsequences(
  ctx: Ctx,
  importId: string,
  employeeIds: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await ctx.tx.query<{ seq: string }>(
    `select w.seq from import_write w join ${employeeRows('version')} e on e.company_id = w.company_id
      and e.id = w.record_id and e.version = w.version
     where w.company_id = $1 and w.import_id = $2 and w.subject = 'Employee' and w.record_id = any($3::char(24)[])`,
    [ctx.companyId, importId, employeeIds],
  );
  await work();
  await ctx.tx.query(
    `update import_write w set version = e.version from ${employeeRows('version')} e
     where e.company_id = w.company_id and e.id = w.record_id and w.company_id = $1 and w.import_id = $2
       and w.seq = any($3::bigint[])`,
    [ctx.companyId, importId, rows.map(({ seq }) => seq)],
  );
}

/** What follows from the positions of employees, once these are written or taken back. */
export async function followPositions(ctx: Ctx, employeeIds: readonly string[], action: string): Promise<void> {
  if (!employeeIds.length) return;
  await withKeptPlans(ctx.tx, async () =>
    employeePosition.followUp?.(ctx, employeeIds.map((employeeId) => ({ employeeId })) as never, action),
  );
}

/** Rows with the same fields, each group to be written in one call. */
export function bySameFields<T extends { values: Values }>(writes: readonly T[]): T[][] {
  return [...groupBy(writes, ({ values }) => Object.keys(values).sort().join()).values()];
}
