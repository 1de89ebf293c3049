import type { Plain } from '../../../../kernel/formula/compile';

/** Values of the words formulas may name. */
export type Words = Pick<ReadonlyMap<string, Plain>, 'get'>;
