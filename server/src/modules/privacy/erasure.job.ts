import type { Services } from '../../platform/context';
import type { Job, JobHandler } from '../../platform/jobs/jobs';
import { inCompany } from '../../platform/system-ctx';
import { writeRows } from '../../platform/records/write-rows';
import { file } from '../files/file/file';
import { storedFileRows } from '../files/files.sql';

export const eraseFilesJob = 'erase_files';

export const erasureJobs = (services: Services): Record<string, JobHandler> => ({
  [eraseFilesJob]: (job) => removeErased(services, job),
});

/**
 * Removes the bytes of files that were erased with their person. Cut off, it begins again: what is gone already is no
 * fault.
 */
function removeErased(services: Services, job: Job): Promise<void> {
  return inCompany(services, job, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select f.id, f.version from erasure e join ${storedFileRows('version', 'bytes_removed_at')} f
        on f.company_id = e.company_id and f.id = any(e.file_ids) and f.deleted_at is not null
        and f.bytes_removed_at is null
       where e.company_id = $1 and e.id = $2 for update of f`,
      [ctx.companyId, job.recordId],
    );
    for (const { id } of rows) await ctx.services.storage.remove(`${ctx.companyId}/${id}`);
    await writeRows(
      ctx,
      file,
      rows.map(({ id, version }) => ({ id, version, values: { bytesRemovedAt: ctx.now } })),
      'remove_bytes',
    );
  });
}
