import { posix } from 'node:path';
import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import { formatOf, unescaped, type CellFormat, type CellStyles } from './workbook-cell';
import { createXmlReader, type XmlHandlers } from './xml-reader';
import { damaged, type Workbook } from './zip-parts';
import { t } from '../texts/text';
import { listed } from '../../../kernel/text/listed';

export interface WorkbookParts {
  /** Name of the part that holds the sheet. */
  sheet: string;
  texts: string[];
  styles: CellStyles;
}

/**
 * What reading a sheet needs of the other parts of a workbook: the first visible one unless named. Throws for ZIP files
 * that are no .xlsx workbook.
 */
export async function partsOf(workbook: Workbook, limits: TableLimits, name?: string): Promise<WorkbookParts> {
  const { sheets, targets, from1904 } = await listOf(workbook, limits);
  const sheet = name === undefined ? sheets[0] : sheets.find((each) => each.name === name);
  if (!sheet)
    throw badFile(
      name === undefined
        ? noSheet
        : noSuchSheet(
            name,
            sheets.map((each) => each.name),
          ),
    );
  const targetOfType = (type: string): string | undefined =>
    [...targets.values()].find((target) => target.type === type)?.part;
  const texts = targetOfType('sharedStrings');
  const styles = targetOfType('styles');
  return {
    sheet: sheet.part,
    texts: texts && workbook.has(texts) ? await textsOf(workbook, texts, limits) : [],
    styles: { from1904, formats: styles && workbook.has(styles) ? await formatsOf(workbook, styles, limits) : [] },
  };
}

/** The names of the visible sheets, in their order. Throws as partsOf. */
export const sheetNamesOf = async (workbook: Workbook, limits: TableLimits): Promise<string[]> =>
  (await listOf(workbook, limits)).sheets.map(({ name }) => name);

type Targets = Map<string, { type: string; part: string }>;

async function listOf(
  workbook: Workbook,
  limits: TableLimits,
): Promise<{ sheets: { name: string; part: string }[]; targets: Targets; from1904: boolean }> {
  const main = await mainPart(workbook, limits);
  const targets = await relationsOf(workbook, main, limits);
  const { visible, from1904 } = await sheetsOf(workbook, main, limits);
  const sheets = visible.flatMap(({ name, relation }) => {
    const target = targets.get(relation);
    return target?.type === 'worksheet' && workbook.has(target.part) ? [{ name, part: target.part }] : [];
  });
  return { sheets, targets, from1904 };
}

async function mainPart(workbook: Workbook, limits: TableLimits): Promise<string> {
  for (const [part, format] of otherFormats) if (workbook.has(part)) throw badFile(notXlsx(format));
  if (!workbook.has('_rels/.rels')) throw badFile(notXlsx('ZIP'));
  const main = [...(await relationsOf(workbook, '', limits)).values()].find(
    ({ type }) => type === 'officeDocument',
  )?.part;
  if (!main || !workbook.has(main)) throw badFile(damaged);
  return main;
}

async function walk(workbook: Workbook, part: string, handlers: XmlHandlers, limits: TableLimits): Promise<void> {
  const reader = createXmlReader(handlers, limits.recordLength);
  for await (const piece of workbook.read(part)) reader.write(piece);
  reader.end();
}

async function relationsOf(workbook: Workbook, of: string, limits: TableLimits): Promise<Targets> {
  const folder = posix.dirname(of);
  const targets: Targets = new Map();
  const relations = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  if (!workbook.has(relations)) return targets;
  await walk(
    workbook,
    relations,
    {
      open(name, { Id, Type, Target, TargetMode }) {
        if (name !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return;
        const part = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
        targets.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part });
      },
    },
    limits,
  );
  return targets;
}

async function sheetsOf(
  workbook: Workbook,
  main: string,
  limits: TableLimits,
): Promise<{ visible: { name: string; relation: string }[]; from1904: boolean }> {
  const visible: { name: string; relation: string }[] = [];
  let from1904 = false;
  await walk(
    workbook,
    main,
    {
      open(name, attributes) {
        if (name === 'workbookPr') from1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
        const relation = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1];
        if (name === 'sheet' && relation && (attributes.state ?? 'visible') === 'visible')
          visible.push({ name: attributes.name ?? '', relation });
      },
    },
    limits,
  );
  return { visible, from1904 };
}

async function textsOf(workbook: Workbook, part: string, limits: TableLimits): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let length = 0;
  let isReading = false;
  let isPhonetic = false;
  await walk(
    workbook,
    part,
    {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') isPhonetic = true;
        isReading = name === 't' && !isPhonetic;
      },
      text(piece) {
        if (isReading) text += piece;
      },
      close(name) {
        isReading = false;
        if (name === 'rPh') isPhonetic = false;
        if (name !== 'si') return;
        // An empty text takes some memory too.
        length += text.length + 10;
        if (length > limits.sharedTextLength) throw badFile(tooMuchText);
        texts.push(unescaped(text));
      },
    },
    limits,
  );
  return texts;
}

async function formatsOf(workbook: Workbook, part: string, limits: TableLimits): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let inCellStyles = false;
  await walk(
    workbook,
    part,
    {
      open(name, attributes) {
        if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
        if (name === 'cellXfs') inCellStyles = true;
        if (name !== 'xf' || !inCellStyles) return;
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(formatOf(id, codes.get(id)));
      },
      close(name) {
        if (name === 'cellXfs') inCellStyles = false;
      },
    },
    limits,
  );
  return formats;
}

const otherFormats: readonly (readonly [part: string, format: string])[] = [
  ['word/document.xml', 'Word'],
  ['ppt/presentation.xml', 'PowerPoint'],
  ['content.xml', 'OpenDocument'],
  ['xl/workbook.bin', 'XLSB'],
  ['Index/Document.iwa', 'Numbers'],
  ['META-INF/MANIFEST.MF', 'JAR'],
];

const notXlsx = (format: string) => t('workbook_parts.file_kind_not_excel_workbook', { format });
const noSheet = t('workbook_parts.no_sheet');
const noSuchSheet = (name: string, names: readonly string[]) =>
  t('workbook_parts.workbook_has_no_visible_sheet', { name, names: listed(names.slice(0, 20)) });
const tooMuchText = t('workbook_parts.too_much_text');
