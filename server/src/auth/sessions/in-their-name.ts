import { abilityOf } from '../../platform/access/ability';
import { signedInCtx } from '../../platform/access/signed-in-ctx';
import { Ctx, type Services } from '../../platform/context';
import { asPlatform, type Mode } from '../../platform/database/transaction';
import { platformId } from '../../platform/records/write-rows';
import { inCompany, type OnBehalf } from '../../platform/system-ctx';
import { readInside } from './session-reading';

/**
 * A background step in the name and with the rights of whoever asked for it, as they are now: what is refused to them
 * on a form is refused to them here. Who is no longer let in may nothing more; the product itself may everything.
 */
export function inTheirName<T>(
  services: Services,
  onBehalf: OnBehalf,
  mode: Mode,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return inCompany(services, onBehalf, mode, async (ctx) => {
    const person = await personOf(ctx);
    const answer = await work(person);
    for (const subject of person.written) ctx.written.add(subject);
    return answer;
  });
}

async function personOf(ctx: Ctx): Promise<Ctx> {
  const { services, requestId, locale, tx, user, companyId } = ctx;
  if (user.id === platformId) return ctx;
  const session = await asPlatform(tx, () => readInside(tx, user.id, companyId, ctx.now));
  return session
    ? signedInCtx({ services, requestId, locale, session, tx })
    : new Ctx({ services, requestId, locale, session: { ...user, type: 'employee' }, tx, ability: abilityOf([]) });
}
