import { open } from 'node:fs/promises';
import { invalid, type AppError } from '../../../platform/errors';
import type { Text } from '../../../platform/text';
import { t } from '../texts/text';

/** A file that cannot be read as a table; nothing was changed. */
export const badFile = (text: Text): AppError => invalid('file', text);

export type FileKind = 'csv' | 'xlsx';

const headLength = 4096;

/** What the content says the file is, whatever its name; throws for what is not a table. */
export async function fileKindOf(path: string): Promise<FileKind> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    const { size } = await file.stat();
    const head = buffer.subarray(0, bytesRead);
    if (startsWith(head, 'd0cf11e0a1b11ae1'))
      throw badFile((await isEncryptedWorkbook(file, size)) ? encrypted : oldExcel);
    return kindOfHead(head);
  } finally {
    await file.close();
  }
}

function kindOfHead(head: Buffer): FileKind {
  if (head.length === 0) throw badFile(emptyFile);
  if (startsWith(head, '504b0304')) return 'xlsx';
  const other = otherFormats.find(([signature]) => startsWith(head, signature));
  if (other) throw badFile(notATable(other[1]));
  const start = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .slice(0, 200)
    .toLowerCase();
  if (/^(<!doctype html|<html|<table|<head)/.test(start)) throw badFile(notATable('HTML'));
  if (start.startsWith('<?xml')) throw badFile(notATable('XML'));
  if (/^begin:v(calendar|card)\b/.test(start))
    throw badFile(start.startsWith('begin:vcalendar') ? calendarFile : notATable('vCard'));
  if (/^[{[]\s*["{[]/.test(start)) throw badFile(notATable('JSON'));
  return 'csv';
}

/**
 * An encrypted workbook is an OLE file with a stream named EncryptedPackage (ECMA-376 part 2, [MS-OFFCRYPTO] 2.3.4.4).
 */
async function isEncryptedWorkbook(file: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  const step = 1_048_576;
  const buffer = Buffer.alloc(step + name.length);
  for (let at = 0; at < size; at += step) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    if (buffer.subarray(0, bytesRead).includes(name)) return true;
  }
  return false;
}

const startsWith = (head: Buffer, hex: string): boolean => head.subarray(0, hex.length / 2).toString('hex') === hex;

const otherFormats: readonly (readonly [signature: string, name: string])[] = [
  ['25504446', 'PDF'],
  ['89504e47', 'PNG'],
  ['ffd8ff', 'JPEG'],
  ['47494638', 'GIF'],
  ['52494646', 'RIFF'],
  ['1f8b', 'gzip'],
  ['377abcaf271c', '7z'],
  ['526172211a07', 'RAR'],
  ['7b5c727466', 'RTF'],
  ['504b0506', 'ZIP'],
  ['7f454c46', 'ELF'],
  ['4d5a9000', 'EXE'],
  ['53514c69746520666f726d6174', 'SQLite'],
];

const emptyFile: Text = t('file_kind.empty_file');
const oldExcel: Text = t('file_kind.old_excel');
const encrypted: Text = t('file_kind.encrypted');
const calendarFile: Text = t('file_kind.calendar_file');
const notATable = (format: string): Text => t('file_kind.file_kind_not_table_save', { format });
