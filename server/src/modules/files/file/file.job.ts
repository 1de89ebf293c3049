import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Ctx, Services } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import type { Job, JobHandler } from '../../../platform/jobs/jobs';
import { oneRecord, saveRecord } from '../../../platform/records/records';
import { inCompany, inEachCompany, onPlatform } from '../../../platform/system-ctx';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { file } from './file';
import { unlinkedSql } from './file-links';

export const scanJob = 'file-scan';
const unlinkedDays = 7;
const deletedDays = 30;
const longestScanMs = 10 * 60_000;

export const fileJobs = (services: Services): Record<string, JobHandler> => ({
  [scanJob]: (job) => scanFile(services, job),
  sweep_files: () => sweepFiles(services),
});

/** Asks the scanner about a file. Should it fail, the job is tried again and the file stays back. */
async function scanFile(services: Services, job: Job): Promise<void> {
  const { fileScanner, storage, dataDir } = services;
  if (!fileScanner) return;
  const folder = join(dataDir, 'uploads');
  const path = join(folder, newId());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(await storage.read(`${job.companyId}/${job.recordId}`), createWriteStream(path, { mode: 0o600 }));
    const scanStatus = await verdictOn(path, fileScanner);
    await inCompany(services, job, 'write', async (ctx) => {
      const row = await oneRecord(ctx, file, job.recordId, 'read', undefined, true);
      if (row.scanStatus === 'pending') await saveRecord(ctx, file, row, { scanStatus }, 'scan');
    });
  } finally {
    await rm(path, { force: true });
  }
}

function verdictOn(path: string, [program, ...given]: readonly string[]): Promise<'clean' | 'infected'> {
  return new Promise((resolve, reject) => {
    execFile(program!, [...given, path], { timeout: longestScanMs }, (error) => {
      if (!error) resolve('clean');
      else if (error.code === 1) resolve('infected');
      else reject(error);
    });
  });
}

/**
 * What nobody will ask for again is cleared away: uploads that were never linked to anything are deleted after some
 * days, the bytes of deleted files after some more, and bytes no row knows of, left by a crash, after one.
 */
export async function sweepFiles(services: Services): Promise<void> {
  await inEachCompany(services, async (ctx) => {
    await deleteUnlinked(ctx);
    await removeBytes(ctx);
  });
  await removeStrays(services);
}

const daysBefore = (ctx: Ctx, days: number): Date => new Date(ctx.now.getTime() - days * 86_400_000);

async function deleteUnlinked(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select f.id, f.version from stored_file f where f.company_id = $1 and f.deleted_at is null and f.created_at < $2
      and ${unlinkedSql('f')}`,
    [ctx.companyId, daysBefore(ctx, unlinkedDays)],
  );
  await writeRows(
    ctx,
    file,
    rows.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now } })),
    'delete',
    'linked to nothing',
  );
}

async function removeBytes(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select f.id, f.version from stored_file f
     where f.company_id = $1 and f.deleted_at < $2 and f.bytes_removed_at is null and ${unlinkedSql('f')} for update`,
    [ctx.companyId, daysBefore(ctx, deletedDays)],
  );
  for (const { id } of rows) await ctx.services.storage.remove(`${ctx.companyId}/${id}`);
  await writeRows(
    ctx,
    file,
    rows.map(({ id, version }) => ({ id, version, values: { bytesRemovedAt: ctx.now } })),
    'remove_bytes',
  );
}

async function removeStrays(services: Services): Promise<void> {
  const { storage } = services;
  await onPlatform(services, platformId, 'read', async (outside) => {
    const before = daysBefore(outside, 1);
    for await (const { key, writtenAt } of storage.keys()) {
      const [companyId, id] = key.split('/') as [string, string];
      if (writtenAt > before) continue;
      await outside.tx.query(`select set_config('app.company_id', $1, true)`, [companyId]);
      const { rowCount } = await outside.tx.query(
        'select 1 from stored_file where company_id = $1 and id = $2 and bytes_removed_at is null',
        [companyId, id],
      );
      if (!rowCount) await storage.remove(key);
    }
  });
}
