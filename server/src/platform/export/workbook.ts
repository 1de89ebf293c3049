import type { Cell, CellColumn, CellTable } from './cells';
import { escapeFormula } from './escape-formula';
import { zipOf } from './zip';

/** Rows an Excel sheet holds, its head among them. */
export const mostSheetRows = 1_048_576;
const longestText = 32_767;
const styles = { plain: 0, head: 1, quoted: 2, amount: 3, day: 4, instant: 5 } as const;
const widths: Record<Cell['type'], number> = { text: 24, number: 12, amount: 14, day: 12, instant: 18 };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What XML cannot hold is left out. */
const xml = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#13;');

const fixedParts: [name: string, content: string][] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  // A quoted text is Excel's own apostrophe: it stays a text even when somebody edits the cell.
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00##"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1" quotePrefix="1"/><xf quotePrefix="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

const sheetName = (title: string): string =>
  xml([...title.replace(/[[\]:*?/\\']/g, ' ').trim()].slice(0, 31).join('')) || 'Sheet1';

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${xml(text.slice(0, longestText))}</t></is></c>`;

const plainText = (text: string): string => textCell(text, escapeFormula(text) === text ? styles.plain : styles.quoted);

/** Days and instants as Excel counts them, from 1900 on; it knows none before and holds fifteen digits of a number. */
function valueCell(cell: Cell): string {
  if (cell.type === 'text') return plainText(cell.text);
  if (cell.type === 'number' || cell.type === 'amount') {
    const isExact = cell.text.replace(/\D/g, '').replace(/^0+/, '').length <= 15;
    return isExact
      ? `<c${cell.type === 'amount' ? ` s="${styles.amount}"` : ''}><v>${cell.text}</v></c>`
      : plainText(cell.text);
  }
  if (cell.text < '1900-03-01') return plainText(cell.text);
  const serial =
    Date.parse(cell.type === 'day' ? `${cell.text}T00:00:00Z` : `${cell.text.replace(' ', 'T')}Z`) / 86_400_000 +
    25_569;
  return `<c s="${styles[cell.type]}"><v>${serial}</v></c>`;
}

function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}

async function* sheet({ columns, pages, isRightToLeft }: CellTable): AsyncGenerator<Buffer> {
  const width = ({ type: kind, header }: CellColumn) => Math.min(60, Math.max(widths[kind], header.length + 4));
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}>` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${columns.map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${width(column)}" customWidth="1"/>`).join('')}</cols>` +
      `<sheetData><row>${columns.map(({ header }) => textCell(header, styles.head)).join('')}</row>`,
  );
  let count = 1;
  for await (const rows of pages) {
    count += rows.length;
    if (count > mostSheetRows) throw new RangeError('more rows than a sheet holds');
    yield Buffer.from(
      rows.map((row) => `<row>${row.map((cell) => (cell ? valueCell(cell) : '<c/>')).join('')}</row>`).join(''),
    );
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${count}"/></worksheet>`);
}

/** The table as an Excel workbook of one sheet, written as its rows come. */
export function workbookOf(table: CellTable): AsyncGenerator<Buffer> {
  const workbook = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(table.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipOf([
    ...fixedParts.map(([name, content]) => ({ name, content: [Buffer.from(head + content)] })),
    { name: 'xl/workbook.xml', content: [Buffer.from(workbook)] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(table) },
  ]);
}
