import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { invalid } from '../../../platform/errors';
import type { FileType } from './file';

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

const notKept = invalid('file', {
  en: 'This kind of file is not kept. Upload a PDF, an image, a Word, Excel or PowerPoint file without macros (.docx, .xlsx, .pptx), or plain text.',
  ar: 'لا يُحفظ هذا النوع من الملفات. ارفع ملف PDF أو صورة أو ملف Word أو Excel أو PowerPoint من دون وحدات ماكرو (.docx أو .xlsx أو .pptx) أو نصاً عادياً.',
});
const otherEnding = (ending: string, real: string) =>
  invalid('file', {
    en: `The name ends in .${ending}, but the content is that of a .${real} file. Give it its right ending and upload it again.`,
    ar: `ينتهي الاسم بـ ‎.${ending}‎ لكن المحتوى هو محتوى ملف ‎.${real}‎. صحح لاحقة الاسم ثم ارفعه مرة أخرى.`,
  });
const damagedImage = invalid('file', {
  en: 'This image is damaged. Open it, save it again and upload it.',
  ar: 'هذه الصورة تالفة. افتحها واحفظها من جديد ثم ارفعها.',
});
const tooManyPixels = invalid('file', {
  en: `This image has more than ${mostPixels / 1_000_000} million pixels. Make it smaller and upload it again.`,
  ar: `تحتوي هذه الصورة على أكثر من ${mostPixels / 1_000_000} مليون بكسل. صغّرها ثم ارفعها مرة أخرى.`,
});
const damagedPackage = invalid('file', {
  en: 'This document is damaged. Open it, save it again and upload it.',
  ar: 'هذا المستند تالف. افتحه واحفظه من جديد ثم ارفعه.',
});
const withMacros = invalid('file', {
  en: 'This document holds macros. Save it without them and upload it again.',
  ar: 'يحتوي هذا المستند على وحدات ماكرو. احفظه من دونها ثم ارفعه مرة أخرى.',
});
const unpacksToTooMuch = invalid('file', {
  en: 'This document unpacks to far more than its size, so it was not kept. Save it as a PDF and upload that.',
  ar: 'حجم هذا المستند بعد فك ضغطه أكبر بكثير من حجمه، لذلك لم يُحفظ. احفظه بصيغة PDF ثم ارفعه.',
});
