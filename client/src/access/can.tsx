import type { ReactNode } from 'react';
import { useSession } from './session';

/** Shows its children to those who may do this; it decides nothing, the server does. */
export function Can({ action, subject, children }: { action: string; subject: string; children: ReactNode }) {
  const { ability } = useSession();
  return ability.can(action, subject) ? children : null;
}
