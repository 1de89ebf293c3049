import { lazy } from 'react';
import type { Kind } from '../../../fields/kinds/kind';

const Formula = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value ? <bdi className="formula">{value}</bdi> : <span className="nothing">–</span>;

export const formulaKind: Kind = {
  kind: 'own',
  Show: Formula,
  Input: lazy(() => import('./formula-editor')),
  isText: true,
};
export const conditionKind: Kind = {
  kind: 'own',
  Show: Formula,
  Input: lazy(() => import('./condition-editor')),
  isText: true,
};
