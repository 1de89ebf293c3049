import { dateInWords } from '../../../../kernel/dates/date-words';
import { addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { listedFurther } from '../../../../kernel/text/listed';
import { named, type Text } from '../../../../kernel/text/text';
import { taxOfCountry } from '../../statutory/income-tax/taxes';
import type { IncomeTax, TaxRates } from '../../statutory/income-tax/tax';
import { t } from '../../texts/text';
import { contributionPrefix, isOfOwnScheme } from '../contributions/contribution-lines';
import { isLastPayslip } from '../contributions/insured-months';
import { encashmentCode } from '../encashment/encashment-value';
import { rewardReversedCode } from '../difference/pay-reversal';
import { explainedLine, type DraftLine, type PayCalculation, type StepOutcome } from '../pay-step';
import type { PayFacts, PayInput } from '../payslip';
import type { OwnPeriod, PayRules } from '../pay-rules';
import { periodOf, periodsPerYear } from '../periods/pay-period';
import { terminationWageOf } from '../time/termination-wage';
import { taxOfMonth, type TaxedMonth, type TaxOfMonth } from './tax-of-month';

/** What is taken; what of the month's pay is taxed, which later changes are settled of; and what of it comes once. */
export const taxCodes = { tax: 'INCOME_TAX', pay: 'TAXABLE_PAY', once: 'TAXABLE_ONCE' } as const;

/** What comes again in other months is part of the month; what is settled on its own is taxed by itself. */
const comesOnce = new Set(['REWARD', encashmentCode, rewardReversedCode]);
const isLeave = (code: string): boolean => code.startsWith('LEAVE_');

/** First month of the tax year of a month, and how many months of it come after. */
export function taxYearOf({ firstMonth }: Pick<IncomeTax, 'firstMonth'>, first: PlainDate) {
  const passed = (Number(first.slice(5, 7)) - firstMonth + 12) % 12;
  return { from: addMonths(first, -passed), monthsAfter: 11 - passed };
}

/**
 * The tax of the month of who is registered with it: by the year to date, with what is settled of closed months, which
 * is taxed in the month that settles it.
 */
export function incomeTax(calculation: PayCalculation): StepOutcome {
  return taxLines(calculation, false);
}

/** The same of a payslip of nothing but differences of closed months. */
export const incomeTaxOfDifferences = (calculation: PayCalculation): StepOutcome => taxLines(calculation, true);

function taxLines(calculation: PayCalculation, isFurther: boolean): StepOutcome {
  const { facts, rules, lines } = calculation;
  const theirs = facts.incomeTax;
  const tax = theirs && taxOfCountry(rules.country);
  const rates = tax?.rates.find(({ validFrom }) => validFrom <= rules.monthFirst);
  if (!tax || !rates || tax.currency !== rules.currency) return { lines: [] };
  const [regular, single] = isFurther ? [0n, 0n] : taxablePay(lines, rules, tax);
  const settled = (facts.retro?.differences ?? []).reduce(
    (sum, { code, recomputed, paid }) =>
      code === taxCodes.pay ? sum + parseMoney(recomputed, rules.currency) - parseMoney(paid, rules.currency) : sum,
    0n,
  );
  const told = payLines(rules, regular, single);
  // As social insurance: with the last payslip of a month, by the pay of all of them.
  if (!theirs.year || !(isFurther || isLastPayslip(calculation))) return { lines: told };
  const { monthsAfter } = taxYearOf(tax, rules.monthFirst);
  const before = isFurther ? nothingPaid : paidInMonth(calculation);
  const month: TaxedMonth = {
    paidBefore: parseMoney(theirs.year.pay, rules.currency) - before.regular - before.once,
    takenBefore: parseMoney(theirs.year.tax, rules.currency) - before.tax,
    takenInMonth: before.tax,
    regular: before.regular + regular,
    once: before.once + single + settled,
    expected: expectedPay(calculation, tax),
    monthsAfter: Math.min(monthsAfter, monthsUntil(facts.exitDate, rules)),
    isFurther,
  };
  const found = taxOfMonth(tax, rates, month, theirs.claims, rules.currency);
  return { lines: [...told, ...taxLine(rules, tax, rates, month, found)] };
}

const nothingPaid = { regular: 0n, once: 0n, tax: 0n };

/** What other payslips of a month that is paid in parts have paid and taken of it. */
function paidInMonth({ facts, rules }: PayCalculation): typeof nothingPaid {
  const paid = facts.incomeTax?.year?.month;
  if (!paid || !(rules.ownPeriod || facts.paidFrom || facts.paidTo)) return nothingPaid;
  const [regular, once, tax] = [paid.regular, paid.once, paid.tax].map((text) => parseMoney(text, rules.currency));
  return { regular: regular!, once: once!, tax: tax! };
}

/** Laws name social insurance; of what a company collects for itself no law was found. */
const lowersTax = (tax: IncomeTax, code: string): boolean => tax.isInsuranceDeductible && !isOfOwnScheme(code);

/** What of a payslip's lines is taxed each month, and what is taxed once. */
function taxablePay(lines: readonly DraftLine[], { pay }: PayRules, tax: IncomeTax): [regular: bigint, once: bigint] {
  let [regular, once] = [0n, 0n];
  for (const { code, kind, amount, taxFree } of lines) {
    const component = pay.components.get(code);
    if (taxFree || component?.taxFree || code === 'RETRO') continue;
    const isInsurance = code.startsWith(contributionPrefix);
    if (comesOnce.has(code)) once += kind === 'earning' ? amount : -amount;
    else if (kind === 'earning' && !isInsurance) regular += amount;
    else if (kind === 'deduction' && (isInsurance ? lowersTax(tax, code) : isLeave(code) || component))
      regular -= amount;
  }
  return [regular, once];
}

/** The pay of a whole month by the salary and the allowances of the last day, and by what components came to. */
function expectedPay({ facts, rules, lines }: PayCalculation, tax: IncomeTax): bigint {
  const holds = (each: { validFrom: PlainDate; validTo: PlainDate | null }): boolean =>
    each.validFrom <= rules.to && (each.validTo ?? rules.to) >= rules.to;
  const salary = facts.salaries.find(holds);
  if (!salary) return 0n;
  const allowances = facts.items.filter((item) => item.kind === 'allowance' && !item.taxFree && holds(item));
  const { basic, allowances: parts } = terminationWageOf({
    basicSalary: salary.amount,
    allowances: allowances.map(({ basis, fixedAmount, percentOfBasic, title }) => ({
      basis,
      fixedAmount,
      percentOfBasic,
      title: named(title),
    })),
    currency: rules.currency,
  });
  const beside = lines.reduce((sum, { code, kind, amount }) => {
    if (kind === 'deduction' && code.startsWith(contributionPrefix)) return lowersTax(tax, code) ? sum - amount : sum;
    const component = rules.pay.components.get(code);
    if (!component || component.taxFree) return sum;
    const { ownPeriod, pay } = rules;
    const ofMonth = ownPeriod && !pay.ofMonth.has(code) ? (amount * periodsAYear(ownPeriod)) / 12n : amount;
    return kind === 'earning' ? sum + ofMonth : kind === 'deduction' ? sum - ofMonth : sum;
  }, 0n);
  return parts.reduce((sum, { amount }) => sum + amount, basic + beside);
}

const periodsAYear = ({ schedule }: OwnPeriod): bigint => BigInt(periodsPerYear[schedule.frequency]);

function monthsUntil(exitDate: PayFacts['exitDate'], { monthFirst, ownPeriod }: PayRules): number {
  if (exitDate === null) return 12;
  const months = (day: PlainDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const last = ownPeriod ? periodOf(ownPeriod.schedule, exitDate).to : exitDate;
  return Math.max(0, months(last) - months(monthFirst));
}

function payLines(rules: PayRules, regular: bigint, once: bigint): DraftLine[] {
  const line = (code: string, name: Text, amount: bigint, reason: Text): DraftLine[] =>
    amount === 0n
      ? []
      : [
          explainedLine(rules, { code, name, kind: 'information', amount }, () => ({
            formula: 'Σ',
            inputs: [],
            reason,
          })),
        ];
  return [
    ...line(taxCodes.pay, t('income_tax.taxable_pay'), regular, t('income_tax.taxable_pay_of_month')),
    ...line(taxCodes.once, t('income_tax.taxable_once'), once, t('income_tax.taxable_pay_once')),
  ];
}

function taxLine(rules: PayRules, tax: IncomeTax, rates: TaxRates, month: TaxedMonth, found: TaxOfMonth): DraftLine[] {
  if (found.tax === 0n) return [];
  const isGivenBack = found.tax < 0n;
  return [
    explainedLine(
      rules,
      {
        code: taxCodes.tax,
        name: isGivenBack ? t('income_tax.given_back', { tax: tax.name }) : tax.name,
        kind: isGivenBack ? 'earning' : 'deduction',
        amount: isGivenBack ? -found.tax : found.tax,
      },
      () => explained(rules.currency, rates, month, found),
    ),
  ];
}

function explained(
  currency: string,
  rates: TaxRates,
  { takenBefore, takenInMonth, monthsAfter, isFurther }: TaxedMonth,
  { ofOnce, spreadOver, year, tax }: TaxOfMonth,
): { formula: string; inputs: PayInput[]; reason: Text } {
  const money = (name: string, label: Text, amount: bigint): PayInput[] =>
    amount === 0n ? [] : [{ name, label, value: formatMoney(amount, currency), unit: currency }];
  const reasons: [Text, ...Text[]] = [
    t('income_tax.of_year', {
      taxable: groupedDecimal(formatMoney(year.taxable, currency)),
      source: rates.source,
      since: dateInWords(rates.validFrom),
    }),
  ];
  if (monthsAfter > 0 && !isFurther) reasons.push(t('income_tax.spread', { count: spreadOver }));
  if (ofOnce !== 0n) reasons.push(t('income_tax.of_once', { amount: groupedDecimal(formatMoney(ofOnce, currency)) }));
  if (tax < 0n) reasons.push(t('income_tax.was_too_much'));
  return {
    formula:
      (ofOnce === 0n ? '(year − taken) ÷ months' : '(year − once − taken) ÷ months + once') +
      (takenInMonth === 0n ? '' : ' − of_month'),
    inputs: [
      ...money('income', t('income_tax.income_of_year'), year.income),
      ...year.allowances.flatMap(({ allowance, amount }) => money(allowance.code, allowance.name, amount)),
      ...(rates.relief ? money('relief', rates.relief.name, year.relief) : []),
      ...money('taxable', t('income_tax.taxable_income'), year.taxable),
      ...money('brackets', t('income_tax.by_brackets'), year.byBrackets),
      ...(rates.rebate ? money('rebate', rates.rebate.name, year.rebate) : []),
      ...(rates.surcharges ? money('surcharge', rates.surcharges.name, year.surcharge) : []),
      ...(rates.further ? money('further', rates.further.name, year.further) : []),
      ...(rates.cess ? money('cess', rates.cess.name, year.cess) : []),
      ...money('year', t('income_tax.tax_of_year'), year.total),
      ...money('once', t('income_tax.tax_of_once'), ofOnce),
      ...money('taken', t('income_tax.taken_before'), takenBefore),
      ...money('of_month', t('income_tax.taken_in_month'), takenInMonth),
      { name: 'months', label: t('income_tax.months_left'), value: String(Math.max(1, spreadOver)), unit: '' },
    ],
    reason: listedFurther(reasons),
  };
}
