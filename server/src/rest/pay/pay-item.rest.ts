import type { Values } from '../../platform/records/area';
import type { PayItem } from '../../modules/pay/items/pay-item/pay-item';

const wireTypes: Record<string, string> = { monthly: 'Monthly', daily: 'Daily' };

/** Filters by the old names of the basis and the status. */
export const basisFilter = (type: string) => ({ basis: { eq: type.toLowerCase() } });
export const statusFilter = (status: string) => ({ status: { eq: status } });

export const payItemSorts = { type: 'basis', fixedValue: 'fixedAmount', percentageValue: 'percentOfBasic' } as const;

const number = (value: string | null): number | null => (value === null ? null : Number(value));

/** An allowance or deduction as old clients know it. */
export const projectPayItems = (
  _ctx: unknown,
  rows: Pick<PayItem, 'title' | 'basis' | 'fixedAmount' | 'percentOfBasic' | 'status'>[],
): Values[] =>
  rows.map(({ title, basis, fixedAmount, percentOfBasic, status }) => ({
    title,
    type: wireTypes[basis],
    fixedValue: number(fixedAmount),
    percentageValue: number(percentOfBasic),
    status,
  }));
