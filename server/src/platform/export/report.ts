import type { Area } from '../records/area';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { todayIn } from '../today';
import type { Cell, CellColumn, CellRow } from './cells';
import type { PaperFacts } from './paper';
import { t } from '../texts/text';

/** Which rows of a report are asked for, as its screen has them; `filter` is the report's own to read. */
export interface ReportQuestion {
  search: string | null;
  filter: unknown;
}

/** A list that is no area's rows, offered as a file too. */
export interface Report {
  /** Reading and exporting its rows takes grants on this area; who exported what is written down under its name. */
  area: Area;
  /** Those grants: to read and to export unless told. */
  needs?: readonly string[];
  columns: Readonly<Record<string, Cell['type']>>;
  page(ctx: Ctx, question: ReportQuestion, offset: number): Promise<{ rows: object[]; total: number }>;
  /** What all its rows come to, by column; a report that tells it is printed too. */
  sums?(ctx: Ctx, question: ReportQuestion): Promise<{ amounts: object; currency: string }>;
}

const reports = new Map<string, Report>();

export const offerReport = (name: string, report: Omit<Report, 'area'> & { area: { name: string } }): void =>
  void reports.set(name, report as Report);
export const reportNamed = (name: string): Report | undefined => reports.get(name);

interface Column {
  field: string;
  header: string;
  words: Readonly<Record<string, unknown>>;
}
export interface ReportRequest {
  title: string;
  columns: Column[];
  question: ReportQuestion;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of an export as the lists of areas send it. */
export function readReportRequest({ columns: known }: Report, body: unknown): ReportRequest {
  const { title, columns, search, filter } = isObject(body) ? body : {};
  const chosen = (Array.isArray(columns) ? columns : []).filter(isObject).map(({ field, header, words }): Column => ({
    field: String(field),
    header: typeof header === 'string' && header ? header.slice(0, 200) : String(field),
    words: isObject(words) ? words : {},
  }));
  if (!chosen.length || chosen.length > 100 || chosen.some(({ field }) => !Object.hasOwn(known, field))) {
    throw invalid('columns', t('report.choose_columns_list_has'));
  }
  return {
    title: typeof title === 'string' ? title.slice(0, 200) : '',
    columns: chosen,
    question: { search: typeof search === 'string' ? search : null, filter },
  };
}

export const reportColumns = (report: Report, { columns }: ReportRequest): CellColumn[] =>
  columns.map(({ field, header }) => ({ header, type: report.columns[field]! }));

/** Its rows as cells, page after page from one snapshot. */
export async function* reportPages(
  ctx: Ctx,
  report: Report,
  { columns, question }: ReportRequest,
): AsyncGenerator<CellRow[]> {
  for (let offset = 0; ;) {
    const { rows, total } = await report.page(ctx, question, offset);
    yield rows.map((row) =>
      columns.map(({ field, words }) => cellOf((row as Record<string, unknown>)[field], report.columns[field]!, words)),
    );
    offset += rows.length;
    if (!rows.length || offset >= total) return;
  }
}

/** What it is printed with: the company, the day, and what its rows come to. */
export async function reportPaper(
  ctx: Ctx,
  { sums, columns: known }: Report,
  { columns, question }: ReportRequest,
): Promise<PaperFacts> {
  const { amounts, currency } = await sums!(ctx, question);
  return {
    company: ctx.user.company!.name,
    currency,
    day: todayIn(ctx),
    locale: ctx.locale,
    sums: columns.map(({ field }) => cellOf((amounts as Record<string, unknown>)[field], known[field]!, {})),
  };
}

function cellOf(value: unknown, type: Cell['type'], words: Column['words']): Cell | null {
  if (value === null || value === undefined) return null;
  const word = words[String(value)];
  return { type, text: typeof word === 'string' ? word : String(value) };
}
