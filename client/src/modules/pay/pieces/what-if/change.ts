import type { PayWhatIfQueryVariables } from '../../../../generated/pay/pieces/what-if';

/** What would be otherwise, and in which month. */
export type Change = Omit<PayWhatIfQueryVariables, 'limit' | 'offset'>;

export const pageSize = 10;
export const firstPage = { limit: pageSize, offset: 0 };
