import type { EndOfServiceLine } from '../domain/end-of-service-lines';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import { groupedDecimal, groupedMoney } from '../../../../kernel/numbers/money';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { calculationOf, type PrintedLine, type PrintedPay } from '../../paper/pay-paper';
import { localDate, typed } from '../../../../platform/records/printed';
import type { Locale } from '../../../../platform/text';
import type { Bilingual } from '../../../../kernel/text/text';

/** A settlement with the names it is printed under; amounts are decimal texts in `currency`. */
export interface SettlementDocument {
  company: { name: string; legalName: string | null };
  employee: { name: string; nativeName: string | null; code: string };
  hireDate: PlainDate;
  lastDay: PlainDate;
  reason: EndOfServiceReason;
  /** One that nobody has approved is marked as a draft. */
  isApproved: boolean;
  paidOn: PlainDate | null;
  currency: string;
  years: string;
  lines: readonly EndOfServiceLine[];
  additions: string;
  deductions: string;
  net: string;
  owed: string;
}

const words = {
  settlement: { en: 'End of service settlement', ar: 'تسوية نهاية الخدمة' },
  draft: { en: 'Draft, not yet approved', ar: 'مسودة لم تُعتمد بعد' },
  code: { en: 'Employee no.', ar: 'رقم الموظف' },
  hired: { en: 'First day of work', ar: 'أول يوم عمل' },
  lastDay: { en: 'Last day of work', ar: 'آخر يوم عمل' },
  reason: { en: 'Reason for leaving', ar: 'سبب انتهاء الخدمة' },
  years: { en: 'Years of service', ar: 'سنوات الخدمة' },
  paidOn: { en: 'Paid on', ar: 'دُفعت في' },
  additions: { en: 'All that is due', ar: 'كل المستحقات' },
  deductions: { en: 'All that is taken', ar: 'كل الاستقطاعات' },
  owed: { en: 'Still owed by the employee', ar: 'متبقٍ على الموظف' },
  net: { en: 'Paid to the employee', ar: 'يُدفع للموظف' },
  page: { en: 'Page', ar: 'صفحة' },
  of: { en: 'of', ar: 'من' },
} satisfies Record<string, Bilingual>;

const reasons = {
  resignation: { en: 'Resignation', ar: 'استقالة' },
  termination: { en: 'Termination by the employer', ar: 'إنهاء من صاحب العمل' },
  dismissal_for_cause: { en: 'Dismissal for cause', ar: 'فصل لسبب مشروع' },
  contract_end: { en: 'End of the contract', ar: 'انتهاء العقد' },
  retirement: { en: 'Retirement', ar: 'تقاعد' },
  disability: { en: 'Disability', ar: 'عجز' },
  death: { en: 'Death', ar: 'وفاة' },
  force_majeure: { en: 'Force majeure', ar: 'قوة قاهرة' },
  marriage_or_childbirth: { en: 'Marriage or childbirth', ar: 'زواج أو ولادة' },
} satisfies Record<EndOfServiceReason, Bilingual>;

const sections = [
  ['award', { en: 'End of service award', ar: 'مكافأة نهاية الخدمة' }],
  ['leave', { en: 'Leave not taken', ar: 'إجازات غير مأخوذة' }],
  ['notice', { en: 'Notice', ar: 'الإنذار' }],
  ['loans', { en: 'Loans', ar: 'القروض' }],
  ['others', { en: 'Paid or taken besides', ar: 'مبالغ أخرى تُدفع أو تُستقطع' }],
] as const satisfies readonly (readonly [EndOfServiceLine['section'], Bilingual])[];

const missing = '–';

/** The settlement in the words, digits and dates of a language: what counts, and by which rule no more is taken. What people typed is left as it is. */
export function printedSettlement(document: SettlementDocument, locale: Locale): PrintedPay {
  const { company, employee, lastDay, currency } = document;
  const name = locale === 'ar' && employee.nativeName ? employee.nativeName : employee.name;
  const otherName = name === employee.name ? employee.nativeName : employee.name;
  const amount = (decimal: string): string => groupedMoney(decimal, currency);
  const day = localDate(lastDay, locale);
  const shown = document.lines.filter(({ kind, code }) => kind || code === 'AWARD');
  const limit = document.lines.filter(({ code }) => code === 'LIMIT');
  return {
    lang: locale,
    rtl: locale === 'ar',
    title: `${words.settlement[locale]} ${day}`,
    author: company.name,
    heading: words.settlement[locale],
    month: day,
    draft: document.isApproved ? null : words.draft[locale],
    company: typed(company.name),
    legalName: company.legalName && company.legalName !== company.name ? typed(company.legalName) : null,
    employee: typed(name),
    otherName: otherName && otherName !== name ? typed(otherName) : null,
    currency,
    facts: [
      { label: words.code[locale], value: typed(employee.code) },
      { label: words.hired[locale], value: localDate(document.hireDate, locale) },
      { label: words.lastDay[locale], value: day },
      { label: words.reason[locale], value: reasons[document.reason][locale] },
      { label: words.years[locale], value: String(Number(document.years)) },
      { label: words.paidOn[locale], value: document.paidOn ? localDate(document.paidOn, locale) : missing },
    ],
    sections: sections.flatMap(([section, title]) => {
      const rows = shown.filter((line) => (line.section ?? 'award') === section);
      return rows.length ? [{ title: title[locale], rows: rows.map((line) => printedLine(line, locale)) }] : [];
    }),
    totals: [
      { label: words.additions[locale], amount: amount(document.additions) },
      { label: words.deductions[locale], amount: amount(document.deductions) },
      ...limit.map(({ name: told, value }) => ({ label: told[locale], amount: amount(value) })),
      ...(Number(document.owed) > 0 ? [{ label: words.owed[locale], amount: amount(document.owed) }] : []),
    ],
    net: { label: words.net[locale], amount: amount(document.net) },
    year: null,
    footer: `${typed(employee.code)} · ${day}`,
    page: words.page[locale],
    of: words.of[locale],
  };
}

function printedLine(line: EndOfServiceLine, locale: Locale): PrintedLine {
  const isTaken = line.kind === 'deduction' && Number(line.value) > 0;
  return {
    name: typed(line.name[locale]),
    reason: line.reason[locale],
    calculation: calculationOf(line),
    amount: `${isTaken ? '-' : ''}${groupedDecimal(line.value)}`,
  };
}
