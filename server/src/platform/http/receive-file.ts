import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { seenLine } from '../../kernel/text/written-text';
import { invalid, type AppError } from '../errors';
import { t } from '../texts/text';

/**
 * Name without the folders of another machine and without characters that print nothing or turn the reading direction.
 */
const plainName = (name: string): string => seenLine(name.replace(/^.*[/\\]/, '')) || 'file';

/**
 * Streams the one file of a multipart request, in its field `file`, to a new file at `path` and answers its name.
 * Throws for anything else, and `tooLarge` once it passes `largest` bytes.
 */
export async function receiveFile(
  request: Request,
  path: string,
  largest: number,
  tooLarge: AppError,
): Promise<string> {
  const form = formOf(request, largest);
  let fileName: string | undefined;
  let isTooLarge = false;
  const writing: Promise<void>[] = [];
  form.on('file', (field, stream, { filename }) => {
    if (field !== 'file' || fileName !== undefined) return void stream.resume();
    fileName = plainName(filename ?? '');
    // What follows is read and dropped: a sender cut off in the middle would not read why.
    stream.once('limit', () => {
      isTooLarge = true;
    });
    const written = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    written.catch(() => undefined);
    writing.push(written);
  });
  try {
    await pipeline(request, form);
    await Promise.all(writing);
  } catch (error) {
    await Promise.allSettled(writing);
    if (/^(Unexpected end of form|Malformed|aborted)/.test((error as Error).message) || request.destroyed)
      throw brokenUpload;
    throw error;
  }
  if (isTooLarge) throw tooLarge;
  if (fileName === undefined) throw noFile;
  return fileName;
}

function formOf(request: Request, largest: number): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: largest, fields: 5, fieldSize: 10_000, parts: 10 },
    });
  } catch {
    throw noFile;
  }
}

const noFile = invalid('file', t('receive_file.send_file_multipart_form_data'));
const brokenUpload = invalid('file', t('receive_file.upload_broke_off_upload_file'));
