import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import type { StoredFile } from './file';
import { contentOf } from './file-content';
import { keepContent } from './file-upload';

/**
 * Keeps what the product itself was given, judged by its content like any other file, however full the files of the
 * company are.
 */
export async function keepBytes(ctx: Ctx, bytes: Buffer, name: string): Promise<Row<StoredFile>> {
  const folder = join(ctx.services.dataDir, 'uploads');
  const path = join(folder, newId());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    return await keepContent(ctx, path, await contentOf(path, name));
  } finally {
    await rm(path, { force: true });
  }
}
