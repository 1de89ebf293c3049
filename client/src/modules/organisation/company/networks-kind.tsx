import { lazy } from 'react';
import type { Kind } from '../../../fields/kinds/kind';
import { networksIn } from './networks-in';
import './networks.css';

/** Networks from which a company is reached, each with which one it is. */
export const networksKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) => <Networks value={value} />,
  Input: lazy(() => import('./network-lines')),
} satisfies Kind;

function Networks({ value }: { value: unknown }) {
  const networks = networksIn(value);
  if (networks.length === 0) return <span className="quiet">–</span>;
  return (
    <ul className="network-list">
      {networks.map(({ network, note }) => (
        <li key={network}>
          <bdi dir="ltr">{network}</bdi> <bdi className="quiet">{note}</bdi>
        </li>
      ))}
    </ul>
  );
}
