import { lazy } from 'react';
import type { Kind } from '../../../fields/kinds/kind';
import { Shown } from '../../../fields/kinds/shown';

/** The value of a step: a number, which its form tries on everybody's pay. */
export const stepValueKind: Kind = {
  kind: 'own',
  Show: ({ row }) => <Shown kind={{ kind: 'decimal' }} field="value" row={row} />,
  Input: lazy(() => import('./step-value-input')),
};
