import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { declaredDelimiter, guessDelimiter } from './delimiter';
import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import { encodingOf, type Encoding, type FileEncoding } from './text-encoding';
import type { TableRow } from './table-row';
import { t } from '../texts/text';

/**
 * The rows of a CSV file, blank ones left out; `row` counts them as a spreadsheet program shows them. Reads in pieces.
 * Lines in another encoding than the others are noted with their rows. Throws for bad quotes, for records beyond the
 * limits and for text that is not in the encoding its bytes promise.
 */
export async function* readCsv(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const { encoding, otherLines } = await encodingOf(path);
  const guessed: number[] = [];
  const pieces = otherLines ? decodedByLine(path, otherLines, guessed) : decoded(path, encoding);
  const first = await pieces.next();
  const start = first.done ? '' : first.value;
  const delimiter = guessDelimiter(start);
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: limits.recordLength,
    info: true,
  });
  const whole = withoutDeclaration(start, pieces);
  const source = Readable.from(textCode.test(start) ? withTextCodes(whole) : whole, { objectMode: true });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  const lines = declaredDelimiter(start) ? 1 : 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      row += 1;
      const cells = record.map((cell) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell);
      const isGuessed = guessed.length > 0 && guessed[0]! <= info.lines + lines;
      while (guessed.length > 0 && guessed[0]! <= info.lines + lines) guessed.shift();
      if (!cells.some((cell) => cell.trim() !== '')) continue;
      yield isGuessed ? { row, cells, notes: [{ code: 'line_encoding', column: null }] } : { row, cells };
    }
  } catch (error) {
    throw explained(error, parser.info.records + 1, limits);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** A code that is kept as text for Excel, ="00071", which is no well-formed cell. */
const textCode = /(^|[,;\t|\r\n])="([^"\r\n]*)"(?=[,;\t|\r\n]|$)/;

/** Such cells put in quotes as a whole, line by line. */
async function* withTextCodes(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  const everyCode = new RegExp(textCode, 'g');
  const quoted = (text: string): string => text.replace(everyCode, '$1"=""$2"""');
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const end = rest.lastIndexOf('\n') + 1;
    if (end === 0 && rest.length < 1_000_000) continue;
    yield quoted(rest.slice(0, end || rest.length));
    rest = end ? rest.slice(end) : '';
  }
  yield quoted(rest);
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

/** Each line as UTF-8 where it is, else in the other encoding; the numbers of those go to `guessed`. */
async function* decodedByLine(
  path: string,
  other: NonNullable<FileEncoding['otherLines']>,
  guessed: number[],
): AsyncGenerator<string> {
  const decoder = new TextDecoder(other);
  let line = 0;
  const textOf = (bytes: Buffer): string => {
    line += 1;
    if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\ufeff/, '');
    guessed.push(line);
    return decoder.decode(bytes);
  };
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const texts: string[] = [];
    let at = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, at)) {
      texts.push(textOf(bytes.subarray(at, end + 1)));
      at = end + 1;
    }
    rest = bytes.subarray(at);
    if (texts.length) yield texts.join('');
  }
  if (rest.length) yield textOf(rest);
}

function explained(error: unknown, row: number, limits: TableLimits): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'CSV_MAX_RECORD_SIZE') return badFile(tooLong(row, limits.recordLength));
  if (code === 'CSV_QUOTE_NOT_CLOSED') return badFile(openQuote(row));
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE') return badFile(badQuote(row));
  return error;
}

const undecodable = (encoding: Encoding) =>
  t('read_csv.file_starts_text_but_holds', { toUpperCase: encoding.toUpperCase() });
const tooLong = (row: number, length: number) =>
  t('read_csv.row_longer_characters_quotation_mark', { row, length: length.toLocaleString('en') });
const openQuote = (row: number) => t('read_csv.quotation_mark_opened_row_never', { row });
const badQuote = (row: number) => t('read_csv.row_has_quotation_mark_wrong', { row });
