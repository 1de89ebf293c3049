import { createMongoAbility, subject } from '@casl/ability';
import { rulesToCondition } from '@casl/ability/extra';
import { allAreas, sqlOf, type Area, type Condition, type Values } from '../records/area';
import { columnOf } from '../records/fields';
import { type Grant, type Ability, type Rule, type Reach, type Grantee } from './grant';
import { Parameters } from './../database/parameters';

export { Parameters };

export { scopes, type GrantScope, type Closed } from './grant';
export { type Grant, type Ability, type Rule, type Reach, type Grantee };

/** The rules of specification §6: admin everything, client the acl-page, anyone else what their roles grant. */
export function rulesFor(user: Grantee, reach: Reach): Rule[] {
  if (user.type === 'admin') return [{ action: 'manage', subject: 'all' }];
  const rules: Rule[] = user.isFormer ? [] : [{ action: 'read', subject: 'acl-page' }];
  if (user.type === 'client') return rules;
  const byName = new Map(allAreas().map((area) => [area.name, area]));
  for (const grant of user.grants) {
    const area = byName.get(grant.subject);
    if (!area) continue;
    const { action, subject: about } = grant;
    const before = rules.length;
    if (grant.scope === 'company')
      rules.push({
        action,
        subject: about,
        ...(area.reachedWhen?.company && { conditions: area.reachedWhen.company }),
      });
    else if (area.person) {
      const ids = reach[grant.scope];
      const own = grant.scope === 'own' && action === 'read' ? area.reachedWhen?.own : undefined;
      const when = { ...area.reachedWhen?.people, ...own };
      for (const who of openOf(area, action, ids, reach))
        rules.push({ action, subject: about, conditions: { ...who, ...wanted(when) } });
      // What was theirs before they came back is theirs to read; nothing is done about it in their name any more.
      if (grant.scope === 'own' && isReading(action)) {
        for (const id of reach.former ?? [])
          for (const who of openOf(area, action, [id], reach))
            rules.push({ action, subject: about, conditions: { ...who, ...wanted(when) } });
      }
      const departments = area.openTo && grant.scope !== 'own' ? (reach.departmentsOf?.[grant.scope] ?? []) : [];
      if (departments.length)
        rules.push({
          action,
          subject: about,
          conditions: { [area.person]: null, [area.openTo!]: { $in: departments } },
        });
      if (ids.length && action === 'read' && area.sharedWith)
        rules.push({ action, subject: about, conditions: { [area.sharedWith]: { $in: ids } } });
    }
    if (action === 'read' && area.plainIn)
      rules.push(...rules.slice(before).map((rule) => plainly(rule, area.plainIn!)));
  }
  return rules;
}

const isReading = (action: string): boolean => action === 'read' || action.startsWith('read_');
/** Who must not find a row closed to do this to it where they are the one it is about. */
export const closedToOwn = (action: string): 'own' | 'doing' =>
  isReading(action) || action === 'export' ? 'own' : 'doing';

/** The rows about these people that nothing they name closes: their own by one rule, those of others by another. */
function openOf({ person, closedBy }: Area, action: string, ids: string[], reach: Reach): Values[] {
  const closed = closedBy && reach.closed?.[closedBy.kind];
  const open = (people: string[], shut: string[]) =>
    people.length ? [{ [person!]: { $in: people }, ...(shut.length && { [closedBy!.by]: { $nin: shut } }) }] : [];
  if (!closed || !Object.values(closed).some((shut) => shut.length)) return open(ids, []);
  const ownIds = new Set([...reach.own, ...(reach.former ?? [])]);
  return [
    ...open(
      ids.filter((id) => ownIds.has(id)),
      closed[closedToOwn(action)],
    ),
    ...open(
      ids.filter((id) => !ownIds.has(id)),
      closed.others,
    ),
  ];
}
const wanted = (when: Condition): Values =>
  Object.fromEntries(
    Object.entries(when).map(([name, value]) => [name, typeof value === 'string' ? value : { $in: [...value] }]),
  );

/** The same rows as far as a group of their fields is not sensitive in them. */
const plainly = ({ subject: about, conditions }: Rule, { group, rows }: NonNullable<Area['plainIn']>): Rule => ({
  action: `read_${group}`,
  subject: about,
  conditions: {
    ...conditions,
    ...Object.fromEntries(Object.entries(rows).map(([name, values]) => [name, { $in: [...values] }])),
  },
});

export const abilityOf = (rules: Rule[]): Ability => createMongoAbility<Ability>(rules);

export const needsReach = (grants: Grant[]): boolean => grants.some((grant) => grant.scope !== 'company');

/** May the user do this to this very row? */
export function mayDo(ability: Ability, action: string, area: Area, row: Values): boolean {
  return ability.can(action, subject(area.name, { ...row }));
}

/** May they do it to some row at all? Never enough for a decision about one row or one field. */
export const mayDoSome = (ability: Ability, action: string, area: Area): boolean => ability.can(action, area.name);

/** The fields of a row that decide what the user may do with it. */
export const conditionFields = (ability: Ability, area: Area): Set<string> =>
  new Set(ability.rules.flatMap((rule) => (rule.subject === area.name ? Object.keys(rule.conditions ?? {}) : [])));

/**
 * The grants for an action as SQL over the row alias: 'true', 'false' or a condition; for reading, the area's own rule
 * on top.
 * Only equality, null, $in (on a list of references: any of them) and $nin on fields the database knows of the area
 * pass:
 * anything else in a rule is a defect and throws.
 */
export function grantSql(ability: Ability, action: string, area: Area, parameters: Parameters, alias = 't'): string {
  const rules = ability.rulesFor(action, area.name);
  const whole = rules.filter(({ conditions }) => !conditions);
  const granted =
    rulesToCondition(
      // What holds for every row makes the others idle: no parameter may be left that the statement does not name.
      whole.length ? whole : rules,
      (rule) => conditionSql(area, rule.conditions as Values | undefined, parameters, alias),
      { and: (parts) => parts.join(' and '), or: (parts) => `(${parts.join(' or ')})`, empty: () => 'true' },
    ) ?? 'false';
  if (action !== 'read' || !area.readable) return granted;
  return area.readable(granted, (other, wanted, as) => grantSql(ability, wanted, other, parameters, as), alias);
}

function conditionSql(area: Area, conditions: Values | undefined, parameters: Parameters, alias: string): string {
  if (!conditions || Object.keys(conditions).length === 0) return 'true';
  return Object.entries(conditions)
    .map(([name, wanted]) => {
      if (name !== 'id' && !area.fields.has(name))
        throw new Error(`a grant on ${area.name} names the unknown field ${name}`);
      if (wanted === null) return `${alias}.${columnOf(name)} is null`;
      if (typeof wanted === 'string') return `${alias}.${columnOf(name)} = ${parameters.add(wanted)}`;
      const { $in: list = [], $nin: others, ...rest } = wanted as { $in?: unknown; $nin?: unknown };
      if (!Array.isArray(list) || Object.keys(rest).length)
        throw new Error(`a grant on ${area.name} uses more than equality, $in and $nin`);
      if (Array.isArray(others))
        return `coalesce(${sqlOf(area, name).replace(/\bt\./g, `${alias}.`)} <> all(${parameters.add(others, '::char(24)[]')}), true)`;
      const kind = area.fields.get(name)?.kind;
      const ids = parameters.add(list, kind === 'choice' ? '::text[]' : '::char(24)[]');
      return kind === 'references'
        ? `${alias}.${columnOf(name)} && ${ids}`
        : `${alias}.${columnOf(name)} = any(${ids})`;
    })
    .join(' and ');
}

/**
 * How far the user sees the sensitive fields that an action shows, of the rows they may read: 'all' of them, 'none', or
 * 'some' rows only.
 * A filter or a sort by such a field is allowed for 'all' alone: with 'some', the order itself would reveal values.
 */
export function sensitiveReach(ability: Ability, area: Area, action: string): 'all' | 'some' | 'none' {
  const sql = grantSql(ability, action, area, new Parameters());
  return sql === 'true' ? 'all' : sql === 'false' ? 'none' : 'some';
}
