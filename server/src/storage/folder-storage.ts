import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MissingBytes, type ByteRange, type Storage } from './storage';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine, which must be on the same disk as what is taken over. */
export class FolderStorage implements Storage {
  constructor(private readonly folder: string) {}

  async keep(key: string, from: string): Promise<void> {
    const to = this.pathOf(key);
    const folder = path.dirname(to);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await synced(from);
    await rename(from, to);
    await synced(folder);
    await synced(this.folder);
  }

  async read(key: string, range?: ByteRange) {
    const target = this.pathOf(key);
    try {
      const file = await open(target, 'r');
      return createReadStream(target, { ...range, fd: file });
    } catch (error) {
      throw isMissing(error) ? new MissingBytes(key, { cause: error }) : error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *keys() {
    for (const company of await readdir(this.folder).catch(noneYet)) {
      for (const name of await readdir(path.join(this.folder, company)).catch(noneYet)) {
        const found = await stat(path.join(this.folder, company, name)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        if (found) yield { key: `${company}/${name}`, writtenAt: found.mtime };
      }
    }
  }

  private pathOf(key: string): string {
    if (!/^[0-9a-f]{24}\/[0-9a-f]{24}$/.test(key)) throw new Error(`${key} is no key of a file`);
    return path.join(this.folder, key);
  }
}

/** The disk has it: a file's bytes, or a folder's names. */
async function synced(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function noneYet(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
