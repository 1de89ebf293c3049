import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { AppError } from '../../../platform/errors';
import { say } from '../../../platform/text';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
export const newPath = (): string => join(folder, `${(files += 1)}.xlsx`);

export interface Part {
  name: string;
  bytes: Buffer;
  claims?: number;
  flags?: number;
}

/** A ZIP file of the parts, which may claim to unpack to another size than they do. */
export async function zipOf(parts: Part[]): Promise<string> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length, flags = 0 } of parts) {
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), fields, place, Buffer.from(name));
    const record = [Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed];
    local.push(...record);
    offset += record.reduce((sum, { length }) => sum + length, 0);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  const path = newPath();
  await writeFile(path, Buffer.concat([...local, list, end]));
  return path;
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => Buffer.from(`<Relationships>${all.join('')}</Relationships>`);
export function workbook(
  rows: string,
  { shared = '', sheets = '<sheet name="A" r:id="s1"/>', main = '' } = {},
): Part[] {
  return [
    { name: '_rels/.rels', bytes: relations(relation('w', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from(`<workbook xmlns:r="r">${main}<sheets>${sheets}</sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: relations(
        relation('s0', 'worksheet', 'worksheets/hidden.xml'),
        relation('s1', 'worksheet', '/xl/worksheets/one.xml'),
        relation('t', 'sharedStrings', 'sharedStrings.xml'),
        relation('f', 'styles', 'styles.xml'),
      ),
    },
    { name: 'xl/worksheets/hidden.xml', bytes: Buffer.from('<worksheet/>') },
    { name: 'xl/sharedStrings.xml', bytes: Buffer.from(`<sst>${shared}</sst>`) },
    {
      name: 'xl/styles.xml',
      bytes: Buffer.from(
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yy"/><numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="&quot;E-&quot;0000"/><numFmt numFmtId="167" formatCode="000-00-0000"/><numFmt numFmtId="168" formatCode="[h]:mm"/><numFmt numFmtId="169" formatCode="&quot;Grade &quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="20"/><xf numFmtId="168"/><xf numFmtId="2"/><xf numFmtId="169"/></cellXfs></styleSheet>',
      ),
    },
    {
      name: 'xl/worksheets/one.xml',
      bytes: Buffer.from(`<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`),
    },
  ];
}

export async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${String(error)}`);
  return say(error.text, 'en');
}
