import { AuthSession } from '../auth/sessions/auth-session';
import { PasswordLink } from '../auth/passwords/password-link';
import { Passkey } from '../auth/passkeys/passkey';
import { ProviderIdentity } from '../auth/single-sign-on/provider-identity';
import { SecondFactor } from '../auth/second-factor/second-factor';
import '../modules/modules';
import { allAreas, declareTables } from '../platform/records/area';

let declared = false;

/** Every TypeORM entity of the server. */
export function allEntities(): Function[] {
  if (!declared) declareTables();
  declared = true;
  return [...allAreas().map((area) => area.record), AuthSession, PasswordLink, ProviderIdentity, SecondFactor, Passkey];
}
