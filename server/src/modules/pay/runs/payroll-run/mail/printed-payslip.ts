import { monthInWords } from '../../../../../kernel/dates/date-words';
import { groupedDecimal, groupedMoney } from '../../../../../kernel/numbers/money';
import { openLine, type PayLine, type PayLineKind } from '../../../engine/payslip';
import type { Month, PlainDate } from '../../../../../kernel/dates/plain-date';
import { calculationOf, type PrintedLine, type PrintedPay } from '../../../paper/pay-paper';
import { localDate, typed } from '../../../../../platform/records/printed';
import type { Locale } from '../../../../../platform/text';
import type { Bilingual } from '../../../../../kernel/text/text';

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
  payslip: { en: 'Payslip', ar: 'قسيمة الراتب' },
  draft: { en: 'Draft, not yet posted', ar: 'مسودة لم تُرحّل بعد' },
  code: { en: 'Employee no.', ar: 'رقم الموظف' },
  department: { en: 'Department', ar: 'القسم' },
  position: { en: 'Position', ar: 'المسمى الوظيفي' },
  period: { en: 'Pay period', ar: 'فترة الراتب' },
  payDate: { en: 'Pay date', ar: 'تاريخ الدفع' },
  days: { en: 'Days paid', ar: 'الأيام المدفوعة' },
  of: { en: 'of', ar: 'من' },
  gross: { en: 'Gross pay', ar: 'إجمالي الاستحقاقات' },
  deductions: { en: 'Deductions', ar: 'الاستقطاعات' },
  net: { en: 'Net pay', ar: 'صافي الراتب' },
  year: { en: 'Since the beginning of the year', ar: 'منذ بداية السنة' },
  page: { en: 'Page', ar: 'صفحة' },
} satisfies Record<string, Bilingual>;

// In the order of the slip.
const sectionTitles: readonly (readonly [PayLineKind, Bilingual])[] = [
  ['earning', { en: 'Earnings', ar: 'الاستحقاقات' }],
  ['deduction', { en: 'Deductions', ar: 'الاستقطاعات' }],
  ['employer_cost', { en: 'Paid by the employer', ar: 'على حساب صاحب العمل' }],
  ['information', { en: 'For information', ar: 'للعلم' }],
];

const missing = '–';

/** The payslip in the words, digits and dates of a language. What people typed is left as it is. */
export function printedPayslip(slip: PayslipDocument, locale: Locale): PrintedPay {
  const { company, employee } = slip;
  const month = monthInWords(slip.month)[locale];
  const isArabic = locale === 'ar';
  const name = isArabic && employee.nativeName ? employee.nativeName : employee.name;
  const otherName = name === employee.name ? employee.nativeName : employee.name;
  const amount = (decimal: string): string => groupedMoney(decimal, slip.currency);
  const days = `${slip.paymentDays} ${words.of[locale]} ${slip.basisDays}`;
  return {
    lang: locale,
    rtl: isArabic,
    title: `${words.payslip[locale]} ${month}`,
    author: company.name,
    heading: words.payslip[locale],
    month,
    draft: slip.isPosted ? null : words.draft[locale],
    company: typed(company.name),
    legalName: company.legalName && company.legalName !== company.name ? typed(company.legalName) : null,
    employee: typed(name),
    otherName: otherName && otherName !== name ? typed(otherName) : null,
    currency: slip.currency,
    facts: [
      { label: words.code[locale], value: typed(employee.code) },
      { label: words.department[locale], value: typed(employee.department ?? missing) },
      { label: words.position[locale], value: typed(employee.position ?? missing) },
      { label: words.period[locale], value: month },
      { label: words.payDate[locale], value: slip.payDate ? localDate(slip.payDate, locale) : missing },
      { label: words.days[locale], value: days },
    ],
    sections: sectionTitles.flatMap(([kind, title]) => {
      const lines = slip.lines.filter((line) => line.kind === kind && !line.hidden);
      return lines.length > 0
        ? [{ title: title[locale], rows: lines.map((line) => printedLine(openLine(line), locale)) }]
        : [];
    }),
    totals: [
      { label: words.gross[locale], amount: amount(slip.gross) },
      { label: words.deductions[locale], amount: amount(slip.deductions) },
    ],
    net: { label: words.net[locale], amount: amount(slip.net) },
    year: slip.yearToDate
      ? {
          title: words.year[locale],
          sums: (['gross', 'deductions', 'net'] as const).map((name) => ({
            label: words[name][locale],
            amount: amount(slip.yearToDate![name]),
          })),
        }
      : null,
    footer: `${typed(employee.code)} · ${month}`,
    page: words.page[locale],
    of: words.of[locale],
  };
}

function printedLine(line: PayLine, locale: Locale): PrintedLine {
  return {
    name: line.name[locale],
    reason: line.reason[locale],
    calculation: calculationOf(line),
    amount: groupedDecimal(line.amount),
  };
}
