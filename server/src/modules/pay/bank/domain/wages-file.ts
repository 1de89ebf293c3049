import type { Text } from '../../../../kernel/text/text';
import type { ExclusionReason, Paid, Payee, PayeeAccount, Payer, PaymentFacts, PaymentFile } from './payment';
import { sumOf } from './sum';
import type { WagesColumn, WagesLayout } from './wages-layout';
import { headerValues, payerValues, rowValues } from './wages-values';

/** The file of a layout: a header with its headings, then the headings of the rows and a row for each. */
export function wagesFile(layout: WagesLayout, facts: PaymentFacts, paid: readonly Paid[]): PaymentFile {
  const { separator } = layout;
  const total = sumOf(
    paid.map(({ net }) => net),
    facts.currency,
  );
  const header = headerValues(facts, paid.length, total);
  const lineOf = <Value extends string>(
    columns: readonly WagesColumn<Value, unknown>[],
    values: Record<Value, string>,
  ): string => columns.map((column) => cellOf(column, values, separator)).join(separator);
  const headings = (columns: readonly WagesColumn<string, unknown>[]): string =>
    columns.map(({ heading }) => heading).join(separator);
  const lines = [
    headings(layout.header),
    lineOf(layout.header, header),
    headings(layout.rows),
    ...paid.map((payee, at) => lineOf(layout.rows, rowValues(payee, at, facts.currency))),
    ...(layout.end === null ? [] : [layout.end]),
  ];
  const nameOf = (part: WagesLayout['fileName'][number]): string => {
    if (typeof part !== 'string') return part.always;
    const column = layout.header.find(({ value }) => value === part);
    return column ? cellOf(column, header, separator) : header[part];
  };
  return {
    name: layout.fileName.map(nameOf).join(''),
    mimeType: layout.mimeType,
    content: `${lines.join('\r\n')}\r\n`,
    count: paid.length,
    total,
  };
}

/** Why a payslip cannot stand in the file: the first column whose value is not as it must be. */
export function lackOfRow(layout: WagesLayout, payee: Payee & { account: PayeeAccount }): ExclusionReason | null {
  const values = rowValues(payee, 0, layout.currency);
  return lackIn(layout.rows, values, layout.separator);
}

/** What the company lacks for the file. */
export function lackOfPayer(layout: WagesLayout, payer: Payer, currency: string): Text | null {
  if (payer.country !== layout.country || currency !== layout.currency) return layout.elsewhere;
  const asked = layout.header.filter(({ required }) => required);
  return lackIn(
    asked as WagesColumn<keyof ReturnType<typeof payerValues>, Text>[],
    payerValues(payer),
    layout.separator,
  );
}

const lackIn = <Value extends string, Lacking>(
  columns: readonly WagesColumn<Value, Lacking>[],
  values: Record<Value, string>,
  separator: string,
): Lacking | null =>
  columns.find((column) => column.required && !column.required.form.test(valueOf(column, values, separator)))?.required
    ?.lacking ?? null;

function cellOf<Value extends string>(
  column: WagesColumn<Value, unknown>,
  values: Record<Value, string>,
  separator: string,
): string {
  const text = valueOf(column, values, separator);
  return column.isPadded ? text.padStart(column.width, '0') : [...text].slice(0, column.width).join('').trim();
}

/**
 * Never what splits a line or a file, nor what a spreadsheet runs as a formula: banks read these files without the
 * quotes of spreadsheets, so such characters make room for a space or fall away.
 */
function valueOf<Value extends string>(
  { value }: WagesColumn<Value, unknown>,
  values: Record<Value, string>,
  separator: string,
): string {
  if (typeof value !== 'string') return value.always;
  return values[value]
    .replaceAll(separator, ' ')
    .replace(/["\p{Cc}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s=+\-@|%]+/, '')
    .trim();
}
