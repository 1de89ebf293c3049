import type { Readable } from 'node:stream';

/** First and last byte wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps the bytes of files under keys the product makes: `company id/file id`, never a name a person gave. */
export interface Storage {
  /** Takes over a whole file of this machine; once answered, the bytes outlast a crash. */
  keep(key: string, path: string): Promise<void>;
  /** Throws `MissingBytes` where nothing is kept. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Everything kept, with when it was written. */
  keys(): AsyncIterable<{ key: string; writtenAt: Date }>;
}

export class MissingBytes extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`the bytes of ${key} are not in the storage`, options);
  }
}
