import type { Services } from '../../../platform/context';
import type { Job, JobHandler } from '../../../platform/jobs/jobs';
import { importJob, inStep } from './import-job';
import type { ImportKind } from '../kinds/import-kind';
import { kindOf } from '../kinds/import-kinds';
import { undoWrites } from '../committing/import-undo';
import { failAbandonedImports, forgetImportedCells } from './import-cleanup';

async function kindOfJob(services: Services, job: Job): Promise<ImportKind> {
  const {
    rows: [row],
  } = await inStep(services, job, (ctx) =>
    ctx.tx.query<{ kind: string }>('select kind from file_import where company_id = $1 and id = $2', [
      ctx.companyId,
      job.recordId,
    ]),
  );
  if (!row) throw new Error(`the import ${job.recordId} does not exist`);
  return kindOf(row);
}

/** The background steps of imports, and what the clock asks for. */
export const importJobs = (services: Services): Record<string, JobHandler> => ({
  'import-check': importJob(services, async (job) => (await kindOfJob(services, job)).check(services, job)),
  'import-commit': importJob(services, async (job) => (await kindOfJob(services, job)).commit(services, job)),
  'import-undo': importJob(services, (job) => undoWrites(services, job)),
  fail_abandoned_imports: () => failAbandonedImports(services),
  forget_imported_cells: () => forgetImportedCells(services),
});
