import type { Ctx, Services } from '../../../platform/context';
import { AppError, conflict, invalid } from '../../../platform/errors';
import { inEachCompany } from '../../../platform/system-ctx';
import { writeRows } from '../../../platform/records/write-rows';
import { file } from '../../files/file/file';
import { keepBytes } from '../../files/file/kept-file';
import { t } from '../texts/text';
import { companyOf, companyRows } from '../../organisation/organisation.sql';
import { storedFileRows } from '../../files/files.sql';

export type PhotoRule = 'none' | 'flag' | 'refuse';

export async function photoRuleOf(ctx: Ctx): Promise<PhotoRule> {
  return (await companyOf(ctx, 'punchPhoto')).punchPhoto as PhotoRule;
}

const largestPhoto = 200_000;
const jpegOf = (given: string): Buffer | null => {
  const bytes =
    given.length <= largestPhoto * 2 && /^[A-Za-z0-9+/]+={0,2}$/.test(given) ? Buffer.from(given, 'base64') : null;
  return bytes && bytes.length <= largestPhoto && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
    ? bytes
    : null;
};

/**
 * A punch with its photo, given as a small JPEG in base64 and kept where the company asks for photos; flagged where one
 * is asked for and there is none.
 * `isNow`: the punch is taken this moment, so that it can be refused; one that was kept offline is never lost, but
 * looked at.
 */
export async function withPhoto<P extends { isFlagged?: boolean }>(
  ctx: Ctx,
  punch: P,
  given: string | null | undefined,
  isNow: boolean,
  rule: PhotoRule,
): Promise<P & { photoFileId: string | null; isFlagged: boolean }> {
  const isFlagged = punch.isFlagged ?? false;
  if (rule === 'none') return { ...punch, photoFileId: null, isFlagged };
  const photoFileId = given ? await keptPhoto(ctx, jpegOf(given)) : null;
  if (photoFileId) return { ...punch, photoFileId, isFlagged };
  if (given && isNow) throw invalid('photo', t('punch_photo.send_photo_jpeg_most_200'));
  if (rule === 'refuse' && isNow) {
    throw conflict(t('punch_photo.photo_taken_each_time_here'), 'photo');
  }
  return { ...punch, photoFileId: null, isFlagged: true };
}

/** Null for what is no photo, be it only seen when it is opened. */
async function keptPhoto(ctx: Ctx, photo: Buffer | null): Promise<string | null> {
  if (!photo) return null;
  try {
    return (await keepBytes(ctx, photo, `punch-${ctx.now.toISOString().slice(0, 16).replace(/\D/g, '')}.jpg`)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID') return null;
    throw error;
  }
}

const atOnce = 2_000;

/** Removes the photos of punches for good that are older than their company keeps them; the punches stay. */
export async function forgetPunchPhotos(services: Services): Promise<void> {
  await inEachCompany(services, async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select f.id, f.version from ${storedFileRows('version', 'bytes_removed_at', 'created_at')} f
        join ${companyRows('punch_photo_months')} c on c.id = f.company_id
       where f.company_id = $1 and f.deleted_at is null and f.bytes_removed_at is null
         and f.created_at < $2::timestamptz - make_interval(months => c.punch_photo_months)
         and exists (select from punch p where p.company_id = f.company_id and p.photo_file_id = f.id)
       order by f.created_at limit ${atOnce} for no key update of f`,
      [ctx.companyId, ctx.now],
    );
    for (const { id } of rows) await services.storage.remove(`${ctx.companyId}/${id}`);
    await writeRows(
      ctx,
      file,
      rows.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now, bytesRemovedAt: ctx.now } })),
      'delete',
      'photos of punches are kept no longer',
    );
  });
}
