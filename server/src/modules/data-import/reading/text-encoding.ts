import { createReadStream } from 'node:fs';
import { badFile } from './file-kind';
import { t } from '../texts/text';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';

export interface FileEncoding {
  encoding: Encoding;
  /** Lines that are no UTF-8 stand among such that are: they alone are in this encoding. */
  otherLines?: 'windows-1252' | 'windows-1256';
}

/**
 * How the bytes of a text file stand for characters: its byte order mark, else UTF-16 by its zero bytes, else UTF-8
 * where every byte agrees, else Windows-1256 where letters beyond ASCII stand in runs as Arabic ones do, else
 * Windows-1252. Where much of it is UTF-8 and some is not, lists were joined: each line is read by itself. Reads the
 * whole file once in pieces. Throws for binary files.
 */
export async function encodingOf(path: string): Promise<FileEncoding> {
  const seen = newCounts();
  let first: Buffer | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>) {
    if (!first) {
      first = chunk;
      const sixteenBit = sixteenBitEncoding(chunk);
      if (sixteenBit) return { encoding: sixteenBit };
    }
    count(chunk, seen);
  }
  if (seen.pending > 0) seen.invalidSequences += 1;
  return verdict(seen, first?.subarray(0, 3).toString('hex') === 'efbbbf');
}

interface Counts {
  validSequences: number;
  invalidSequences: number;
  /** Continuation bytes still due in the UTF-8 sequence that is open. */
  pending: number;
  lowest: number;
  highest: number;
  high: number;
  highBesideHigh: number;
  lastWasHigh: boolean;
  control: number;
  bytes: number;
}

const newCounts = (): Counts => ({
  validSequences: 0,
  invalidSequences: 0,
  pending: 0,
  lowest: 0x80,
  highest: 0xbf,
  high: 0,
  highBesideHigh: 0,
  lastWasHigh: false,
  control: 0,
  bytes: 0,
});

function sixteenBitEncoding(chunk: Buffer): Encoding | undefined {
  const mark = chunk.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const pairs = Math.min(chunk.length, 2000) >> 1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (chunk[at] === 0) even += 1;
    if (chunk[at + 1] === 0) odd += 1;
  }
  if (pairs < 2) return undefined;
  // Arabic text in UTF-16 still has ASCII separators, digits and line ends: one character in ten is enough.
  if (odd > pairs / 10 && even === 0) return 'utf-16le';
  if (even > pairs / 10 && odd === 0) return 'utf-16be';
  return undefined;
}

function count(chunk: Buffer, seen: Counts): void {
  seen.bytes += chunk.length;
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] as number;
    if (byte < 0x80) {
      if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) seen.control += 1;
      if (seen.pending > 0) endSequence(seen, false);
      seen.lastWasHigh = false;
    } else {
      seen.high += 1;
      if (seen.lastWasHigh) seen.highBesideHigh += 1;
      seen.lastWasHigh = byte >= 0xc0 || byte === 0x8d || byte === 0x8e || byte === 0x90 || byte === 0x81;
      followSequence(byte, seen);
    }
  }
}

/** Well-formed UTF-8 by table 3-7 of the Unicode standard. */
function followSequence(byte: number, seen: Counts): void {
  if (seen.pending > 0) {
    if (byte >= seen.lowest && byte <= seen.highest) {
      seen.pending -= 1;
      seen.lowest = 0x80;
      seen.highest = 0xbf;
      if (seen.pending === 0) endSequence(seen, true);
      return;
    }
    endSequence(seen, false);
  }
  seen.pending =
    byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
  seen.lowest = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
  seen.highest = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
  if (seen.pending === 0) seen.invalidSequences += 1;
}

function endSequence(seen: Counts, valid: boolean): void {
  if (valid) seen.validSequences += 1;
  else seen.invalidSequences += 1;
  seen.pending = 0;
}

function verdict(seen: Counts, marked: boolean): FileEncoding {
  if (seen.control * 200 > seen.bytes || (seen.control > 0 && seen.bytes < 200)) throw badFile(binary);
  if (seen.invalidSequences === 0) return { encoding: 'utf-8' };
  const other = seen.highBesideHigh * 2 > seen.high ? 'windows-1256' : 'windows-1252';
  // Letters of the old encodings make a sequence of UTF-8 only now and then, by chance.
  if (marked || seen.validSequences * 4 > seen.invalidSequences) return { encoding: 'utf-8', otherLines: other };
  return { encoding: other };
}

const binary = t('text_encoding.binary');
