import { isRightToLeft } from '../../kernel/text/languages';
import { groupedDecimal, groupedMoney } from '../../kernel/numbers/money';
import type { PlainDate } from '../../kernel/dates/plain-date';
import { typeset } from '../pdf/typeset';
import { localDate, typed } from '../records/printed';
import { say, type Locale } from '../text';
import { t } from '../texts/text';
import type { Cell, CellRow, CellTable } from './cells';
import { paperTemplate } from './paper-template';

/** What a table is printed with beside its rows; `sums` stand under its columns. */
export interface PaperFacts {
  company: string;
  currency: string;
  day: PlainDate;
  locale: Locale;
  sums: CellRow;
}

/** Rows of a paper: they are laid out at once, and while that is done everybody else waits. */
export const mostPaperRows = 500;

/** What the template shows: texts in one language, amounts and dates written out. */
interface PrintedTable {
  lang: Locale;
  rtl: boolean;
  company: string;
  title: string;
  currency: string;
  columns: { header: string; isFigure: boolean; weight: number }[];
  rows: string[][];
  sums: string[];
  footer: string;
  page: string;
  of: string;
}

const [narrowest, widest] = [7, 24];
const longestIn = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, text.length), 0);
const isFigure = (type: Cell['type']): boolean => type === 'amount' || type === 'number';

/** The table as a PDF in the language of the reader: landscape pages with their number, and the sums at the end. */
export async function* paperOf({ title, columns, pages, paper }: CellTable): AsyncGenerator<Buffer> {
  const { company, currency, day, locale, sums } = paper!;
  const written = (row: CellRow): string[] => row.map((cell) => (cell ? textOf(cell, currency, locale) : '–'));
  const rows: string[][] = [];
  for await (const some of pages) rows.push(...some.map(written));
  const all = sums.map((cell, at) =>
    cell ? textOf(cell, currency, locale) : at === 0 ? say(t('export_paper.all'), locale) : '',
  );
  const printed: PrintedTable = {
    lang: locale,
    rtl: isRightToLeft(locale),
    company: typed(company),
    title: typed(title),
    currency,
    columns: columns.map(({ header, type }, at) => ({
      header: typed(header),
      isFigure: isFigure(type),
      weight: Math.min(
        widest,
        Math.max(narrowest, longestIn([...rows, all].map((row) => row[at]!)), longestIn(header.split(/\s+/))),
      ),
    })),
    rows,
    sums: all,
    footer: say(t('export_paper.footer', { company, title, day: localDate(day, locale) }), locale),
    page: say(t('export_paper.page'), locale),
    of: say(t('export_paper.of'), locale),
  };
  yield await typeset(paperTemplate, printed);
}

/** A number in its own direction, its sign in front. */
const figure = (digits: string): string => `\u2066${digits}\u2069`;

function textOf({ type, text }: Cell, currency: string, locale: Locale): string {
  if (type === 'amount') return figure(groupedMoney(text, currency));
  if (type === 'number') return figure(groupedDecimal(text));
  if (type === 'day') return localDate(text, locale);
  return typed(text);
}
