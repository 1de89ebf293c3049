import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import writeExcel from 'write-excel-file/node';
import { AppError } from '../../../platform/errors';
import { tableLimits } from './limits';
import { openTable, readTable } from './read-table';
import { isDateFormat } from './workbook-cell';

let folder: string;
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'import-')); });
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `${files += 1}.xlsx`);

interface Part { name: string; bytes: Buffer; claims?: number; flags?: number }

/** A ZIP file of the parts, which may claim to unpack to another size than they do. */
async function zipOf(parts: Part[]): Promise<string> {
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

const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => Buffer.from(`<Relationships>${all.join('')}</Relationships>`);
function workbook(rows: string, { shared = '', sheets = '<sheet name="A" r:id="s1"/>', main = '' } = {}): Part[] {
  return [
    { name: '_rels/.rels', bytes: relations(relation('w', 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', bytes: Buffer.from(`<workbook xmlns:r="r">${main}<sheets>${sheets}</sheets></workbook>`) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: relations(relation('s0', 'worksheet', 'worksheets/hidden.xml'), relation('s1', 'worksheet', '/xl/worksheets/one.xml'),
        relation('t', 'sharedStrings', 'sharedStrings.xml'), relation('f', 'styles', 'styles.xml')),
    },
    { name: 'xl/worksheets/hidden.xml', bytes: Buffer.from('<worksheet/>') },
    { name: 'xl/sharedStrings.xml', bytes: Buffer.from(`<sst>${shared}</sst>`) },
    {
      name: 'xl/styles.xml',
      bytes: Buffer.from('<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mmm\\-yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'),
    },
    { name: 'xl/worksheets/one.xml', bytes: Buffer.from(`<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`) },
  ];
}
async function cellsOf(path: string): Promise<[row: number, ...cells: string[]][]> {
  const rows: [number, ...string[]][] = [];
  for await (const { row, cells } of readTable(path)) rows.push([row, ...cells]);
  return rows;
}
async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(() => undefined, (reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${String(error)}`);
  return error.text.en;
}

describe('a workbook', () => {
  test('as a spreadsheet library writes it is read with its dates as days and its numbers exact', async () => {
    const path = newPath();
    await writeExcel([
      ['Name', 'Hire date', 'Pay', 'Active'].map((value) => ({ value })),
      [{ value: 'Zoë <Müller> & Co' }, { value: new Date(Date.UTC(2011, 6, 5)), type: Date, format: 'mm/dd/yyyy' }, { value: 5208.83 }, { value: true, type: Boolean }],
    ]).toFile(path);
    const table = await openTable(path);
    expect(table.headers).toEqual(['Name', 'Hire date', 'Pay', 'Active']);
    expect((await table.rows.next()).value).toEqual({ row: 2, cells: ['Zoë <Müller> & Co', '2011-07-05', '5208.83', 'TRUE'] });
  });

  test.each<[string, string, string[]]>([
    ['a shared text of several runs without its phonetic hint', '<c r="A1" t="s"><v>0</v></c>', ['Jo Doe']],
    ['a text inside the cell', '<c r="A1" t="inlineStr"><is><t>Al</t></is></c>', ['Al']],
    ['the result of a formula', '<c r="A1" t="str"><f>B1&amp;"x"</f><v>Ax</v></c>', ['Ax']],
    ['a fault', '<c r="A1" t="e"><f>VLOOKUP(1)</f><v>#N/A</v></c>', ['#N/A']],
    ['a day in a built-in format', '<c r="A1" s="1"><v>30507</v></c>', ['1983-07-10']],
    ['a day in a format of its own', '<c r="A1" s="2"><v>30507</v></c>', ['1983-07-10']],
    ['a day with a time', '<c r="A1" s="1"><v>30507.5</v></c>', ['1983-07-10 12:00']],
    ['an ISO date', '<c r="A1" t="d"><v>1983-07-10T00:00:00</v></c>', ['1983-07-10']],
    ['a number with the noise of a double', '<c r="A1"><v>5208.8299999999999</v></c>', ['5208.83']],
    ['a number written with an exponent', '<c r="A1"><v>9.7150123456700004E+11</v></c>', ['971501234567']],
    ['a control character by its number', '<c r="A1" t="str"><v>a_x000A_b</v></c>', ['a\nb']],
    ['cells with gaps', '<c r="B1"><v>1</v></c><c r="D1"><v>2</v></c>', ['', '1', '', '2']],
    ['cells without addresses', '<c><v>1</v></c><c><v>2</v></c>', ['1', '2']],
  ])('gives %s as text', async (_, cells, expected) => {
    const shared = '<si><r><t xml:space="preserve">Jo </t></r><r><t>Doe</t></r><rPh><t>jo</t></rPh></si>';
    expect(await cellsOf(await zipOf(workbook(`<x:row r="1">${cells.replace(/<(\/?)/g, '<$1x:')}</x:row>`, { shared })))).toEqual([[1, ...expected]]);
  });

  test('counts its rows as it shows them and reads the first sheet that is visible', async () => {
    const sheets = '<sheet name="H" state="hidden" r:id="s0"/><sheet name="A" r:id="s1"/>';
    const rows = '<x:row r="2"><x:c r="A2"><x:v>1</x:v></x:c></x:row><x:row r="900000"><x:c r="A900000"><x:v>2</x:v></x:c></x:row>';
    expect(await cellsOf(await zipOf(workbook(rows, { sheets })))).toEqual([[2, '1'], [900_000, '2']]);
  });

  test('may count days from 1904', async () => {
    const path = await zipOf(workbook('<x:row><x:c s="1"><x:v>29045</x:v></x:c></x:row>', { main: '<workbookPr date1904="1"/>' }));
    expect(await cellsOf(path)).toEqual([[1, '1983-07-10']]);
  });

  test('of 36 columns gives way to others while it is read', async () => {
    const row = Array.from({ length: 36 }, (_, index) => ({ value: index * 7.25 }));
    const path = newPath();
    await writeExcel(Array.from({ length: 3000 }, () => row)).toFile(path);
    let turns = 0;
    const timer = setInterval(() => { turns += 1; }, 1);
    expect(await cellsOf(path)).toHaveLength(3000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a spreadsheet bomb', () => {
  const bomb = Buffer.from(`<worksheet><sheetData>${'<row/>'.repeat(10_000_000)}`);
  const withSheet = (part: Partial<Part>): Part[] => [...workbook('').slice(0, -1), { name: 'xl/worksheets/one.xml', bytes: bomb, ...part }];

  test('that says how large it is is refused before it is unpacked', async () => {
    expect(await refusalOf(cellsOf(await zipOf(withSheet({ claims: 4_000_000_000 }))))).toMatch(/unpacks to far more/);
  });
  test('that lies about its size is refused while it is unpacked', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusalOf(cellsOf(await zipOf(withSheet({ claims: 10 }))))).toMatch(/unpacks to far more/);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });
  test('of many parts is refused', async () => {
    const parts = Array.from({ length: 2100 }, (_, index) => ({ name: `p${index}`, bytes: Buffer.alloc(0) }));
    expect(await refusalOf(cellsOf(await zipOf(parts)))).toMatch(/unpacks to far more/);
  });
  test.each<[string, string, RegExp]>([
    ['one endless text', `<x:row><x:c t="str"><x:v>${'x'.repeat(3_000_000)}</x:v></x:c></x:row>`, /damaged/],
    ['a cell beyond the last column', '<x:row r="1"><x:c r="ZZZ1"><x:v>1</x:v></x:c></x:row>', /damaged/],
    ['a row beyond the last', '<x:row r="99999999"><x:c><x:v>1</x:v></x:c></x:row>', /damaged/],
    ['a cell far to the right', '<x:row r="1"><x:c r="XFD1"><x:v>1</x:v></x:c></x:row>', /more than 300 columns/],
    ['a shared text that is not there', '<x:row><x:c t="s"><x:v>7</x:v></x:c></x:row>', /damaged/],
    ['XML that does not close', '<x:row><x:c>', /damaged/],
  ])('of %s is refused', async (_, rows, message) => {
    expect(await refusalOf(cellsOf(await zipOf(workbook(rows))))).toMatch(message);
  });
  test('of entities that multiply is refused', async () => {
    const bytes = Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>');
    expect(await refusalOf(cellsOf(await zipOf(withSheet({ bytes }))))).toMatch(/damaged/);
  });
  test('of shared texts is refused', async () => {
    const path = await zipOf(workbook('', { shared: '<si/>'.repeat(50_000) }));
    const reading = openTable(path, { ...tableLimits, sharedTextLength: 100_000 });
    expect(await refusalOf(reading)).toMatch(/far more text/);
  });
});

describe('a ZIP file that is no workbook', () => {
  test.each<[string, Part[], RegExp]>([
    ['Word', [{ name: 'word/document.xml', bytes: Buffer.from('x') }], /Word/],
    ['OpenDocument', [{ name: 'content.xml', bytes: Buffer.from('x') }], /OpenDocument/],
    ['photos', [{ name: 'a.jpg', bytes: Buffer.from('x') }], /ZIP/],
    ['a locked part', [{ name: 'xl/workbook.xml', bytes: Buffer.from('x'), flags: 1 }], /password/],
  ])('is refused: %s', async (_, parts, message) => {
    expect(await refusalOf(cellsOf(await zipOf(parts)))).toMatch(message);
  });
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['with a byte turned in its sheet', (bytes) => { const at = bytes.lastIndexOf('one.xml', bytes.indexOf('PK\x01\x02')) + 12; bytes[at] = 0xff; return bytes; }],
  ])('is refused when it is %s', async (_, spoil) => {
    const path = await zipOf(workbook('<x:row><x:c><x:v>1</x:v></x:c></x:row>'));
    const { readFile } = await import('node:fs/promises');
    await writeFile(path, spoil(await readFile(path)));
    expect(await refusalOf(cellsOf(path))).toMatch(/damaged/);
  });
});

test.each<[number, string | undefined, boolean]>([
  [0, undefined, false], [14, undefined, true], [22, undefined, true], [20, undefined, false], [164, 'dd/mm/yyyy', true],
  [164, '[$-409]mmm;@', true], [164, 'h:mm:ss', false], [164, '[h]:mm', false], [164, '#,##0.00 "dirham"', false],
  [164, '[Red]0.00', false], [164, '0.00E+00', false], [164, 'General', false],
])('number format %i %j shows a day: %j', (id, code, expected) => {
  expect(isDateFormat(id, code)).toBe(expected);
});
