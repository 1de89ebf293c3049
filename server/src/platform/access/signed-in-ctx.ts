import { Ctx, type Parts, type Services } from '../context';
import { abilityOf, needsReach, rulesFor, type Ability, type Reach } from './ability';
import type { SessionUser } from './session-user';
import { dayIn } from '../today';
import type { Scope, Tx } from '../database/transaction';

/** Outside a company the platform areas are open to the ability; inside one, the database shows that company alone. */
export function scopeOf(user: SessionUser, now: Date): Scope {
  const { company, apiToken } = user;
  return {
    companyId: company?.id ?? null,
    userId: user.id,
    platform: company === null,
    ...(company && { today: dayIn(company.timeZone, now) }),
    ...(apiToken && { tokenId: apiToken.id }),
  };
}

/** Abilities that follow from the session alone; who is signed in is the same object for half a second. */
const abilities = new WeakMap<SessionUser, Ability>();

async function abilityFor(session: SessionUser, services: Services, tx: Tx): Promise<Ability> {
  if (needsReach(session.grants)) return abilityWith(session, await services.reachOf(session, tx));
  let ability = abilities.get(session);
  if (!ability) abilities.set(session, (ability = abilityWith(session, { own: [], team: [], department: [] })));
  return ability;
}

/** Only active users may do anything at all. */
const abilityWith = (session: SessionUser, reach: Reach): Ability =>
  abilityOf(session.status === 'active' ? rulesFor(session, reach) : []);

/** The request's context once its transaction is open. */
export async function signedInCtx(
  parts: Omit<Parts, 'ability' | 'tx'> & { session: SessionUser; tx: Tx },
): Promise<Ctx> {
  return new Ctx({ ...parts, ability: await abilityFor(parts.session, parts.services, parts.tx) });
}
