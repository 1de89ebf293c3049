import type { ContributionSchemeRateInput } from '../../../generated/pay/contribution-scheme';

export type Rate = ContributionSchemeRateInput;

/** Without the type's name that answers carry and the server does not take back. */
export const ratesIn = (value: unknown): Rate[] =>
  Array.isArray(value)
    ? (value as Rate[]).map(({ wageBelow, employee, employer, floor, ceiling }) => ({
        wageBelow: wageBelow ?? null,
        employee,
        employer,
        floor: floor ?? null,
        ceiling: ceiling ?? null,
      }))
    : [];
