import { inTheirName } from '../../../auth/sessions/in-their-name';
import type { Row } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { isFinalRefusal } from '../../../platform/errors';
import type { Job, JobHandler } from '../../../platform/jobs/jobs';
import type { Text } from '../../../platform/text';
import { planAnew } from '../../../platform/database/plans';
import { outOfCircles } from '../../../platform/database/transaction';
import { writeRows } from '../../../platform/records/write-rows';
import { importArea, type Import } from '../import';
import { stagedRows, type StagedRow } from '../import-rows';

/** The import of a job while it is in the state the job works in; null once it is not, or is gone. */
export async function importInState(ctx: Ctx, id: string, state: string): Promise<Row<Import> | null> {
  const { rows } = await ctx.tx.query<Row<Import>>(
    `select id, version, kind, state, rows, headers, mapping, transformations, counts, problems,
      done_count as "doneCount" from file_import
     where company_id = $1 and id = $2 and state = $3 and deleted_at is null for update`,
    [ctx.companyId, id, state],
  );
  return rows[0] ?? null;
}

/** Writes what the server decided about an import, whoever changed it last: while a job runs nobody else may. */
export async function saveImport(
  ctx: Ctx,
  id: string,
  values: Partial<Omit<Import, 'id' | 'version'>>,
  action: string,
): Promise<void> {
  const {
    rows: [row],
  } = await ctx.tx.query<{ version: number }>(
    'select version from file_import where company_id = $1 and id = $2 for update',
    [ctx.companyId, id],
  );
  if (row) await writeRows(ctx, importArea, [{ id, version: row.version, values }], action, null, true);
}

/**
 * One transaction of a background step, in the name of whoever asked for it. Its statements are planned for the values
 * and the size of the tables they meet: the plans kept for requests were made when the tables were smaller, and an
 * import is what makes them grow. Where it and another transaction waited for each other it is done anew, so `work`
 * may change what outlives it only when all is written.
 */
export function inStep<T>(services: Services, job: Job, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return outOfCircles(() =>
    inTheirName(services, { ...job, requestId: job.recordId }, 'write', async (ctx) => {
      await planAnew(ctx.tx);
      return work(ctx);
    }),
  );
}

/**
 * A background step of an import. A refusal ends it with the state `failed` and its reason; anything else, such as a
 * lost database, is tried again by the job queue, so every step must bear being cut off anywhere and run again.
 */
export function importJob(services: Services, work: (job: Job) => Promise<void>): JobHandler {
  return async (job) => {
    try {
      await work(job);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      await inStep(services, job, (ctx) =>
        saveImport(ctx, job.recordId, { state: 'failed', failure: error.text as Text }, 'fail'),
      );
    }
  };
}

/** Hands every row of the file to `work`, page by page, each page in a transaction of its own. */
export async function eachPage(
  services: Services,
  job: Job,
  size: number,
  work: (ctx: Ctx, rows: StagedRow[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const last = await inStep(services, job, async (ctx) => {
      const rows = await stagedRows(ctx, job.recordId, after, size);
      if (rows.length) await work(ctx, rows);
      return rows.at(-1)?.row;
    });
    if (last === undefined) return;
    after = last;
    await giveWay();
  }
}

/** Lets requests be served between two pieces of long work. */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
