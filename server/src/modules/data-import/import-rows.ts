import { isEncrypted, type Cipher } from '../../platform/http/cipher';
import type { Ctx } from '../../platform/context';
import type { RowProblem } from './checking/row-problems';
import type { RowNote, TableRow } from './reading/table-row';

/** What becomes of a row: not known before the dry run, left out because nothing changes or somebody said so. */
export type Outcome = 'create' | 'update' | 'unchanged' | 'skipped' | 'rejected';

/** A row of the file while it waits in the table import_row; `Meant` is what its kind of import reads in it. */
export interface StagedRow<Meant = unknown> {
  row: number;
  cells: string[];
  /** What was noted when it was read; nothing once somebody corrected it. */
  notes: RowNote[];
  isSkipped: boolean;
  outcome: Outcome | null;
  /** The row of the area it makes or changes; for people the employee. */
  recordId: string | null;
  meant: Meant | null;
  problems: RowProblem[];
  suggestion: string[] | null;
  /** 0: nothing written, 1: the employee is, 2: everything is. */
  stage: number;
  /** Rows of greater depth refer to rows of lesser. */
  depth: number;
}

const columns = `row_no as "row", cells, coalesce(notes, '[]') as notes, is_skipped as "isSkipped", outcome,
  record_id as "recordId", meant,
  coalesce(problems, '[]') as problems, suggestion, stage, depth`;

/** Text PostgreSQL can hold: no zero characters and no half characters. */
const storable = (cell: string): string => cell.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');

/**
 * A file holds what its fields keep encrypted, in columns nobody has told apart yet: a row is kept as one encrypted
 * text.
 */
const sealed = (ctx: Ctx, cells: readonly string[]): string[] => [ctx.services.cipher.encrypt(JSON.stringify(cells))];
export const openedCells = (cipher: Cipher, kept: string[]): string[] =>
  kept.length === 1 && isEncrypted(kept[0]!) ? (JSON.parse(cipher.decrypt(kept[0]!)) as string[]) : kept;
const read = <Meant>({ services: { cipher } }: Ctx, rows: StagedRow<Meant>[]): StagedRow<Meant>[] =>
  rows.map((row) => ({
    ...row,
    cells: openedCells(cipher, row.cells),
    suggestion: row.suggestion && openedCells(cipher, row.suggestion),
  }));

export async function stageRows(ctx: Ctx, importId: string, rows: readonly TableRow[]): Promise<void> {
  await ctx.tx.query({
    name: 'import-stage',
    values: [
      ctx.companyId,
      importId,
      JSON.stringify(
        rows.map(({ row, cells, notes = null }) => ({ row_no: row, cells: sealed(ctx, cells.map(storable)), notes })),
      ),
    ],
    text: `insert into import_row (company_id, import_id, row_no, cells, notes)
      select $1, $2, r.row_no, r.cells, r.notes from jsonb_to_recordset($3::jsonb) as r(row_no int, cells text[],
        notes jsonb)`,
  });
}

/** The next rows in the order of the file; `where` narrows them, its values are $5 and on. */
export async function stagedRows<Meant = unknown>(
  ctx: Ctx,
  importId: string,
  after: number,
  limit: number,
  where = 'true',
  values: unknown[] = [],
): Promise<StagedRow<Meant>[]> {
  const { rows } = await ctx.tx.query<StagedRow<Meant>>(
    `select ${columns} from import_row where company_id = $1 and import_id = $2 and row_no > $3 and ${where}
      order by row_no limit $4`,
    [ctx.companyId, importId, after, limit, ...values],
  );
  return read(ctx, rows);
}

/** Rows that wait to be written, those above first. */
export async function dueRows<Meant>(ctx: Ctx, importId: string, limit: number): Promise<StagedRow<Meant>[]> {
  const { rows } = await ctx.tx.query<StagedRow<Meant>>(
    `select ${columns} from import_row where company_id = $1 and import_id = $2 and outcome in ('create', 'update')
      and stage = 0
     order by depth, row_no limit $3`,
    [ctx.companyId, importId, limit],
  );
  return read(ctx, rows);
}

export async function countRows(ctx: Ctx, importId: string, where = 'true', values: unknown[] = []): Promise<number> {
  const { rows } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from import_row where company_id = $1 and import_id = $2 and ${where}`,
    [ctx.companyId, importId, ...values],
  );
  return rows[0]?.count ?? 0;
}

export type Verdict = Pick<
  StagedRow,
  'row' | 'outcome' | 'recordId' | 'meant' | 'problems' | 'suggestion' | 'stage'
> & { depth?: number };

/** Writes what became of rows. */
export async function storeVerdicts(ctx: Ctx, importId: string, verdicts: readonly Verdict[]): Promise<void> {
  const given = verdicts.map(({ row, outcome, recordId, meant, problems, suggestion, stage, depth = 0 }) => ({
    row_no: row,
    outcome,
    record_id: recordId,
    meant,
    problems,
    suggestion: suggestion && sealed(ctx, suggestion),
    stage,
    depth,
  }));
  await ctx.tx.query({
    name: 'import-verdicts',
    values: [ctx.companyId, importId, JSON.stringify(given)],
    text: `update import_row t set outcome = v.outcome, record_id = v.record_id, meant = v.meant, problems = v.problems,
      suggestion = v.suggestion, stage = v.stage, depth = v.depth
      from jsonb_to_recordset($3::jsonb) as v(row_no int, outcome text, record_id char(24), meant jsonb, problems jsonb,
        suggestion text[], stage smallint, depth smallint)
      where t.company_id = $1 and t.import_id = $2 and t.row_no = v.row_no`,
  });
}

export async function setStage(ctx: Ctx, importId: string, rows: readonly number[], stage: number): Promise<void> {
  await ctx.tx.query(
    'update import_row set stage = $4 where company_id = $1 and import_id = $2 and row_no = any($3::int[])',
    [ctx.companyId, importId, rows, stage],
  );
}

/** Changes what stands in a row, or whether it takes part; its verdict falls. */
export async function correctRow(
  ctx: Ctx,
  importId: string,
  row: number,
  cells: string[],
  isSkipped: boolean,
  isAsRead: boolean,
): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(
    `update import_row set cells = $4, notes = case when $6 then notes end, is_skipped = $5, outcome = null,
      meant = null, problems = null, suggestion = null
     where company_id = $1 and import_id = $2 and row_no = $3`,
    [ctx.companyId, importId, row, sealed(ctx, cells.map(storable)), isSkipped, isAsRead],
  );
  return rowCount === 1;
}
