import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const mostBytes = 0xffffffff;
/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808;
/** 1 January 1980: a file says nothing of when it was made. */
const noTime = 0x00210000;

function header(signature: number, layout: [bytes: 2 | 4, value: number][], name = ''): Buffer {
  const buffer = Buffer.alloc(4 + layout.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = buffer.writeUInt32LE(signature);
  for (const [bytes, value] of layout)
    at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at);
  return Buffer.concat([buffer, Buffer.from(name)]);
}

/** A ZIP archive, part by part as the content comes: nothing is held but one chunk and the directory. */
export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const start = offset;
    const nameBytes = Buffer.byteLength(name);
    const local = header(
      0x04034b50,
      [
        [2, 20],
        [2, flags],
        [2, 8],
        [4, noTime],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, nameBytes],
        [2, 0],
      ],
      name,
    );
    yield local;
    offset += local.length;

    let [crc, size, packed] = [0, 0, 0];
    const deflate = createDeflateRaw();
    const source = Readable.from(
      (async function* measured() {
        for await (const chunk of content) {
          crc = crc32(chunk, crc);
          size += chunk.length;
          yield chunk;
        }
      })(),
    );
    source.on('error', (error) => deflate.destroy(error));
    for await (const chunk of source.pipe(deflate) as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    if (size > mostBytes || start + packed > mostBytes) throw new RangeError('a ZIP without extensions ends at 4 GB');
    const sizes: [4, number][] = [
      [4, crc],
      [4, packed],
      [4, size],
    ];
    const after = header(0x08074b50, sizes);
    yield after;
    offset += packed + after.length;
    directory.push(
      header(
        0x02014b50,
        [
          [2, 20],
          [2, 20],
          [2, flags],
          [2, 8],
          [4, noTime],
          ...sizes,
          [2, nameBytes],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, start],
        ],
        name,
      ),
    );
  }
  const length = directory.reduce((sum, each) => sum + each.length, 0);
  yield Buffer.concat([
    ...directory,
    header(0x06054b50, [
      [2, 0],
      [2, 0],
      [2, directory.length],
      [2, directory.length],
      [4, length],
      [4, offset],
      [2, 0],
    ]),
  ]);
}
