import { sentences } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { calculationOn } from '../../engine/calculation';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { awardOf, endOfService, type ServiceFacts } from './end-of-service';
import type { Projection } from './projected-provision';
import type { EndOfServiceLine } from './end-of-service-lines';
import { endOfServiceLawOn } from '../../statutory/end-of-service-laws';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { ExplainedAmount } from '../../engine/figures/payslip-totals';
import { monthPeriod, type Month } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/** What a provision is worked out from, decimal texts. */
export interface ProvisionFacts {
  /** The service as it would end with the month. */
  service: ServiceFacts;
  /** The same as it would have ended with the month before; null where it had not begun. */
  before: ServiceFacts | null;
  /**
   * What was provided at the end of the month before; null where that month has no provision, and what it would have
   * been holds.
   */
  brought: string | null;
  /** The award paid in the month, or before it; null where none was paid. */
  paid: { amount: string; isOfMonth: boolean } | null;
  /** What is assumed of the years to come, where the company has a rule for it. */
  projection?: Projection;
}

/** By which formulas and which law a provision is made. */
export const calculationOf = ({ country, lastDay }: ServiceFacts): string => calculationOn(country, lastDay);

/** What the employer would owe, and what of it is new: opening + charge + revaluation − settled = closing. */
export interface Provision {
  years: string;
  opening: string;
  charge: string;
  revaluation: string;
  settled: string;
  closing: string;
}

/**
 * The movement of a month: what another pay makes of the service there was before is revaluation, everything else that
 * is new is charge.
 */
export function provisionOf({ service, before, brought, paid }: ProvisionFacts): Provision {
  const { currency } = service;
  const coinsOf = (facts: ServiceFacts) => parseMoney(awardOf(facts).award, currency);
  const owed = awardOf(service);
  const opening = brought !== null ? parseMoney(brought, currency) : before ? coinsOf(before) : 0n;
  const closing = paid ? 0n : parseMoney(owed.award, currency);
  const settled = paid?.isOfMonth ? parseMoney(paid.amount, currency) : 0n;
  const revaluation = before && !paid ? coinsOf(atPayOf(service, before)) - opening : 0n;
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    years: owed.years,
    opening: money(opening),
    revaluation: money(revaluation),
    settled: money(settled),
    closing: money(closing),
    charge: money(closing - opening - revaluation + settled),
  };
}

const atPayOf = ({ basicSalary, allowances, factors }: ServiceFacts, before: ServiceFacts): ServiceFacts => ({
  ...before,
  basicSalary,
  allowances,
  factors,
});

const byEarlierRules: Text = t('provision.was_worked_out_earlier_formulas');

/**
 * The award line by line, then how the provision moved; the movement alone where what was stored was made by other
 * formulas or law than now.
 */
export function explainProvision(
  { service, before, paid, calculation }: Omit<ProvisionFacts, 'brought'> & { calculation?: string },
  stored: Provision,
): EndOfServiceLine[] {
  const isOfNow = calculation === calculationOf(service);
  const { currency } = service;
  const money = (name: keyof Provision) => formatMoney(parseMoney(stored[name], currency), currency);
  const moved = {
    opening: money('opening'),
    charge: money('charge'),
    revaluation: money('revaluation'),
    settled: money('settled'),
    closing: money('closing'),
  };
  const input = (name: string, label: Text, value: string): PayInput => ({ name, label, value, unit: currency });
  const line = (
    code: string,
    name: Text,
    value: string,
    formula: string,
    inputs: PayInput[],
    reason: Text,
  ): EndOfServiceLine => ({ code, section: 'net', name, value, unit: currency, formula, inputs, reason });
  const opening = input('opening', t('provision.provided_month_before'), moved.opening);
  const closing = input('closing', t('provision.owed_end_month'), moved.closing);
  const revaluation = input('revaluation', t('provision.revaluation'), moved.revaluation);
  const settled = input('settled', t('provision.paid_out'), moved.settled);
  const revalued =
    before && !paid && isOfNow
      ? input('revalued', t('provision.service_before_pay_today'), awardOf(atPayOf(service, before)).award)
      : null;
  return [
    ...(isOfNow ? endOfService(service).lines : []).map((each): EndOfServiceLine => ({ ...each, section: 'award' })),
    line(
      'OPENING',
      t('provision.opening'),
      moved.opening,
      'opening',
      [opening],
      t('provision.what_was_provided_end_month'),
    ),
    ...(revalued
      ? [
          line(
            'REVALUATION',
            t('provision.revaluation'),
            moved.revaluation,
            'revalued − opening',
            [revalued, opening],
            t('provision.same_service_another_pay_what'),
          ),
        ]
      : []),
    line(
      'CHARGE',
      t('provision.charge_month'),
      moved.charge,
      'closing − opening − revaluation + settled',
      [closing, opening, revaluation, settled],
      t('provision.what_service_month_adds_all'),
    ),
    ...(paid
      ? [
          line(
            'SETTLED',
            t('provision.paid_out'),
            moved.settled,
            'settled',
            [settled],
            t('provision.award_end_service_paid_month'),
          ),
        ]
      : []),
    line(
      'CLOSING',
      t('provision.closing'),
      moved.closing,
      'opening + charge + revaluation − settled',
      [opening, input('charge', t('provision.charge_month'), moved.charge), revaluation, settled],
      paid
        ? t('provision.award_paid_nothing_more_owed')
        : isOfNow
          ? t('provision.award_if_ended')
          : sentences([t('provision.award_if_ended'), byEarlierRules]),
    ),
  ];
}

/**
 * What the provisions of a month come to for all together, decimal texts; `byMonth` is what each month of the financial
 * year has added.
 */
export interface ProvisionSums extends Omit<Provision, 'years'> {
  people: number;
  byMonth: readonly { period: Month; charge: string }[];
}

/**
 * The sums of a month and how they hang together; the rule of each award is the law of its day, told with the provision
 * of each employee.
 */
export function explainProvisionSums(
  sums: ProvisionSums,
  { country, currency, month }: { country: string; currency: string; month: Month },
): ExplainedAmount[] {
  const money = (amount: string) => formatMoney(parseMoney(amount, currency), currency);
  const label = {
    opening: t('provision.opening'),
    charge: t('provision.charge_month'),
    revaluation: t('provision.revaluation'),
    settled: t('provision.paid_out'),
    closing: t('provision.closing'),
  } satisfies Record<string, Text>;
  type Name = keyof typeof label;
  const people: PayInput = {
    name: 'n',
    label: t('provision.employees'),
    value: String(sums.people),
    unit: '',
  };
  const inputs = (...names: Name[]): PayInput[] =>
    names.map((name) => ({ name, label: label[name], value: money(sums[name]), unit: currency }));
  const line = (name: Name, formula: string, given: PayInput[], reason: Text): ExplainedAmount => ({
    code: name.toUpperCase(),
    name: label[name],
    value: money(sums[name]),
    unit: currency,
    formula,
    inputs: given,
    reason,
  });
  const law = endOfServiceLawOn(country, monthPeriod(month).to);
  const since = dateInWords(law.validFrom);
  const rule =
    law.country === null ? law.title : t('provision.force_since', { title: law.title, since, source: law.source });
  return [
    line('opening', 'Σ opening', [people], t('provision.what_was_provided_each_end')),
    line(
      'charge',
      'closing − opening − revaluation + settled',
      inputs('closing', 'opening', 'revaluation', 'settled'),
      t('provision.what_service_month_adds_all'),
    ),
    line('revaluation', 'Σ (revalued − opening)', [people], t('provision.same_service_another_pay_what_2')),
    line('settled', 'Σ settled', [people], t('provision.awards_ends_service_paid_month')),
    line(
      'closing',
      'opening + charge + revaluation − settled',
      inputs('opening', 'charge', 'revaluation', 'settled'),
      t('provision.award_each_if_employer_ended', { rule }),
    ),
    {
      code: 'YEAR_CHARGE',
      name: t('provision.added_financial_year'),
      unit: currency,
      value: formatMoney(
        sums.byMonth.reduce((total, { charge }) => total + parseMoney(charge, currency), 0n),
        currency,
      ),
      formula: sums.byMonth.map((_each, at) => `m${at + 1}`).join(' + ') || '0',
      inputs: sums.byMonth.map(({ period, charge }, at) => ({
        name: `m${at + 1}`,
        label: monthInWords(period),
        value: money(charge),
        unit: currency,
      })),
      reason: t('provision.what_service_changes_pay_added'),
    },
  ];
}
