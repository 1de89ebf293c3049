import { inLanguage, isRightToLeft } from '../../../../kernel/text/languages';
import type { EndOfServiceLine } from '../domain/end-of-service-lines';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import { groupedDecimal, groupedMoney } from '../../../../kernel/numbers/money';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { calculationOf, type PrintedLine, type PrintedPay } from '../../paper/pay-paper';
import { localDate, typed } from '../../../../platform/records/printed';
import { say, type Locale } from '../../../../platform/text';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

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
  settlement: t('printed_settlement.words.settlement'),
  draft: t('printed_settlement.words.draft'),
  code: t('printed_settlement.words.code'),
  hired: t('printed_settlement.words.hired'),
  lastDay: t('printed_settlement.words.last_day'),
  reason: t('printed_settlement.reason_leaving'),
  years: t('printed_settlement.words.years'),
  paidOn: t('printed_settlement.words.paid_on'),
  additions: t('printed_settlement.words.additions'),
  deductions: t('printed_settlement.words.deductions'),
  owed: t('printed_settlement.words.owed'),
  net: t('printed_settlement.words.net'),
  page: t('printed_settlement.words.page'),
  of: t('printed_settlement.words.of'),
} satisfies Record<string, Text>;

const reasons = {
  resignation: t('printed_settlement.reasons.resignation'),
  termination: t('printed_settlement.reasons.termination'),
  dismissal_for_cause: t('printed_settlement.reasons.dismissal_for_cause'),
  contract_end: t('printed_settlement.reasons.contract_end'),
  retirement: t('printed_settlement.reasons.retirement'),
  disability: t('printed_settlement.reasons.disability'),
  death: t('printed_settlement.reasons.death'),
  force_majeure: t('printed_settlement.reasons.force_majeure'),
  marriage_or_childbirth: t('printed_settlement.reasons.marriage_or_childbirth'),
} satisfies Record<EndOfServiceReason, Text>;

const sections = [
  ['award', t('printed_settlement.end_service_award')],
  ['leave', t('printed_settlement.leave_not_taken')],
  ['notice', t('printed_settlement.notice')],
  ['loans', t('printed_settlement.loans')],
  ['others', t('printed_settlement.paid_taken_besides')],
] as const satisfies readonly (readonly [EndOfServiceLine['section'], Text])[];

const missing = '–';

/**
 * The settlement in the words, digits and dates of a language: what counts, and by which rule no more is taken. What
 * people typed is left as it is.
 */
export function printedSettlement(document: SettlementDocument, locale: Locale): PrintedPay {
  const { company, employee, lastDay, currency } = document;
  const name = inLanguage(locale, employee.name, employee.nativeName);
  const otherName = name === employee.name ? employee.nativeName : employee.name;
  const amount = (decimal: string): string => groupedMoney(decimal, currency);
  const day = localDate(lastDay, locale);
  const shown = document.lines.filter(({ kind, code }) => kind || code === 'AWARD');
  const limit = document.lines.filter(({ code }) => code === 'LIMIT');
  return {
    lang: locale,
    rtl: isRightToLeft(locale),
    title: `${say(words.settlement, locale)} ${day}`,
    author: company.name,
    heading: say(words.settlement, locale),
    month: day,
    draft: document.isApproved ? null : say(words.draft, locale),
    company: typed(company.name),
    legalName: company.legalName && company.legalName !== company.name ? typed(company.legalName) : null,
    employee: typed(name),
    otherName: otherName && otherName !== name ? typed(otherName) : null,
    currency,
    facts: [
      { label: say(words.code, locale), value: typed(employee.code) },
      { label: say(words.hired, locale), value: localDate(document.hireDate, locale) },
      { label: say(words.lastDay, locale), value: day },
      { label: say(words.reason, locale), value: say(reasons[document.reason], locale) },
      { label: say(words.years, locale), value: String(Number(document.years)) },
      { label: say(words.paidOn, locale), value: document.paidOn ? localDate(document.paidOn, locale) : missing },
    ],
    sections: sections.flatMap(([section, title]) => {
      const rows = shown.filter((line) => (line.section ?? 'award') === section);
      return rows.length ? [{ title: say(title, locale), rows: rows.map((line) => printedLine(line, locale)) }] : [];
    }),
    totals: [
      { label: say(words.additions, locale), amount: amount(document.additions) },
      { label: say(words.deductions, locale), amount: amount(document.deductions) },
      ...limit.map(({ name: told, value }) => ({ label: say(told, locale), amount: amount(value) })),
      ...(Number(document.owed) > 0 ? [{ label: say(words.owed, locale), amount: amount(document.owed) }] : []),
    ],
    net: { label: say(words.net, locale), amount: amount(document.net) },
    year: null,
    footer: `${typed(employee.code)} · ${day}`,
    page: say(words.page, locale),
    of: say(words.of, locale),
  };
}

function printedLine(line: EndOfServiceLine, locale: Locale): PrintedLine {
  const isTaken = line.kind === 'deduction' && Number(line.value) > 0;
  return {
    name: typed(say(line.name, locale)),
    reason: say(line.reason, locale),
    calculation: calculationOf(line),
    amount: `${isTaken ? '-' : ''}${groupedDecimal(line.value)}`,
  };
}
