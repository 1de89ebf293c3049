import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { AppError } from '../../../platform/errors';
import { guessDelimiter } from './delimiter';
import { tableLimits } from './limits';
import { openTable, readTable } from './read-table';
import type { TableRow } from './table-row';
import { say } from '../../../platform/text';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function fileOf(content: string | Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.csv`);
  await writeFile(path, content);
  return path;
}
async function rowsOf(content: string | Buffer, limits = tableLimits): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(await fileOf(content), limits)) rows.push(row);
  return rows;
}
async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${String(error)}`);
  expect(error).toMatchObject({ code: 'INVALID', field: 'file' });
  expect(say(error.text, 'ar')).toMatch(/[\u0600-\u06ff]/);
  return say(error.text, 'en');
}

// 'الاسم,القسم' and 'أحمد,الموارد' in Windows-1256.
const arabic1256 = Buffer.from('c7e1c7d3e32cc7e1deD3e30ac3cde3cf2cc7e1e3e6c7d1cf0a'.toLowerCase(), 'hex');

describe('the letters of a file', () => {
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Name,City\nZoë Müller,Łódź\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffName,City\nZoë Müller,Łódź\n')],
    ['UTF-16 with its mark', Buffer.from('\ufeffName,City\nZoë Müller,Łódź\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Name,City\nZoë Müller,Łódź\n', 'utf16le')],
    ['UTF-16 big-endian with its mark', Buffer.from('\ufeffName,City\nZoë Müller,Łódź\n', 'utf16le').swap16()],
  ])('are read from %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([
      { row: 1, cells: ['Name', 'City'] },
      { row: 2, cells: ['Zoë Müller', 'Łódź'] },
    ]);
  });

  test('are read from Windows-1252', async () => {
    expect(await rowsOf(Buffer.from('Name,Stadt\nZo\u00eb M\u00fcller,K\u00f6ln\n', 'latin1'))).toContainEqual({
      row: 2,
      cells: ['Zoë Müller', 'Köln'],
    });
  });

  test('are read from Windows-1256', async () => {
    expect(await rowsOf(arabic1256)).toEqual([
      { row: 1, cells: ['الاسم', 'القسم'] },
      { row: 2, cells: ['أحمد', 'الموارد'] },
    ]);
  });

  test('stay whole where a piece of the file ends inside one', async () => {
    const name = 'م'.repeat(20_000);
    const rows = await rowsOf(`a,b\n${Array.from({ length: 5 }, () => `x${name},y`).join('\n')}`);
    expect(rows.slice(1).every(({ cells }) => cells[0] === `x${name}`)).toBe(true);
  });

  // A line that was joined from another list used to make the whole file be read as Windows-1252, or refused.
  test.each<[string, Buffer, string]>([
    ['Windows-1252', Buffer.from('Andr\u00e9,Lyon\n', 'latin1'), 'André'],
    ['Windows-1256', Buffer.from('c3cde3cf2cc7e1e3e6c7d1cf0a', 'hex'), 'أحمد'],
  ])(
    'are read line by line where a list in %s was joined to one in UTF-8, and those lines are noted',
    async (_, line, name) => {
      const start = _ === 'Windows-1252' ? 'Name,City\n"Zoë\nMüller",Łódź\n' : 'الاسم,القسم\n"محمد\nعلي",المبيعات\n';
      const rows = await rowsOf(Buffer.concat([Buffer.from(start), line, Buffer.from('Jo,X\n')]));
      expect(rows.map(({ cells: [first], notes }) => [first, notes?.length ?? 0])).toEqual([
        [start.split(',')[0], 0],
        [start.split('"')[1], 0],
        [name, 1],
        ['Jo', 0],
      ]);
      expect(rows[2]).toMatchObject({ row: 3, notes: [{ code: 'line_encoding', column: null }] });
    },
  );

  test('that are codes kept as text by a formula stand without it', async () => {
    expect(await rowsOf('No,Name\n="00071",Ann\n')).toContainEqual({ row: 2, cells: ['00071', 'Ann'] });
  });

  test('are refused when the bytes are no text', async () => {
    const rubbish = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 167 + (index >> 3)) % 256));
    expect(await refusalOf(rowsOf(rubbish))).toMatch(/binary/);
  });
});

describe('the separator of cells', () => {
  test.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2;3\n2,5;3;4\n', ';'],
    ['a\tb\n1,0\t2\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['"Last, First";Code\n"Doe, Jo";7\n"Roe, Al";8\n', ';'],
    ['sep=;\na,b;c\n', ';'],
    ['one column\nonly\n', ','],
  ])('of %j is %j', (sample, delimiter) => {
    expect(guessDelimiter(sample)).toBe(delimiter);
  });

  test('named by a first line is not a row', async () => {
    expect(await rowsOf('sep=;\r\nName;Dept\r\nJo;A,B\r\n')).toEqual([
      { row: 1, cells: ['Name', 'Dept'] },
      { row: 2, cells: ['Jo', 'A,B'] },
    ]);
  });
});

describe('the rows of a CSV file', () => {
  test('count as a spreadsheet shows them: blank ones count and are left out, a break inside quotes is no row', async () => {
    expect(await rowsOf('Name,Note\r\n\r\nJo,"two\r\nlines"\r\n,\r\nAl,\r\n')).toEqual([
      { row: 1, cells: ['Name', 'Note'] },
      { row: 3, cells: ['Jo', 'two\r\nlines'] },
      { row: 5, cells: ['Al', ''] },
    ]);
  });

  test('keep what they hold, whatever it is', async () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() !== '' && !text.includes('\ufeff') && !/\p{C}/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (pairs) => {
        const csv = [['Head', 'Line'], ...pairs]
          .map((row) => row.map((text) => `"${text.replace(/"/g, '""')}"`).join(','))
          .join('\n');
        expect((await rowsOf(csv)).slice(1).map(({ cells }) => cells)).toEqual(pairs);
      }),
      { numRuns: 40 },
    );
  });

  test.each<[string, string, RegExp]>([
    ['a quotation mark that never closes', 'Name,Dept\nJo,HR\n"Al,IT\nBo,IT\n', /opened in row 3/],
    ['text after a closing quotation mark', 'Name,Dept\n"Jo"x,HR\n', /Row 2 has a quotation mark/],
    ['a quotation mark inside a bare cell', 'Name,Dept\nJo "J" Doe,HR\n', /Row 2 has a quotation mark/],
    ['too many columns', `${'a,'.repeat(400)}b\n`, /more than 300 columns/],
  ])('are refused for %s', async (_, content, message) => {
    expect(await refusalOf(rowsOf(content))).toMatch(message);
  });

  test('beyond the limit are refused', async () => {
    const content = `Name,Dept\n${'Jo,HR\n'.repeat(200)}`;
    expect(await refusalOf(rowsOf(content, { ...tableLimits, rows: 100 }))).toMatch(/more than 100 rows/);
  });

  test('of 100 MB are refused within little memory', async () => {
    const path = join(folder, 'long.csv');
    const out = createWriteStream(path);
    out.write('Name,Dept\nJo,');
    for (let written = 0; written < 100; written += 1) {
      if (!out.write('x'.repeat(1_000_000))) await once(out, 'drain');
    }
    out.end();
    await once(out, 'finish');
    const before = process.memoryUsage().rss;
    expect(await refusalOf(openTable(path))).toMatch(/Row 2 is longer than 1,000,000 characters/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

describe('a file that is no table', () => {
  test.each<[string, Buffer, RegExp]>([
    ['nothing', Buffer.alloc(0), /empty/],
    ['only blanks', Buffer.from('\n\n  \n'), /no rows/],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), /the kind PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), /the kind PNG/],
    [
      'an old workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]),
      /old Excel format/,
    ],
    [
      'a locked workbook',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(500),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      /password/,
    ],
    ['a web page', Buffer.from('<html><table><tr><td>Jo</td></tr></table></html>'), /HTML/],
    ['JSON', Buffer.from('[{"name": "Jo"}]'), /JSON/],
    ['prose', Buffer.from('Dear all\nplease find the list below\n'), /single cell/],
  ])('is refused for %s', async (_, content, message) => {
    expect(await refusalOf(openTable(await fileOf(content)))).toMatch(message);
  });
});

describe('the header of a table', () => {
  test('stands below a title, and columns without a name are called by their letter', async () => {
    const table = await openTable(
      await fileOf('People of Acme,,\nPrinted 2024,,\n\nName ,Hire  date,,\nJo,2020-01-02,7,\n'),
    );
    expect(table.headers).toEqual(['Name', 'Hire date', 'C']);
    expect(table.headerRow).toBe(4);
    const rows: TableRow[] = [];
    for await (const row of table.rows) rows.push(row);
    expect(rows).toEqual([{ row: 5, cells: ['Jo', '2020-01-02', '7', ''] }]);
  });

  test.each<[string, string, RegExp]>([
    ['there is none', 'Jo,HR,5000\nAl,IT,6000\n', /Row 1 should name the columns/],
    ['it holds dates', 'Jo,HR,2020-01-02\nAl,IT,2020-01-03\n', /Row 1 should name the columns/],
    ['two columns bear one name', 'Name,Dept, name\nJo,HR,X\n', /Two columns are named "name" \(A and C, row 1\)/],
    ['nobody is below it', 'Name,Dept\n', /nobody below it/],
  ])('is refused when %s', async (_, content, message) => {
    expect(await refusalOf(openTable(await fileOf(content)))).toMatch(message);
  });

  test('a table that is left early gives its file back', async () => {
    const table = await openTable(await fileOf(`Name,Dept\n${'Jo,HR\n'.repeat(100_000)}`));
    for await (const { row } of table.rows) if (row === 40) break;
    expect(await table.rows.next()).toEqual({ done: true, value: undefined });
  });
});

describe('the log of a time clock, which names no columns', () => {
  test.each([
    [
      'as ZKTeco writes it',
      '        1\t2026-11-16 07:00:05\t1\t255\t1\t0\r\n        2\t2026-11-16 07:01:10\t1\t0\t1\t0\r\n',
      ['User ID', 'Date and time', 'Verify', 'State', 'Work code', 'Reserved'],
    ],
    ['of number and moment alone', '1,2026-11-16 07:00:05\nE2,2026-11-16 07:01\n', ['User ID', 'Date and time']],
  ])('%s is a table all the same', async (_, content, headers) => {
    const table = await openTable(await fileOf(content));
    expect([
      table.headers,
      table.headerRow,
      (await table.rows.next()).value.cells.slice(0, 2).map((cell: string) => cell.trim()),
    ]).toEqual([headers, 0, ['1', '2026-11-16 07:00:05']]);
    await table.rows.return(undefined);
  });
});

test('a calendar file is refused with what to do', async () => {
  expect(await refusalOf(rowsOf('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'))).toMatch(
    /calendar file \(\.ics\).*"First day"/,
  );
});
