import type { ReactNode } from 'react';
import { NotAuthorizedPage } from '../app/message-pages';
import { useSession } from './session';

/** Keeps people from pages they may not read, with the words of the specification. */
export function Gate({ subject, children }: { subject: string; children: ReactNode }) {
  const { ability } = useSession();
  return ability.can('read', subject) ? children : <NotAuthorizedPage />;
}
