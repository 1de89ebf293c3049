import { groupedDecimal } from '../../../kernel/numbers/money';
import type { PayInput } from '../engine/payslip';
import { payPaperTemplate } from './pay-paper-template';
import type { Locale } from '../../../platform/text';
import { typeset } from '../../../platform/pdf/typeset';

/** What the template shows: texts in one language, amounts and dates written out. */
export interface PrintedPay {
  lang: Locale;
  rtl: boolean;
  title: string;
  author: string;
  heading: string;
  month: string;
  draft: string | null;
  company: string;
  legalName: string | null;
  employee: string;
  otherName: string | null;
  currency: string;
  facts: { label: string; value: string }[];
  sections: { title: string; rows: PrintedLine[] }[];
  totals: { label: string; amount: string }[];
  net: { label: string; amount: string };
  year: { title: string; sums: { label: string; amount: string }[] } | null;
  footer: string;
  page: string;
  of: string;
}

export interface PrintedLine {
  name: string;
  reason: string;
  calculation: string;
  amount: string;
}

/** The pages of paid amounts, each explained, as a PDF. */
export const payPaper = (printed: PrintedPay): Promise<Buffer> => typeset(payPaperTemplate, printed);

/** The formula with its values in place of the names: 'base × days ÷ basis' → '10,000.00 × 16 ÷ 31'. */
export function calculationOf({ formula, inputs }: { formula: string; inputs: readonly PayInput[] }): string {
  const values = new Map(inputs.map(({ name, value }) => [name, value]));
  return formula.replace(/[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu, (name) => {
    const value = values.get(name);
    return value === undefined ? name : groupedDecimal(value);
  });
}
