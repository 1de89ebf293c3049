import { tableLimits } from './limits';
import { openTable, readTable, sheetsIn } from './read-table';
import { refusalOf, workbook, zipOf } from './workbook.fixture';

describe('merged cells', () => {
  const text = (at: string, value: string) => `<x:c r="${at}" t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`;
  const withMerged = async (rows: string, merged: string) => {
    const parts = workbook('').slice(0, -1);
    return zipOf([
      ...parts,
      {
        name: 'xl/worksheets/one.xml',
        bytes: Buffer.from(
          `<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData><x:mergeCells>${merged}</x:mergeCells></x:worksheet>`,
        ),
      },
    ]);
  };
  test('below each other all have the value of the first, as the sheet shows it, and that is noted; beside each other it is noted alone', async () => {
    const rows = ['Lab', '', '', '']
      .map(
        (department, at) =>
          `<x:row r="${at + 3}">${text(`A${at + 3}`, `P${at}`)}${department && text(`B${at + 3}`, department)}</x:row>`,
      )
      .join('');
    const path = await withMerged(
      `<x:row r="2">${text('A2', 'Name')}${text('B2', 'Dept')}</x:row>${rows}<x:row r="7">${text('A7', 'P4 and more')}</x:row>`,
      '<x:mergeCell ref="A2:A2"/><x:mergeCell ref="B3:B5"/><x:mergeCell ref="A7:B7"/>',
    );
    const table = await openTable(path);
    const found = [];
    for await (const row of table.rows) found.push(row);
    expect(found).toEqual([
      { row: 3, cells: ['P0', 'Lab'] },
      { row: 4, cells: ['P1', 'Lab'], notes: [{ code: 'cell_merged', column: 1 }] },
      { row: 5, cells: ['P2', 'Lab'], notes: [{ code: 'cell_merged', column: 1 }] },
      { row: 6, cells: ['P3'] },
      { row: 7, cells: ['P4 and more'], notes: [{ code: 'cell_merged_across', column: 0 }] },
    ]);
  });
});

describe('a workbook of several sheets', () => {
  const bytes = (rows: string) => Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  test('names those that can be seen, and any of them is read by its name', async () => {
    const sheets =
      '<sheet name="Read me" r:id="s1"/><sheet name="Staff" r:id="s0"/><sheet name="Lists" state="veryHidden" r:id="s1"/>';
    const parts = workbook('<x:row><x:c><x:v>1</x:v></x:c></x:row>', { sheets }).map((part) =>
      part.name.endsWith('hidden.xml') ? { ...part, bytes: bytes('<row><c><v>2</v></c></row>') } : part,
    );
    const path = await zipOf(parts);
    expect(await sheetsIn(path)).toEqual(['Read me', 'Staff']);
    const cells = async (name?: string) => {
      const rows = [];
      for await (const row of readTable(path, tableLimits, name)) rows.push(...row.cells);
      return rows;
    };
    expect([await cells(), await cells('Staff')]).toEqual([['1'], ['2']]);
    expect(await refusalOf(cells('Lists'))).toBe('This workbook has no visible sheet "Lists". It has: Read me, Staff.');
  });
});
