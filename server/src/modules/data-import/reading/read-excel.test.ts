import { writeFile } from 'node:fs/promises';
import writeExcel from 'write-excel-file/node';
import { tableLimits } from './limits';
import { openTable, readTable } from './read-table';
import { newPath, refusalOf, workbook, zipOf, type Part } from './workbook.fixture';
import { formatOf } from './workbook-cell';

async function cellsOf(path: string): Promise<[row: number, ...cells: string[]][]> {
  const rows: [number, ...string[]][] = [];
  for await (const { row, cells } of readTable(path)) rows.push([row, ...cells]);
  return rows;
}

describe('a workbook', () => {
  test('as a spreadsheet library writes it is read with its dates as days and its numbers exact', async () => {
    const path = newPath();
    await writeExcel([
      ['Name', 'Hire date', 'Pay', 'Active'].map((value) => ({ value })),
      [
        { value: 'Zoë <Müller> & Co' },
        { value: new Date(Date.UTC(2011, 6, 5)), type: Date, format: 'mm/dd/yyyy' },
        { value: 5208.83 },
        { value: true, type: Boolean },
      ],
    ]).toFile(path);
    const table = await openTable(path);
    expect(table.headers).toEqual(['Name', 'Hire date', 'Pay', 'Active']);
    expect((await table.rows.next()).value).toEqual({
      row: 2,
      cells: ['Zoë <Müller> & Co', '2011-07-05', '5208.83', 'TRUE'],
    });
  });

  test.each<[string, string, string[]]>([
    ['a shared text of several runs without its phonetic hint', '<c r="A1" t="s"><v>0</v></c>', ['Jo Doe']],
    ['a text inside the cell', '<c r="A1" t="inlineStr"><is><t>Al</t></is></c>', ['Al']],
    ['the result of a formula', '<c r="A1" t="str"><f>B1&amp;"x"</f><v>Ax</v></c>', ['Ax']],
    ['a fault', '<c r="A1" t="e"><f>VLOOKUP(1)</f><v>#N/A</v></c>', ['#N/A']],
    ['a day in a built-in format', '<c r="A1" s="1"><v>30507</v></c>', ['1983-07-10']],
    ['a day in a format of its own', '<c r="A1" s="2"><v>30507</v></c>', ['1983-07-10']],
    ['a day with a time', '<c r="A1" s="1"><v>30507.5</v></c>', ['1983-07-10 12:00']],
    // 46349.33344907407: 0.33344907407 of 86,400 s are 28,810 s, 08:00:10; rounded to the minute it was 08:00.
    ['a time to the second', '<c r="A1" s="1"><v>46349.33344907407</v></c>', ['2026-11-23 08:00:10']],
    // 0.99998842592 of a day are 86,399 s: the last second of 30 November, and not the first of December.
    ['the last second of a day', '<c r="A1" s="1"><v>46356.99998842592</v></c>', ['2026-11-30 23:59:59']],
    ['nine tenths of that second', '<c r="A1" s="1"><v>46356.999999</v></c>', ['2026-11-30 23:59:59']],
    ['a midnight with the noise of a double', '<c r="A1" s="1"><v>46356.9999999999</v></c>', ['2026-12-01']],
    ['a code as its format shows it', '<c r="A1" s="3"><v>71</v></c>', ['00071']],
    ['a code longer than its format', '<c r="A1" s="3"><v>1234567</v></c>', ['1234567']],
    ['a code behind letters of its format', '<c r="A1" s="4"><v>71</v></c>', ['E-0071']],
    ['a code in groups', '<c r="A1" s="5"><v>123456789</v></c>', ['123-45-6789']],
    ['an amount with decimals by its format', '<c r="A1" s="8"><v>71</v></c>', ['71']],
    ['a number behind words', '<c r="A1" s="9"><v>7</v></c>', ['7']],
    ['midnight as a time', '<c r="A1" s="6"><v>0</v></c>', ['00:00']],
    ['a time of the day', '<c r="A1" s="6"><v>0.33344907407</v></c>', ['08:00:10']],
    ['hours beyond a day', '<c r="A1" s="7"><v>1.6666666666666667</v></c>', ['40:00']],
    ['a formula whose value was not saved', '<c r="A1"><f>E2*1.1</f><v></v></c>', ['=E2*1.1']],
    ['a formula that says nothing', '<c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><v>1</v></c>', ['', '1']],
    ['an ISO date', '<c r="A1" t="d"><v>1983-07-10T00:00:00</v></c>', ['1983-07-10']],
    ['a number with the noise of a double', '<c r="A1"><v>5208.8299999999999</v></c>', ['5208.83']],
    ['a number written with an exponent', '<c r="A1"><v>9.7150123456700004E+11</v></c>', ['971501234567']],
    ['a control character by its number', '<c r="A1" t="str"><v>a_x000A_b</v></c>', ['a\nb']],
    ['cells with gaps', '<c r="B1"><v>1</v></c><c r="D1"><v>2</v></c>', ['', '1', '', '2']],
    ['cells without addresses', '<c><v>1</v></c><c><v>2</v></c>', ['1', '2']],
  ])('gives %s as text', async (_, cells, expected) => {
    const shared = '<si><r><t xml:space="preserve">Jo </t></r><r><t>Doe</t></r><rPh><t>jo</t></rPh></si>';
    expect(
      await cellsOf(await zipOf(workbook(`<x:row r="1">${cells.replace(/<(\/?)/g, '<$1x:')}</x:row>`, { shared }))),
    ).toEqual([[1, ...expected]]);
  });

  test('counts its rows as it shows them and reads the first sheet that is visible', async () => {
    const sheets = '<sheet name="H" state="hidden" r:id="s0"/><sheet name="A" r:id="s1"/>';
    const rows =
      '<x:row r="2"><x:c r="A2"><x:v>1</x:v></x:c></x:row><x:row r="900000"><x:c r="A900000"><x:v>2</x:v></x:c></x:row>';
    expect(await cellsOf(await zipOf(workbook(rows, { sheets })))).toEqual([
      [2, '1'],
      [900_000, '2'],
    ]);
  });

  test('may count days from 1904', async () => {
    const path = await zipOf(
      workbook('<x:row><x:c s="1"><x:v>29045</x:v></x:c></x:row>', { main: '<workbookPr date1904="1"/>' }),
    );
    expect(await cellsOf(path)).toEqual([[1, '1983-07-10']]);
  });

  test('of 36 columns gives way to others while it is read', async () => {
    const row = Array.from({ length: 36 }, (_, index) => ({ value: index * 7.25 }));
    const path = newPath();
    await writeExcel(Array.from({ length: 3000 }, () => row)).toFile(path);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    expect(await cellsOf(path)).toHaveLength(3000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a spreadsheet bomb', () => {
  const bomb = Buffer.from(`<worksheet><sheetData>${'<row/>'.repeat(10_000_000)}`);
  const withSheet = (part: Partial<Part>): Part[] => [
    ...workbook('').slice(0, -1),
    { name: 'xl/worksheets/one.xml', bytes: bomb, ...part },
  ];

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
    const bytes = Buffer.from(
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
    );
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
    [
      'with a byte turned in its sheet',
      (bytes) => {
        const at = bytes.lastIndexOf('one.xml', bytes.indexOf('PK\x01\x02')) + 12;
        bytes[at] = 0xff;
        return bytes;
      },
    ],
  ])('is refused when it is %s', async (_, spoil) => {
    const path = await zipOf(workbook('<x:row><x:c><x:v>1</x:v></x:c></x:row>'));
    const { readFile } = await import('node:fs/promises');
    await writeFile(path, spoil(await readFile(path)));
    expect(await refusalOf(cellsOf(path))).toMatch(/damaged/);
  });
});

test.each<[number, string | undefined, 'day' | 'time' | 'number']>([
  [0, undefined, 'number'],
  [14, undefined, 'day'],
  [22, undefined, 'day'],
  [20, undefined, 'time'],
  [46, undefined, 'time'],
  [164, 'dd/mm/yyyy', 'day'],
  [164, '[$-409]mmm;@', 'day'],
  [164, 'h:mm:ss', 'time'],
  [164, '[h]:mm', 'time'],
  [164, '#,##0.00 "dirham"', 'number'],
  [164, '[Red]0.00', 'number'],
  [164, '0.00E+00', 'number'],
  [164, 'General', 'number'],
])('number format %i %j shows a %s', (id, code, expected) => {
  expect(formatOf(id, code).shows).toBe(expected);
});
