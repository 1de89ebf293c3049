import { inLanguage, isRightToLeft } from '../../../../../kernel/text/languages';
import { monthInWords } from '../../../../../kernel/dates/date-words';
import { groupedDecimal, groupedMoney } from '../../../../../kernel/numbers/money';
import { openLine, type PayLine, type PayLineKind } from '../../../engine/payslip';
import type { Month, PlainDate } from '../../../../../kernel/dates/plain-date';
import { calculationOf, type PrintedLine, type PrintedPay } from '../../../paper/pay-paper';
import { localDate, typed } from '../../../../../platform/records/printed';
import { say, type Locale } from '../../../../../platform/text';
import type { Text } from '../../../../../kernel/text/text';
import { t } from '../../../texts/text';

/** A payslip with the names it is printed under. Amounts are decimal texts in `currency`, padded or not. */
export interface PayslipDocument {
  company: { name: string; legalName: string | null };
  employee: {
    name: string;
    nativeName: string | null;
    code: string;
    department: string | null;
    position: string | null;
  };
  month: Month;
  /** The days it pays, where they are not those of the month. */
  days?: { from: PlainDate; to: PlainDate };
  payDate: PlainDate | null;
  /** A payslip that is not posted is marked as a draft. */
  isPosted: boolean;
  currency: string;
  paymentDays: number;
  basisDays: number;
  lines: readonly PayLine[];
  gross: string;
  deductions: string;
  net: string;
  /** Sums of the calendar year up to and with this payslip; left out where nobody asked. */
  yearToDate?: { count: number; gross: string; deductions: string; net: string };
}

const words = {
  payslip: t('printed_payslip.words.payslip'),
  draft: t('printed_payslip.words.draft'),
  code: t('printed_payslip.words.code'),
  department: t('printed_payslip.words.department'),
  position: t('printed_payslip.words.position'),
  period: t('printed_payslip.words.period'),
  payDate: t('printed_payslip.words.pay_date'),
  days: t('printed_payslip.words.days'),
  of: t('printed_payslip.words.of'),
  gross: t('printed_payslip.words.gross'),
  deductions: t('printed_payslip.words.deductions'),
  net: t('printed_payslip.words.net'),
  year: t('printed_payslip.words.year'),
  page: t('printed_payslip.words.page'),
} satisfies Record<string, Text>;

// In the order of the slip.
const sectionTitles: readonly (readonly [PayLineKind, Text])[] = [
  ['earning', t('printed_payslip.earnings')],
  ['deduction', t('printed_payslip.deductions')],
  ['employer_cost', t('printed_payslip.paid_employer')],
  ['information', t('printed_payslip.information')],
];

const missing = '–';

/** The payslip in the words, digits and dates of a language. What people typed is left as it is. */
export function printedPayslip(slip: PayslipDocument, locale: Locale): PrintedPay {
  const { company, employee } = slip;
  const month = say(monthInWords(slip.month), locale);
  const name = inLanguage(locale, employee.name, employee.nativeName);
  const otherName = name === employee.name ? employee.nativeName : employee.name;
  const amount = (decimal: string): string => groupedMoney(decimal, slip.currency);
  const days = `${slip.paymentDays} ${say(words.of, locale)} ${slip.basisDays}`;
  return {
    lang: locale,
    rtl: isRightToLeft(locale),
    title: `${say(words.payslip, locale)} ${month}`,
    author: company.name,
    heading: say(words.payslip, locale),
    month,
    draft: slip.isPosted ? null : say(words.draft, locale),
    company: typed(company.name),
    legalName: company.legalName && company.legalName !== company.name ? typed(company.legalName) : null,
    employee: typed(name),
    otherName: otherName && otherName !== name ? typed(otherName) : null,
    currency: slip.currency,
    facts: [
      { label: say(words.code, locale), value: typed(employee.code) },
      { label: say(words.department, locale), value: typed(employee.department ?? missing) },
      { label: say(words.position, locale), value: typed(employee.position ?? missing) },
      { label: say(words.period, locale), value: periodOf(slip, locale) ?? month },
      { label: say(words.payDate, locale), value: slip.payDate ? localDate(slip.payDate, locale) : missing },
      { label: say(words.days, locale), value: days },
    ],
    sections: sectionTitles.flatMap(([kind, title]) => {
      const lines = slip.lines.filter((line) => line.kind === kind && !line.hidden);
      return lines.length > 0
        ? [{ title: say(title, locale), rows: lines.map((line) => printedLine(openLine(line), locale)) }]
        : [];
    }),
    totals: [
      { label: say(words.gross, locale), amount: amount(slip.gross) },
      { label: say(words.deductions, locale), amount: amount(slip.deductions) },
    ],
    net: { label: say(words.net, locale), amount: amount(slip.net) },
    year: slip.yearToDate
      ? {
          title: say(words.year, locale),
          sums: (['gross', 'deductions', 'net'] as const).map((name) => ({
            label: say(words[name], locale),
            amount: amount(slip.yearToDate![name]),
          })),
        }
      : null,
    footer: `${typed(employee.code)} · ${month}`,
    page: say(words.page, locale),
    of: say(words.of, locale),
  };
}

const periodOf = ({ days }: PayslipDocument, locale: Locale): string | null =>
  days ? `${localDate(days.from, locale)} – ${localDate(days.to, locale)}` : null;

function printedLine(line: PayLine, locale: Locale): PrintedLine {
  return {
    name: say(line.name, locale),
    reason: say(line.reason, locale),
    calculation: calculationOf(line),
    amount: groupedDecimal(line.amount),
  };
}
