import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { AppError, conflict, forbidden } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { enqueue } from '../../../platform/jobs/jobs';
import { receiveFile } from '../../../platform/http/receive-file';
import { inRequest } from '../../../platform/http/rest';
import { writeRows } from '../../../platform/records/write-rows';
import { file, type StoredFile } from './file';
import { contentOf, type Content } from './file-content';
import { fileFields } from './file-links';
import { scanJob } from './file.job';
import { companyFileQuota } from './file-quota';
import { t } from '../texts/text';

export const largestFile = 50_000_000;
const uploadsAtOnce = 8;
let running = 0;

/** Files are brought by who may make them, or write rows they are linked to; everybody in the company writes mails. */
function refuseUploading(ctx: Ctx): void {
  void ctx.companyId;
  const may = [file, ...fileFields().map(({ area }) => area)].some(
    (area) => area.isPersonal || mayDoSome(ctx.ability, 'create', area) || mayDoSome(ctx.ability, 'update', area),
  );
  if (!may) throw forbidden();
}

/**
 * Takes the file of a request in: streamed to this machine, judged by its content, kept in the storage, and only then
 * made known by a row. Cut off anywhere, no half file is ever known; what is left over is swept away by a job.
 */
export async function uploadFile(services: Services, request: Request): Promise<Row<StoredFile>> {
  await inRequest(services, request, 'read', async (ctx) => {
    refuseUploading(ctx);
    await refuseBeyondQuota(ctx, 1);
  });
  if (running >= uploadsAtOnce) throw busy;
  running += 1;
  const folder = join(services.dataDir, 'uploads');
  const path = join(folder, newId());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = await receiveFile(request, path, largestFile, tooLarge);
    const content = await contentOf(path, name);
    return await inRequest(
      services,
      request,
      'write',
      async (ctx) => {
        refuseUploading(ctx);
        return keepFile(ctx, path, content);
      },
      request.session,
      JSON.stringify([content.name, content.sha256]),
    );
  } finally {
    running -= 1;
    await rm(path, { force: true });
  }
}

/**
 * Keeps a file of this machine, which is moved away, and makes its row; refused once the files of the company are full.
 */
async function keepFile(ctx: Ctx, path: string, content: Content): Promise<Row<StoredFile>> {
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('files ' || $1, 0))`, [ctx.companyId]);
  await refuseBeyondQuota(ctx, content.size);
  return keepContent(ctx, path, content);
}

/** The same for what is kept however full they are. */
export async function keepContent(ctx: Ctx, path: string, content: Content): Promise<Row<StoredFile>> {
  const { storage, fileScanner } = ctx.services;
  const id = newId();
  await storage.keep(`${ctx.companyId}/${id}`, path);
  const [made] = await writeRows(
    ctx,
    file,
    [
      {
        id,
        values: {
          ...content,
          scanStatus: fileScanner ? 'pending' : 'unchecked',
          bytesRemovedAt: null,
          deletedAt: null,
        },
      },
    ],
    'create',
  );
  if (fileScanner) await enqueue(ctx.tx, scanJob, { companyId: ctx.companyId, userId: ctx.user.id, recordId: id });
  return made!;
}

export interface Usage {
  files: number;
  bytes: number;
  quota: number;
}

/** What the files of the company take, and what they may. */
export async function usageOf(ctx: Ctx): Promise<Usage> {
  const { rows } = await ctx.tx.query<{ files: number; bytes: string; quota: number }>(
    `select c.file_quota_mb as quota, count(f.id)::int as files, coalesce(sum(f.size), 0) as bytes
     from ${companyFileQuota.answer} c left join stored_file f on f.company_id = c.id and f.bytes_removed_at is null
       where c.id = $1 group by c.id, c.file_quota_mb`,
    [ctx.companyId],
  );
  const { files, bytes, quota } = rows[0]!;
  return { files, bytes: Number(bytes), quota: quota * 1_000_000 };
}

async function refuseBeyondQuota(ctx: Ctx, more: number): Promise<void> {
  const { bytes, quota } = await usageOf(ctx);
  if (bytes + more <= quota) return;
  throw conflict(t('file_upload.files_company_may_take_mb', { quota: quota / 1_000_000 }));
}

const tooLarge = new AppError(
  'INVALID',
  413,
  t('file_upload.file_larger_mb_make_smaller', { largestFile: largestFile / 1_000_000 }),
  'file',
);
const busy = new AppError('BUSY', 503, t('file_upload.other_files_being_taken_try'), undefined, {
  retryAfterSeconds: 5,
});
