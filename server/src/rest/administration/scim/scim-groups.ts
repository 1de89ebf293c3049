import { createHash } from 'node:crypto';
import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { listRecords } from '../../../platform/lists/list-query';
import { sqlOf, type Row, type Values } from '../../../platform/records/area';
import { createRecord, deleteRecord, lockedRecord, oneRecord, updateRecord } from '../../../platform/records/records';
import { companyRole, type CompanyRole } from '../../../modules/administration/company-role/company-role';
import { companyUser } from '../../../modules/administration/company-user/company-user';
import type { FilterAttributes } from './scim-filter';
import { invalidValue, ScimError } from './scim-errors';
import { refuseUnless, type Resource } from './scim-page';
import { memberIds, textIn, type Changes, type GroupChanges } from './scim-patch';
import { addressOf, metaOf } from './scim-users';
import { t } from '../../texts/text';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
/** Members that come or go in one request. */
export const mostMembers = 1_000;

const members = `array(select m.id::text from membership m where m.company_id = t.company_id
  and t.id = any(m.role_ids) and m.deleted_at is null)`;

export const groupAttributes: FilterAttributes = {
  id: { kind: 'text', sql: 't.id::text', isExact: true },
  displayname: { kind: 'text', sql: 't.title' },
  externalid: { kind: 'text', sql: 't.external_id', isExact: true },
  members: { kind: 'ids', sql: members },
  'members.value': { kind: 'ids', sql: members },
  'meta.created': { kind: 'instant', sql: 't.created_at' },
  'meta.lastmodified': { kind: 'instant', sql: 't.updated_at' },
};

interface Member {
  id: string;
  name: string;
  roleId: string;
}

/** Who has these roles, of those the asker may read; in the order of their ids. */
async function membersOf(ctx: Ctx, roleIds: string[]): Promise<Map<string, Member[]>> {
  const parameters = new Parameters();
  const where = [
    `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
    `t.role_ids && ${parameters.add(roleIds, '::char(24)[]')}`,
    't.deleted_at is null',
    grantSql(ctx.ability, 'read', companyUser, parameters),
  ].join(' and ');
  const { rows } = await ctx.tx.query<Member & object>(
    `select t.id, ${sqlOf(companyUser, 'name')} as name, r.id as "roleId"
      from membership t, unnest(t.role_ids) r (id) where ${where} order by t.id`,
    parameters.values,
  );
  const found = new Map<string, Member[]>(roleIds.map((id) => [id, []]));
  for (const row of rows) found.get(row.roleId)?.push(row);
  return found;
}

/** Roles as groups of RFC 7643. Their version tells also who is in them. */
async function groupsOf(ctx: Ctx, rows: Row<CompanyRole>[]): Promise<Resource[]> {
  const within = await membersOf(
    ctx,
    rows.map(({ id }) => id as unknown as string),
  );
  return rows.map((row) => {
    const id = row.id as unknown as string;
    const group = within.get(id)!;
    const digest = createHash('sha256')
      .update(group.map((each) => each.id).join())
      .digest('base64url');
    return {
      schemas: [groupSchema],
      id,
      ...(row.externalId && { externalId: row.externalId }),
      displayName: row.title,
      members: group.map((each) => ({
        value: each.id,
        display: each.name,
        $ref: addressOf(ctx, 'Users', each.id),
        type: 'User',
      })),
      meta: metaOf(ctx, 'Group', row as never, `W/"${row.version}-${digest.slice(0, 12)}"`),
    };
  });
}

export async function groupsById(ctx: Ctx, ids: string[]): Promise<Resource[]> {
  if (!ids.length) return [];
  const { rows } = await listRecords(ctx, companyRole, { filter: { id: { in: ids } }, limit: ids.length });
  const groups = new Map((await groupsOf(ctx, rows)).map((group) => [group.id, group]));
  return ids.flatMap((id) => groups.get(id) ?? []);
}

export async function oneGroup(ctx: Ctx, id: string): Promise<Resource> {
  refuseUnless(ctx, companyRole, 'read');
  return (await groupsOf(ctx, [await oneRecord(ctx, companyRole, id)]))[0]!;
}

/** A role that grants nothing until somebody says in the product what it grants. */
export async function createGroup(ctx: Ctx, changes: Changes): Promise<Resource> {
  refuseUnless(ctx, companyRole, 'read', 'create');
  const title = textIn(changes, 'displayname');
  if (!title) throw invalidValue('displayName');
  const made = await createRecord(ctx, companyRole, { title, externalId: textIn(changes, 'externalid') ?? null });
  const id = made.id as unknown as string;
  await keepMembers(ctx, id, new Set(), new Set(memberIds(changes.get('members') ?? [])));
  return oneGroup(ctx, id);
}

/** What a PUT of a group comes to; members that are not sent stay as they are. */
export const replacedGroup = (changes: Changes, before: Iterable<string>): GroupChanges => ({
  changes,
  members: new Set(changes.has('members') ? memberIds(changes.get('members') ?? []) : before),
});

/**
 * Changes a group to what `changed` makes of its members: they come and go one by one under the rules of members, all
 * or none.
 */
export async function changeGroup(
  ctx: Ctx,
  id: string,
  changed: (before: string[]) => GroupChanges,
  check: (before: Resource) => void,
): Promise<Resource> {
  refuseUnless(ctx, companyRole, 'read');
  const row = await lockedRecord(ctx, companyRole, id, 'read');
  const [group] = await groupsOf(ctx, [row]);
  check(group!);
  const before = (group!.members as { value: string }[]).map(({ value }) => value);
  const { changes, members: after } = changed(before);
  const values: Values = {};
  const title = textIn(changes, 'displayname');
  if (title === null) throw invalidValue('displayName');
  if (title !== undefined && title !== row.title) values.title = title;
  const externalId = textIn(changes, 'externalid');
  if (externalId !== undefined && (externalId || null) !== row.externalId) values.externalId = externalId;
  if (Object.keys(values).length) {
    refuseUnless(ctx, companyRole, 'update');
    await updateRecord(ctx, companyRole, id, row.version as unknown as number, values);
  }
  await keepMembers(ctx, id, new Set(before), after);
  return oneGroup(ctx, id);
}

async function keepMembers(
  ctx: Ctx,
  roleId: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<void> {
  const moved = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id)).sort();
  if (!moved.length) return;
  refuseUnless(ctx, companyUser, 'update');
  if (moved.length > mostMembers) throw new ScimError(413, undefined, t('scim.most_members', { most: mostMembers }));
  for (const id of moved) {
    const row = await lockedRecord(ctx, companyUser, id, 'update').catch((error: unknown) => {
      throw (error as { code?: string }).code === 'NOT_FOUND'
        ? new ScimError(400, 'invalidValue', t('scim.member_unknown', { id: id.slice(0, 40) }))
        : error;
    });
    const others = row.roleIds.filter((each) => each !== roleId);
    await updateRecord(ctx, companyUser, id, row.version, { roleIds: after.has(id) ? [...others, roleId] : others });
  }
}

/** As on screen: not while somebody has the role. */
export async function removeGroup(ctx: Ctx, id: string, check: (before: Resource) => void): Promise<void> {
  refuseUnless(ctx, companyRole, 'delete');
  check((await groupsOf(ctx, [await lockedRecord(ctx, companyRole, id, 'delete')]))[0]!);
  await deleteRecord(ctx, companyRole, id);
}
