import type { Kind } from '../fields/kinds/kind';
import type { ReferenceName } from '../fields/references';

/** Of these a form offers what has not ended before today. */
const ending: ReferenceName[] = ['department'];

export const offeredOn = (today: string, kind: Kind): Kind =>
  (kind.kind === 'reference' || kind.kind === 'references') && ending.includes(kind.to)
    ? { ...kind, within: { ...kind.within, validTo: { gteOrEmpty: today } } }
    : kind;
