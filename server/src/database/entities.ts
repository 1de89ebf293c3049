import { AuthSession } from '../auth/auth-session';
import { PasswordLink } from '../auth/password-link';
import '../areas/registry';
import { allAreas, declareTables } from '../platform/area';

let declared = false;

/** Every TypeORM entity of the server. */
export function allEntities(): Function[] {
  if (!declared) declareTables();
  declared = true;
  return [...allAreas().map((area) => area.record), AuthSession, PasswordLink];
}
