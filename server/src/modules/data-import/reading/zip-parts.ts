import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import { t } from '../texts/text';

/** A part of a workbook as the directory at the end of the ZIP file lists it. */
interface Part {
  packed: number;
  unpacked: number;
  method: number;
  offset: number;
}

export interface Workbook {
  has(name: string): boolean;
  /** The unpacked bytes of a part in pieces; throws where they pass the limits, whatever the directory claims. */
  read(name: string): AsyncGenerator<Buffer>;
  /** The same once more, for a look before the part is read: held to the limits by itself. */
  scan(name: string): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens the ZIP file of a workbook by its directory (APPNOTE 4.3.12). Refuses, before anything is unpacked, what claims
 * more than the limits; what it claims is checked again while unpacking.
 */
export async function openWorkbook(path: string, limits: TableLimits): Promise<Workbook> {
  const file = await open(path, 'r');
  try {
    const parts = await directoryOf(file, limits);
    const claimed = [...parts.values()].reduce((sum, part) => sum + part.unpacked, 0);
    if (claimed > limits.unpackedBytes) throw badFile(tooLarge);
    const budget = { left: limits.unpackedBytes };
    return {
      has: (name) => parts.has(name),
      read: (name) => unpack(file, parts.get(name) as Part, budget, limits),
      scan: (name) => unpack(file, parts.get(name) as Part, { left: limits.unpackedBytes }, limits),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function directoryOf(file: FileHandle, limits: TableLimits): Promise<Map<string, Part>> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || tail.length < end + 22) throw badFile(damaged);
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > limits.parts || length > 10_000_000) throw badFile(tooLarge);
  if (start + length > size) throw badFile(damaged);
  const directory = await bytesAt(file, start, length);
  const parts = new Map<string, Part>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw badFile(damaged);
    const nameLength = directory.readUInt16LE(at + 28);
    if (directory.readUInt16LE(at + 8) & 1) throw badFile(locked);
    parts.set(directory.toString('utf8', at + 46, at + 46 + nameLength).replace(/^\//, ''), {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return parts;
}

async function* unpack(
  file: FileHandle,
  part: Part,
  budget: { left: number },
  limits: TableLimits,
): AsyncGenerator<Buffer> {
  const header = await bytesAt(file, part.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw badFile(damaged);
  const start = part.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = Readable.from(packedBytes(file, start, part.packed), { objectMode: false });
  if (part.method !== 0 && part.method !== 8) throw badFile(damaged);
  const source: AsyncIterable<Buffer> = part.method === 0 ? packed : inflated(packed);
  let unpacked = 0;
  try {
    for await (const piece of source) {
      unpacked += piece.length;
      budget.left -= piece.length;
      const isBomb = unpacked > 10_000_000 && unpacked > part.packed * limits.packingRatio;
      if (budget.left < 0 || isBomb) throw badFile(tooLarge);
      yield piece;
    }
  } catch (error) {
    throw isPackingError(error) ? badFile(damaged) : error;
  } finally {
    packed.destroy();
  }
}

function inflated(packed: Readable): AsyncIterable<Buffer> {
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  packed.once('error', (error) => inflate.destroy(error));
  return packed.pipe(inflate);
}

async function* packedBytes(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += 65_536) {
    const piece = await bytesAt(file, start + at, Math.min(65_536, length - at));
    if (piece.length === 0) throw badFile(damaged);
    yield piece;
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const isPackingError = (error: unknown): boolean => /^Z_/.test((error as { code?: string }).code ?? '');

const tooLarge = t('zip_parts.too_large');
export const damaged = t('zip_parts.damaged');
const locked = t('zip_parts.locked');
