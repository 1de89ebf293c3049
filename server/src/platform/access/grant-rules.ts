import { scopes, type Grant } from './ability';
import { allAreas, type Area } from '../records/area';
import { forbidden, invalid } from '../errors';
import { actionShowing } from '../records/fields';
import type { SessionUser } from './session-user';
import { t } from '../texts/text';

export const ordinaryActions = ['read', 'create', 'update', 'delete', 'read_sensitive', 'export'] as const;

/** What a role of a company can grant on that company itself. */
export const ownCompanyActions = ['read', 'update', 'audit'];

/** The actions that show fields of this area which need a grant of their own. */
const shownByGroups = (area: Area): string[] => [...area.fields.values()].flatMap((meta) => actionShowing(meta) ?? []);

/** The actions a role can grant on an area: the ordinary ones and the area's own verbs. */
export function actionsOn(subject: string): string[] {
  const area = allAreas().find((each) => each.name === subject);
  return area && !area.isPersonal
    ? [...new Set([...ordinaryActions, ...shownByGroups(area), ...Object.keys(area.verbs ?? {})])]
    : [];
}

export function refuseUnknownGrants(grants: Grant[], isTenant: boolean): void {
  for (const grant of grants) {
    const area = allAreas().find((each) => each.name === grant.subject);
    const isKnown = area?.isTenant === isTenant && actionsOn(grant.subject).includes(grant.action);
    if (isKnown || (isTenant && grant.subject === 'Company' && ownCompanyActions.includes(grant.action))) continue;
    throw invalid('grants', t('grant_rules.cannot_granted_role', { subject: grant.subject, action: grant.action }));
  }
}

/** Nobody grants what they do not hold, nor to a wider circle than their own. */
export function refuseGrantingMore(user: SessionUser, wanted: Grant[]): void {
  const beyond = grantBeyond(user, wanted);
  if (beyond) {
    throw forbidden(
      t('grant_rules.you_do_not_hold_yourself', {
        subject: beyond.subject,
        action: beyond.action,
        scope: beyond.scope,
      }),
    );
  }
}

/** The first of these that the user does not hold, or to a narrower circle. An admin holds everything. */
export function grantBeyond(user: SessionUser, wanted: Grant[]): Grant | undefined {
  if (user.type === 'admin') return undefined;
  const holds = (grant: Grant) =>
    user.grants.some(
      (own) =>
        own.subject === grant.subject &&
        own.action === grant.action &&
        scopes.indexOf(own.scope) >= scopes.indexOf(grant.scope),
    );
  return wanted.find((grant) => !holds(grant));
}
