import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { declaredDelimiter, guessDelimiter } from './delimiter';
import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import { encodingOf, type Encoding } from './text-encoding';
import type { TableRow } from './table-row';

/**
 * The rows of a CSV file, blank ones left out; `row` counts them as a spreadsheet program shows them. Reads in pieces.
 * Throws for bad quotes, for records beyond the limits and for text that is not in the encoding its bytes promise.
 */
export async function* readCsv(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const pieces = decoded(path, await encodingOf(path));
  const first = await pieces.next();
  const start = first.done ? '' : first.value;
  const delimiter = guessDelimiter(start);
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: limits.recordLength,
  });
  const source = Readable.from(withoutDeclaration(start, pieces), { objectMode: true });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    throw explained(error, parser.info.records + 1, limits);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* withoutDeclaration(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield declaredDelimiter(start) ? start.replace(/^.*(\r\n|\n|$)/, '') : start;
  yield* rest;
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof TypeError) throw badFile(undecodable(encoding));
    throw error;
  }
}

function explained(error: unknown, row: number, limits: TableLimits): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'CSV_MAX_RECORD_SIZE') return badFile(tooLong(row, limits.recordLength));
  if (code === 'CSV_QUOTE_NOT_CLOSED') return badFile(openQuote(row));
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE') return badFile(badQuote(row));
  return error;
}

const undecodable = (encoding: Encoding) => ({
  en: `The file starts as ${encoding.toUpperCase()} text but holds bytes that are not. Save it as "CSV UTF-8" and upload it again.`,
  ar: `يبدأ الملف كنص بترميز ${encoding.toUpperCase()} لكنه يحتوي على بايتات مخالفة. احفظه بصيغة "CSV UTF-8" ثم ارفعه مرة أخرى.`,
});
const tooLong = (row: number, length: number) => ({
  en: `Row ${row} is longer than ${length.toLocaleString('en')} characters: a quotation mark is not closed there, or this is not a table. Correct that row and upload the file again.`,
  ar: `الصف ${row} أطول من ${length.toLocaleString('en')} حرف: ربما توجد علامة اقتباس غير مغلقة أو أن الملف ليس جدولاً. صحّح هذا الصف ثم ارفع الملف مرة أخرى.`,
});
const openQuote = (row: number) => ({
  en: `A quotation mark (") opened in row ${row} is never closed. Close it, or remove it, and upload the file again.`,
  ar: `علامة اقتباس (") فُتحت في الصف ${row} ولم تُغلق. أغلقها أو احذفها ثم ارفع الملف مرة أخرى.`,
});
const badQuote = (row: number) => ({
  en: `Row ${row} has a quotation mark (") in the wrong place. Put the whole cell in quotes and double the quotes inside it ("" for ").`,
  ar: `في الصف ${row} علامة اقتباس (") في غير مكانها. ضع الخلية كلها بين علامتي اقتباس وكرّر علامات الاقتباس داخلها ("" بدل ").`,
});
