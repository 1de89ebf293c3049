import type { Ctx, Services } from '../../../platform/context';
import type { AppError } from '../../../platform/errors';
import type { Job } from '../../../platform/jobs/jobs';
import { problem } from '../checking/row-problems';
import { giveWay, importInState, inStep, saveImport } from '../jobs/import-job';
import { countRows, dueRows, storeVerdicts, type StagedRow, type Verdict } from '../import-rows';
import type { Importable } from '../../../platform/import/importable';
import { withMade } from './check-records';
import { journaled } from './journal';
import { referenceIndex } from './reference-index';
import { revived, rowsReferredTo, withIds, type RecordMeaning } from './record-meaning';
import { makeKey, makeMissing, writeRecords, type RecordWrite } from './write-records';

const batch = 200;

type DueRow = StagedRow<RecordMeaning>;

/**
 * Writes what the dry run found, in batches of one transaction each, those above before those below them. Each row
 * keeps whether it is written, so that a run that was cut off goes on where it stood.
 */
export async function commitRecords(services: Services, job: Job, target: Importable): Promise<void> {
  const made = await inStep(services, job, async (ctx) =>
    (await importInState(ctx, job.recordId, 'committing')) ? madeMissing(ctx, job.recordId, target) : null,
  );
  if (!made) return;
  let done = await inStep(services, job, (ctx) =>
    countRows(ctx, job.recordId, `stage = 2 or outcome not in ('create', 'update')`),
  );
  for (;;) {
    const count = await inStep(services, job, async (ctx) => {
      const rows = await dueRows<RecordMeaning>(ctx, job.recordId, batch);
      if (!rows.length) return 0;
      await writeBatch(ctx, job.recordId, target, rows, made);
      await saveImport(ctx, job.recordId, { doneCount: done + rows.length }, 'progress');
      return rows.length;
    });
    if (!count) break;
    done += count;
    await giveWay();
  }
  await inStep(services, job, async (ctx) => {
    const row = await importInState(ctx, job.recordId, 'committing');
    if (!row) return;
    const count = (where: string): Promise<number> => countRows(ctx, job.recordId, where);
    const counts = {
      ...row.counts,
      create: await count(`outcome = 'create' and stage = 2`),
      update: await count(`outcome = 'update' and stage = 2`),
      rejected: await count(`outcome = 'rejected'`),
    };
    await saveImport(ctx, job.recordId, { state: 'committed', counts, doneCount: row.rows }, 'committed');
  });
}

async function writeBatch(
  ctx: Ctx,
  importId: string,
  target: Importable,
  rows: DueRow[],
  made: ReadonlyMap<string, string>,
): Promise<void> {
  const verdicts: Verdict[] = [];
  const reject = (row: DueRow, code: 'reference_refused' | 'refused_on_writing', refusal?: AppError): void => {
    const found = problem(code, { header: null, target: null, value: '' });
    verdicts.push({
      ...row,
      outcome: 'rejected',
      problems: [...row.problems, { ...found, message: refusal?.text ?? found.message }],
    });
  };
  await journaled(ctx, importId, async () => {
    const rowOf = new Map<string, number>();
    // Rows of one batch may refer to each other, and never to one of the same depth.
    for (const depth of [...new Set(rows.map((row) => row.depth))]) {
      const level = rows.filter((row) => row.depth === depth);
      const ids = await idsOfRows(
        ctx,
        importId,
        level.flatMap(({ meant }) => rowsReferredTo(target.area, meant!.values)),
      );
      const writes = level.flatMap((row): RecordWrite[] => {
        const values = withIds(target.area, revived(ctx.services.cipher, target.area, row.meant!.values), (ref) =>
          ids.get(ref),
        );
        if (values)
          return [
            {
              row: row.row,
              recordId: row.outcome === 'update' ? row.recordId : null,
              values: { ...values, ...withMade(target, row.meant!.makes, made) },
            },
          ];
        reject(row, 'reference_refused');
        return [];
      });
      const written = await writeRecords(ctx, target, writes);
      for (const row of level) {
        const refusal = written.refused.get(row.row);
        const recordId = written.ids.get(row.row);
        if (refusal) reject(row, 'refused_on_writing', refusal);
        else if (recordId) {
          rowOf.set(recordId, row.row);
          verdicts.push({ ...row, recordId, stage: 2 });
        }
      }
      await storeVerdicts(ctx, importId, verdicts.splice(0));
    }
    return rowOf;
  });
}

/** The rows of the area that rows of the file mean, as far as they are there. */
async function idsOfRows(ctx: Ctx, importId: string, refs: readonly string[]): Promise<Map<string, string>> {
  if (!refs.length) return new Map();
  const { rows } = await ctx.tx.query<{ row: number; id: string }>(
    `select row_no as row, record_id as id from import_row where company_id = $1 and import_id = $2
      and row_no = any($3::int[])
     and (stage = 2 or outcome in ('update', 'unchanged')) and record_id is not null`,
    [ctx.companyId, importId, refs.map((ref) => Number(ref.slice(4)))],
  );
  return new Map(rows.map(({ row, id }) => [`row ${row}`, id]));
}

/** The rows of other areas that rows refer to by a name nothing bore: made now, unless somebody made them meanwhile. */
async function madeMissing(ctx: Ctx, importId: string, target: Importable): Promise<Map<string, string>> {
  const { rows } = await ctx.tx.query<{ field: string; name: string }>(
    `select distinct m.key as field, m.value as name from import_row r, jsonb_each_text(r.meant->'makes') m
     where r.company_id = $1 and r.import_id = $2 and r.outcome in ('create', 'update') and r.stage = 0`,
    [ctx.companyId, importId],
  );
  const known = new Map<string, string>();
  const missing: Record<string, string>[] = [];
  for (const name of new Set(rows.map(({ field }) => target.area.fields.get(field)!.target!))) {
    const index = await referenceIndex(ctx, name);
    for (const row of rows.filter(({ field }) => target.area.fields.get(field)!.target === name)) {
      const [id] = index.find(row.name);
      if (id) known.set(makeKey(name, row.name), id);
      else missing.push({ [row.field]: row.name });
    }
  }
  await journaled(ctx, importId, async () => {
    for (const [key, id] of await makeMissing(ctx, target, missing)) known.set(key, id);
    return new Map();
  });
  return known;
}
