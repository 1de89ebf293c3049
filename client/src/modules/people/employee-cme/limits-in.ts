import type { CmeCategory } from '../../../generated/people/employee-cme';

export interface Limit {
  category: CmeCategory;
  least?: string | null;
  most?: string | null;
}

/** Without the type's name that answers carry and the server does not take back. */
export const limitsIn = (value: unknown): Limit[] =>
  Array.isArray(value) ? (value as Limit[]).map(({ category, least, most }) => ({ category, least, most })) : [];
