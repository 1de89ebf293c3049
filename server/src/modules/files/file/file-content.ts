import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { invalid } from '../../../platform/errors';
import type { FileType } from './file';
import { t } from '../texts/text';

export interface Content {
  name: string;
  type: keyof typeof FileType;
  mimeType: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

interface Format {
  type: keyof typeof FileType;
  mimeType: string;
  endings: string[];
}

const officeXml = 'application/vnd.openxmlformats-officedocument';
/** What may be kept, each known by its content. Macro-enabled, old binary and markup formats are not among them. */
const formats: Format[] = [
  { type: 'image', mimeType: 'image/png', endings: ['png'] },
  { type: 'image', mimeType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image', mimeType: 'image/gif', endings: ['gif'] },
  { type: 'image', mimeType: 'image/webp', endings: ['webp'] },
  { type: 'image', mimeType: 'image/tiff', endings: ['tif', 'tiff'] },
  { type: 'image', mimeType: 'image/heic', endings: ['heic', 'heif'] },
  { type: 'pdf', mimeType: 'application/pdf', endings: ['pdf'] },
  { type: 'document', mimeType: `${officeXml}.wordprocessingml.document`, endings: ['docx'] },
  { type: 'document', mimeType: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  { type: 'spreadsheet', mimeType: `${officeXml}.spreadsheetml.sheet`, endings: ['xlsx'] },
  { type: 'spreadsheet', mimeType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
  { type: 'presentation', mimeType: `${officeXml}.presentationml.presentation`, endings: ['pptx'] },
];
const plainText: Format = { type: 'text', mimeType: 'text/plain', endings: ['txt', 'csv'] };

const mostPixels = 60_000_000;
const mostUnpacked = 500_000_000;
const largestRatio = 200;

/** What a file is by its content, whatever its name says; throws for what is not kept. */
export async function contentOf(path: string, name: string): Promise<Content> {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  const format =
    formats.find(({ mimeType }) => mimeType === found?.mime) ??
    (!found && plainText.endings.includes(ending) && (await isPlainText(path)) ? plainText : undefined);
  if (!format) throw notKept;
  if (ending && !format.endings.includes(ending)) throw otherEnding(ending, format.endings[0]!);
  if (/zip|openxml|opendocument/.test(format.mimeType)) await refuseHarmfulPackage(path);
  const stem = (ending ? name.slice(0, -ending.length - 1) : name).replace(/[. ]+$/, '') || 'file';
  return {
    name: `${[...stem].slice(0, 190).join('')}.${ending || format.endings[0]}`,
    type: format.type,
    mimeType: format.mimeType,
    ...(await digestOf(path)),
    ...(format.type === 'image' ? await pixelsOf(path) : { width: null, height: null }),
  };
}

export async function digestOf(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** An image of few bytes can unpack to more pixels than a browser has memory for. */
async function pixelsOf(path: string): Promise<{ width: number; height: number }> {
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const { width, height } = await imageSizeFromFile(path).catch(() => {
    throw damagedImage;
  });
  if (!width || !height) throw damagedImage;
  if (width * height > mostPixels) throw tooManyPixels;
  return { width, height };
}

/** UTF-8 without control characters that does not begin as markup. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isStart = true;
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(piece, { stream: true });
      // oxlint-disable-next-line no-control-regex
      if ((isStart && /^\s*</.test(text)) || /[\0-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) return false;
      isStart = false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Office documents are ZIP files: by their directory, refuses those that unpack to very much and those with macros. */
async function refuseHarmfulPackage(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, 65_557));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
    if (end < 0 || end + 22 > tail.length) throw damagedPackage;
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (start + length > size || length > 10_000_000) throw damagedPackage;
    const directory = Buffer.alloc(length);
    await file.read(directory, 0, length, start);
    let unpacked = 0;
    for (let at = 0; at + 46 <= length && directory.readUInt32LE(at) === 0x02014b50;) {
      unpacked += directory.readUInt32LE(at + 24);
      const nameLength = directory.readUInt16LE(at + 28);
      if (/vbaProject\.bin$/i.test(directory.toString('utf8', at + 46, at + 46 + nameLength))) throw withMacros;
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    if (unpacked > mostUnpacked || (unpacked > 10_000_000 && unpacked > size * largestRatio)) throw unpacksToTooMuch;
  } finally {
    await file.close();
  }
}

const notKept = invalid('file', t('file_content.kind_file_not_kept_upload'));
const otherEnding = (ending: string, real: string) =>
  invalid('file', t('file_content.name_ends_but_content_file', { ending, real }));
const damagedImage = invalid('file', t('file_content.image_damaged_open_save_again'));
const tooManyPixels = invalid(
  'file',
  t('file_content.image_has_more_million_pixels', { mostPixels: mostPixels / 1_000_000 }),
);
const damagedPackage = invalid('file', t('file_content.document_damaged_open_save_again'));
const withMacros = invalid('file', t('file_content.document_holds_macros_save_without'));
const unpacksToTooMuch = invalid('file', t('file_content.document_unpacks_far_more_size'));
