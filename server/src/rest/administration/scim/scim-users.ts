import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { sqlOf, type Row, type Values } from '../../../platform/records/area';
import { relatedRows } from '../../../platform/records/loaders';
import { deleteRecord, lockedRecord, oneRecord, saveRecord, updateRecord } from '../../../platform/records/records';
import { companyRole } from '../../../modules/administration/company-role/company-role';
import { companyUser, type CompanyUser } from '../../../modules/administration/company-user/company-user';
import { addMember } from '../../../modules/administration/company-user/company-user.actions';
import { linkFacts, mailInvitation } from '../../../modules/administration/company-user/invitation';
import { employee } from '../../../modules/people/employee/employee';
import type { FilterAttributes } from './scim-filter';
import { invalidValue, ScimError } from './scim-errors';
import { refuseUnless, type Resource } from './scim-page';
import { flagIn, textIn, type Changes } from './scim-patch';
import { t } from '../../texts/text';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const employeeSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** What users may be filtered by. No constant, because areas are known only once all modules are loaded. */
export function userAttributes(): FilterAttributes {
  const [email, name] = [sqlOf(companyUser, 'email'), sqlOf(companyUser, 'name')];
  const none = 'null::text';
  return {
    id: { kind: 'text', sql: 't.id::text', isExact: true },
    username: { kind: 'text', sql: email },
    externalid: { kind: 'text', sql: 't.external_id', isExact: true },
    displayname: { kind: 'text', sql: name },
    'name.formatted': { kind: 'text', sql: name },
    'name.givenname': { kind: 'text', sql: none },
    'name.familyname': { kind: 'text', sql: none },
    emails: { kind: 'text', sql: email },
    'emails.value': { kind: 'text', sql: email },
    'emails.type': { kind: 'text', sql: `'work'` },
    'emails.primary': { kind: 'flag', sql: 'true' },
    active: { kind: 'flag', sql: `(t.status in ('active', 'invited'))` },
    'meta.created': { kind: 'instant', sql: 't.created_at' },
    'meta.lastmodified': { kind: 'instant', sql: 't.updated_at' },
  };
}

const isLetIn = ({ status }: Row<CompanyUser>): boolean => status === 'active' || status === 'invited';

/** Memberships as users of RFC 7643, with the groups and the number of the employee that the asker may read. */
export async function usersOf(ctx: Ctx, rows: Row<CompanyUser>[]): Promise<Resource[]> {
  const roles = await relatedRows(
    ctx,
    companyRole,
    rows.flatMap(({ roleIds }) => roleIds),
  );
  const employees = await relatedRows(
    ctx,
    employee,
    rows.flatMap(({ employeeId }) => employeeId ?? []),
  );
  return rows.map((row) => {
    const number = row.employeeId ? employees.get(row.employeeId)?.code : undefined;
    return {
      schemas: [userSchema, ...(number ? [employeeSchema] : [])],
      id: row.id,
      ...(row.externalId && { externalId: row.externalId }),
      userName: row.email,
      name: { formatted: row.name },
      displayName: row.name,
      emails: [{ value: row.email, type: 'work', primary: true }],
      active: isLetIn(row),
      groups: row.roleIds.flatMap((id) => {
        const role = roles.get(id);
        return role
          ? [{ value: role.id, display: role.title, $ref: addressOf(ctx, 'Groups', role.id), type: 'direct' }]
          : [];
      }),
      ...(number && { [employeeSchema]: { employeeNumber: number } }),
      meta: metaOf(ctx, 'User', row, `W/"${row.version}"`),
    };
  });
}

export const addressOf = (ctx: Ctx, kind: 'Users' | 'Groups', id: string): string =>
  `${ctx.services.publicUrl}/scim/v2/${kind}/${id}`;

export const metaOf = (
  ctx: Ctx,
  resourceType: 'User' | 'Group',
  { id, createdAt, updatedAt }: { id: string; createdAt: Date; updatedAt: Date },
  version: string,
) => ({
  resourceType,
  created: new Date(createdAt).toISOString(),
  lastModified: new Date(updatedAt).toISOString(),
  location: addressOf(ctx, `${resourceType}s`, id),
  version,
});

export async function usersById(ctx: Ctx, ids: string[]): Promise<Resource[]> {
  if (!ids.length) return [];
  const { rows } = await listRecords(ctx, companyUser, {
    filter: { id: { in: ids } },
    sort: [{ field: 'createdAt', direction: 'asc' }],
    limit: ids.length,
  });
  const users = new Map((await usersOf(ctx, rows)).map((user) => [user.id, user]));
  return ids.flatMap((id) => users.get(id) ?? []);
}

export async function oneUser(ctx: Ctx, id: string): Promise<Resource> {
  refuseUnless(ctx, companyUser, 'read');
  return (await usersOf(ctx, [await oneRecord(ctx, companyUser, id)]))[0]!;
}

/** Invites somebody by mail, or with `active: false` enters them and mails nothing yet. */
export async function createUser(ctx: Ctx, changes: Changes): Promise<Resource> {
  refuseUnless(ctx, companyUser, 'read', 'create');
  const email = textIn(changes, 'username');
  if (!email) throw invalidValue('userName');
  const made = await addMember(ctx, {
    name: nameIn(changes) || email,
    email,
    status: flagIn(changes, 'active') === false ? 'inactive' : 'active',
    externalId: textIn(changes, 'externalid'),
    employeeId: await employeeNumbered(ctx, textIn(changes, 'employeenumber')),
  });
  return oneUser(ctx, made.id);
}

/** The name in whichever way it was sent. It names an invitation; that of an account is its owner's. */
const nameIn = (changes: Changes): string =>
  textIn(changes, 'displayname') ||
  textIn(changes, 'name.formatted') ||
  [textIn(changes, 'name.givenname'), textIn(changes, 'name.familyname')].filter(Boolean).join(' ');

/**
 * The one employee with this number whom the asker may read: null to link nobody, undefined to leave it as it is, which
 * a number does that no one employee has.
 */
async function employeeNumbered(ctx: Ctx, code: string | null | undefined): Promise<string | null | undefined> {
  if (!code) return code === undefined ? undefined : null;
  if (!mayDoSome(ctx.ability, 'read', employee)) return undefined;
  const { rows } = await listRecords(
    ctx,
    employee,
    { filter: { code: { eq: code } }, limit: 2 },
    { fields: new Set(['id', 'code']) },
  );
  return rows.length === 1 ? rows[0]!.id : undefined;
}

/**
 * Changes what was sent. An address is its owner's to change, which is refused; names, which are theirs too, are
 * ignored, because directories send them each time.
 */
export async function changeUser(
  ctx: Ctx,
  id: string,
  changes: Changes,
  check: (before: Resource) => void,
): Promise<Resource> {
  refuseUnless(ctx, companyUser, 'read', 'update');
  const before = await lockedRecord(ctx, companyUser, id, 'update');
  check((await usersOf(ctx, [before]))[0]!);
  const email = textIn(changes, 'username');
  if (email !== undefined && email?.trim().toLowerCase() !== before.email)
    throw new ScimError(400, 'mutability', t('scim.user_name_fixed'));
  const values: Values = {};
  const externalId = textIn(changes, 'externalid');
  if (externalId !== undefined && (externalId || null) !== before.externalId) values.externalId = externalId;
  const employeeId = await employeeNumbered(ctx, textIn(changes, 'employeenumber'));
  if (employeeId !== undefined && employeeId !== before.employeeId) values.employeeId = employeeId;
  const active = flagIn(changes, 'active');
  if (active !== undefined && active !== isLetIn(before)) {
    if (!active) refuseOwnAccount(ctx, before);
    values.status = !active ? 'suspended' : before.userId ? 'active' : 'invited';
  }
  if (Object.keys(values).length) {
    const after = await updateRecord(ctx, companyUser, id, before.version, values);
    if (values.status === 'invited' && !isLinkGood(ctx, after))
      await mailInvitation(ctx, await saveRecord(ctx, companyUser, after, linkFacts(ctx), 'invite'));
  }
  return oneUser(ctx, id);
}

const isLinkGood = (ctx: Ctx, { invitationExpiresAt }: Row<CompanyUser>): boolean =>
  invitationExpiresAt !== null && new Date(invitationExpiresAt) > ctx.now;

function refuseOwnAccount(ctx: Ctx, { userId }: Row<CompanyUser>): void {
  if (userId === ctx.user.id) throw conflict(t('scim.own_account'));
}

export async function removeUser(ctx: Ctx, id: string, check: (before: Resource) => void): Promise<void> {
  refuseUnless(ctx, companyUser, 'delete');
  const before = await lockedRecord(ctx, companyUser, id, 'delete');
  check((await usersOf(ctx, [before]))[0]!);
  refuseOwnAccount(ctx, before);
  await deleteRecord(ctx, companyUser, id);
}
