import type { Grant, GrantScope, Reach } from './ability';
import { findArea } from '../records/area';
import type { Ctx } from '../context';
import { forbidden } from '../errors';
import { grantBeyond, refuseGrantingMore } from './grant-rules';
import { t } from '../texts/text';

/**
 * What an account opens to whoever signs in with it: what its roles grant, starting from the employee it is linked to.
 */
export interface Opening {
  grants: Grant[];
  employeeId: string | null;
}

/**
 * Nobody reaches by an account, a link, a role or an address what they do not hold: whoever decides what an account
 * opens holds all of it themselves, for every person it reaches. An admin holds everything.
 */
export async function refuseOpeningMore(ctx: Ctx, { grants, employeeId }: Opening): Promise<void> {
  refuseGrantingMore(ctx.user, grants);
  if (!employeeId || ctx.user.type === 'admin' || employeeId === ctx.user.employeeId) return;
  const about = grants.filter((grant) => isAboutPeople(grant) && !holdsOfAll(ctx, grant));
  if (!about.length) return;
  const theirs = await ctx.services.reachOf({ ...ctx.user, employeeId }, ctx.tx);
  const mine = await ctx.services.reachOf(ctx.user, ctx.tx);
  const beyond = about.find((grant) => !covers(ctx, mine, grant, reachedBy(theirs, grant.scope)));
  if (beyond) throw forbidden(ofOthers(beyond));
}

/**
 * Nobody takes from others what they do not hold themselves: not by removing, suspending or changing an account, nor by
 * narrowing a role. What concerns its owner alone is held by nobody else, and counts for nothing here.
 */
export function refuseTakingMore(ctx: Ctx, grants: Grant[]): void {
  const beyond = heldBeyond(ctx, grants);
  if (beyond)
    throw forbidden(
      t('within_reach.somebody_else_holds_what_you_do_not', { subject: beyond.subject, action: beyond.action }),
    );
}

/** The first of these grants of somebody else that whoever acts does not hold. */
export const heldBeyond = ({ user }: Ctx, grants: Grant[]): Grant | undefined =>
  grantBeyond(
    user,
    grants.filter(({ scope }) => scope !== 'own'),
  );

/** Where somebody is put: under whom, and in which department. What stays as it was is left out or null. */
export interface Place {
  managerId?: string | null;
  departmentId?: string | null;
}

const known = new WeakMap<object, Promise<Reach>>();
/** Whom whoever acts reaches, asked once in a transaction: by what they do in it they come to reach nobody. */
function ownReach(ctx: Ctx): Promise<Reach> {
  let reach = known.get(ctx.tx);
  if (!reach) known.set(ctx.tx, (reach = ctx.services.reachOf(ctx.user, ctx.tx)));
  return reach;
}

/**
 * Whoever puts people under themselves, or into departments they head, would reach them by grants of team or
 * department.
 */
export async function refusePlacingBelowOneself(ctx: Ctx, { managerId, departmentId }: Place): Promise<void> {
  if ((!managerId && !departmentId) || !ctx.user.employeeId) return;
  const beyond = (scope: GrantScope) =>
    ctx.user.grants.find((grant) => grant.scope === scope && isAboutPeople(grant) && !holdsOfAll(ctx, grant));
  const [asTeam, asDepartment] = [beyond('team'), beyond('department')];
  if (!asTeam && !asDepartment) return;
  const { team, departmentsOf } = await ownReach(ctx);
  if (asTeam && managerId && team.includes(managerId)) throw forbidden(byPlace(asTeam));
  if (asDepartment && departmentId && departmentsOf?.department.includes(departmentId))
    throw forbidden(byPlace(asDepartment));
}

/** Who is made the head of a department reaches the people in it and below it; nobody makes that themselves. */
export function refuseHeading(ctx: Ctx, managerId: string | null): void {
  if (!managerId || managerId !== ctx.user.employeeId) return;
  const beyond = ctx.user.grants.find(
    (grant) => grant.scope === 'department' && isAboutPeople(grant) && !holdsOfAll(ctx, grant),
  );
  if (beyond) throw forbidden(byPlace(beyond));
}

/** Grants of narrow scope mean other people for each who holds them. */
const isAboutPeople = ({ subject, scope }: Grant): boolean =>
  scope !== 'company' && findArea(subject)?.person !== undefined;

export const holdsOfAll = ({ user }: Ctx, { subject, action }: Pick<Grant, 'subject' | 'action'>): boolean =>
  user.type === 'admin' ||
  user.grants.some((own) => own.subject === subject && own.action === action && own.scope === 'company');

const reachedBy = (reach: Reach, scope: GrantScope): string[] =>
  scope === 'own' ? [...reach.own, ...(reach.former ?? [])] : scope === 'company' ? [] : reach[scope];

function covers({ user }: Ctx, mine: Reach, { subject, action }: Grant, people: string[]): boolean {
  const own = user.grants.filter((grant) => grant.subject === subject && grant.action === action);
  const reached = new Set(own.flatMap(({ scope }) => reachedBy(mine, scope)));
  return people.every((id) => reached.has(id));
}

const ofOthers = ({ subject, action }: Grant) =>
  t('within_reach.account_would_open_employee_whom', { subject, action });

const byPlace = ({ subject, action }: Grant) => t('within_reach.you_hold_below_you_somebody', { subject, action });
