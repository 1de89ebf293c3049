import type { SessionUser } from '../../../platform/access/session-user';
import { aliasesFor, catalogue } from '../../../platform/access/permission-catalogue';

/** The permission aliases a user holds where they are now; an admin holds all of them. */
export function aliasesOf(user: SessionUser): string[] {
  if (user.type === 'admin') return catalogue().map(({ alias }) => alias);
  return user.type === 'client' ? [] : aliasesFor(user.grants, user.company ? 'company' : 'platform');
}
