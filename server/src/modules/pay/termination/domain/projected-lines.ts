import { monthInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Text } from '../../../../kernel/text/text';
import type { ExplainedAmount } from '../../engine/figures/payslip-totals';
import type { PayInput } from '../../engine/payslip';
import { t } from '../../texts/text';
import type { EndOfServiceLine } from './end-of-service-lines';
import type { ProjectedMovement } from './projected-provision';
import type { ProvisionFacts } from './provision';

type Name = keyof ProjectedMovement | 'settled';
const labels: Record<Name, Text> = {
  projectedOpening: t('projected_lines.opening'),
  serviceCost: t('projected_lines.service_cost'),
  interest: t('projected_lines.interest'),
  remeasurement: t('projected_lines.remeasurement'),
  projectedClosing: t('projected_lines.closing'),
  settled: t('provision.paid_out'),
};
const codes: Record<keyof ProjectedMovement, string> = {
  projectedOpening: 'PROJECTED_OPENING',
  serviceCost: 'SERVICE_COST',
  interest: 'INTEREST',
  remeasurement: 'REMEASUREMENT',
  projectedClosing: 'PROJECTED_CLOSING',
};
const words: Record<Name, string> = {
  projectedOpening: 'opening',
  serviceCost: 'service_cost',
  interest: 'interest',
  remeasurement: 'remeasurement',
  projectedClosing: 'closing',
  settled: 'settled',
};

export const projectedNames = [
  'projectedOpening',
  'serviceCost',
  'interest',
  'remeasurement',
  'projectedClosing',
] as const satisfies readonly (keyof ProjectedMovement)[];

/** The sums of a month for all together; nothing where no rule held for it. */
export function explainProjectedSums(sums: { [name in Name]: string | null }, currency: string): ExplainedAmount[] {
  if (sums.projectedClosing === null) return [];
  const money = (name: Name) => formatMoney(parseMoney(sums[name] ?? '0', currency), currency);
  const reasons: Record<keyof ProjectedMovement, Text> = {
    projectedOpening: t('projected_lines.as_closed_before'),
    serviceCost: t('projected_lines.share_of_month'),
    interest: t('projected_lines.month_nearer_each'),
    remeasurement: t('projected_lines.other_terms'),
    projectedClosing: t('projected_lines.expected_award_each'),
  };
  return projectedNames.map((name) => {
    const isClosing = name === 'projectedClosing';
    const parts = ['projectedOpening', 'serviceCost', 'interest', 'remeasurement', 'settled'] as const;
    return {
      code: codes[name],
      name: labels[name],
      value: money(name),
      unit: currency,
      formula: isClosing ? 'opening + service_cost + interest + remeasurement − settled' : `Σ ${words[name]}`,
      inputs: isClosing
        ? parts.map((part) => ({ name: words[part], label: labels[part], value: money(part), unit: currency }))
        : [],
      reason: reasons[name],
    };
  });
}

/** How the projected provision moved, and by which assumptions; nothing where there were none. */
export function explainProjection(
  { service, projection }: Pick<ProvisionFacts, 'service' | 'projection'>,
  stored: { [name in Name]: string | null },
): EndOfServiceLine[] {
  if (!projection || stored.projectedClosing === null) return [];
  const { currency } = service;
  const money = (name: Name) => formatMoney(parseMoney(stored[name] ?? '0', currency), currency);
  const inputs = (...names: Name[]): PayInput[] =>
    names.map((name) => ({ name: words[name], label: labels[name], value: money(name), unit: currency }));
  const line = (name: keyof ProjectedMovement, formula: string, given: PayInput[], reason: Text): EndOfServiceLine => ({
    code: codes[name],
    section: 'net',
    name: labels[name],
    value: money(name),
    unit: currency,
    formula,
    inputs: given,
    reason,
  });
  const { discountRate, salaryGrowth, until } = projection;
  const terms = { discountRate, salaryGrowth, until: monthInWords(until.slice(0, 7)) };
  return [
    line('projectedOpening', 'opening', inputs('projectedOpening'), t('projected_lines.as_closed_before')),
    line('serviceCost', 'service_cost', inputs('serviceCost'), t('projected_lines.share_of_month')),
    line('interest', 'opening × rate', inputs('projectedOpening'), t('projected_lines.month_nearer', { discountRate })),
    line(
      'remeasurement',
      'closing − opening − service_cost − interest + settled',
      inputs('projectedClosing', 'projectedOpening', 'serviceCost', 'interest', 'settled'),
      t('projected_lines.other_terms'),
    ),
    line(
      'projectedClosing',
      'opening + service_cost + interest + remeasurement − settled',
      inputs('projectedOpening', 'serviceCost', 'interest', 'remeasurement', 'settled'),
      t('projected_lines.expected_award', terms),
    ),
  ];
}
