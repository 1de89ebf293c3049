import { Router, type Request, type RequestHandler } from 'express';
import type { Auth } from '../auth/auth';
import { assertPassword } from '../auth/passwords/password-rule';
import { mayDoSome, type Grant } from '../platform/access/ability';
import type { Area } from '../platform/records/area';
import type { Ctx, Services } from '../platform/context';
import { AppError, forbidden, invalid, notFound, unauthenticated } from '../platform/errors';
import { isId } from '../platform/records/ids';
import { aliasesFor } from '../platform/access/permission-catalogue';
import { deleteRecords, oneRecord } from '../platform/records/records';
import { at, inRequest } from '../platform/http/rest';
import { restBodies } from '../platform/http/rest-body';
import {
  addMember,
  endMembershipsOf,
  type NewMember,
} from '../modules/administration/company-user/company-user.actions';
import { companyUser } from '../modules/administration/company-user/company-user';
import { oldIdOf } from './administration/company-user.rest';
import { oldMenuFor } from './administration/menu.rest';
import { user } from '../modules/administration/user/user';
import { addUser } from '../modules/administration/user/user.actions';
import { t } from './texts/text';

/** Account and shell calls of old clients, and the two ways they write users. */
export function shellRoutes(services: Services, auth: Auth): Router {
  const router = Router();
  const signedIn = (request: Request) => {
    if (!request.session) throw unauthenticated();
    return request.session;
  };
  at(router, '/api/user/roles', {
    get: [
      (request, response) => {
        response.json({ success: true, data: signedIn(request).roleTitles });
      },
    ],
  });
  at(router, '/api/menuOptions', {
    get: [
      async (request, response) => {
        response.json({ success: true, data: await inRequest(services, request, 'read', oldMenuFor) });
      },
    ],
  });
  at(router, '/api/user/change-company', {
    post: [
      ...restBodies,
      async (request, response) => {
        const session = request.halted ?? signedIn(request);
        const { visit, selectedCompany } = (request.body ?? {}) as {
          visit?: unknown;
          selectedCompany?: { _id?: unknown };
        };
        if (visit === true || visit === 'true')
          await auth.sessions.enterCompany(session, String(selectedCompany?._id ?? ''), request.ip ?? '');
        else if (visit === false || visit === 'false') await auth.sessions.leaveCompany(session);
        else throw invalid('visit', t('shell.send_true_enter_company_false'));
        response.json({ success: true });
      },
    ],
  });

  /** Accounts of the product are kept outside any company: an admin who is inside one keeps them from there. */
  const outside = ({ session }: Request) => (session?.type === 'admin' ? { ...session, company: null } : session);
  const inside = ({ session }: Request) => session;
  const add = (work: (ctx: Ctx, data: GivenUser) => Promise<object>, from = inside): RequestHandler[] => [
    ...restBodies,
    async (request, response) => {
      const { data } = (request.body ?? {}) as { data?: GivenUser };
      if (typeof data !== 'object' || data === null) {
        throw invalid('data', t('shell.send_user_data'));
      }
      const made = await inRequest(services, request, 'write', (ctx) => work(ctx, data), from(request)).catch(
        (error: unknown) => {
          throw error instanceof AppError && error.code === 'TAKEN'
            ? new AppError('TAKEN', 402, error.text, error.field)
            : error;
        },
      );
      response.status(201).json({ success: true, data: made });
    },
  ];
  const remove = (area: Area, work: (ctx: Ctx, id: string) => Promise<void>): RequestHandler[] => [
    ...restBodies,
    async (request, response) => {
      await inRequest(services, request, 'write', (ctx) => {
        if (!mayDoSome(ctx.ability, 'delete', area)) throw forbidden();
        const id = userIdIn(request.body);
        if (id === ctx.user.id) throw new AppError('INVALID', 400, t('shell.you_cannot_delete_yourself'));
        return work(ctx, id);
      });
      response.json({ success: true });
    },
  ];

  at(router, '/api/user/add-user', {
    post: add(async (ctx, { password, name, email, type, status, roles, permissions }) => {
      assertPassword(textOf(password), 'password', [textOf(email), textOf(name)]);
      const made = await addUser(ctx, { name, email, type: typeFrom(type), status, roleIds: roles ?? [] });
      await refuseBeyondRoles(ctx, 'platform', made.roleIds, permissions);
      return {
        _id: made.id,
        id: made.id,
        name: made.name,
        email: made.email,
        type: made.type,
        status: made.status,
        roles: made.roleIds,
      };
    }, outside),
  });
  at(router, '/api/company-user/add-user', {
    post: add(async (ctx, { password, name, email, type, status, roles, permissions }) => {
      assertPassword(textOf(password), 'password', [textOf(email), textOf(name)]);
      const made = await addMember(ctx, {
        name,
        email,
        type: typeFrom(type),
        status,
        roleIds: roles ?? [],
      });
      await refuseBeyondRoles(ctx, 'company', made.roleIds, permissions);
      return {
        _id: oldIdOf(made),
        id: oldIdOf(made),
        name: made.name,
        email: made.email,
        type: made.accountType,
        status: made.status === 'invited' ? 'active' : 'inactive',
        roles: made.roleIds,
      };
    }),
  });
  const deleteUser = remove(user, async (ctx, id) => {
    await oneRecord(ctx, user, id, 'delete');
    await endMembershipsOf(ctx, id);
    await deleted(ctx, user, id);
  });
  const deleteMember = remove(companyUser, async (ctx, id) => {
    const { rows } = await ctx.tx.query<{ id: string }>(
      'select id from membership where company_id = $1 and (user_id = $2 or id = $2) and deleted_at is null',
      [ctx.companyId, id],
    );
    if (!rows[0]) throw notFound();
    await deleted(ctx, companyUser, rows[0].id);
  });
  at(router, '/api/user/delete-user', { delete: deleteUser, post: deleteUser });
  at(router, '/api/company-user/delete-user', { delete: deleteMember, post: deleteMember });
  return router;
}

/**
 * Old clients send a first password: it is looked at as ever and kept by nobody, for its owner alone chooses one, by
 * the link that is mailed (decision 0181).
 */
type GivenUser = NewMember & { password?: unknown; roles?: string[]; permissions?: unknown };

/**
 * Old clients give an account whatever word they have for it: but for admins and clients it may do what its roles
 * grant.
 */
const typeFrom = (type: unknown): string | undefined =>
  typeof type === 'string' && !['admin', 'client'].includes(type) ? 'employee' : (type as string | undefined);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Permissions come from roles: naming those that the roles bring asks for nothing more, naming others is refused. */
async function refuseBeyondRoles(
  ctx: Ctx,
  type: 'platform' | 'company',
  roleIds: string[],
  permissions: unknown,
): Promise<void> {
  if (permissions === undefined || permissions === null || permissions === '') return;
  const wanted = [permissions].flat();
  if (!wanted.length) return;
  const { rows } = await ctx.tx.query<{ grants: Grant[] }>(
    type === 'platform'
      ? `select grants from role where id = any($1::char(24)[]) and status = 'active' and deleted_at is null`
      : `select grants from company_role where id = any($1::char(24)[]) and company_id = $2 and status = 'active'
        and deleted_at is null`,
    type === 'platform' ? [roleIds] : [roleIds, ctx.companyId],
  );
  const brought = new Set<unknown>(
    aliasesFor(
      rows.flatMap(({ grants }) => grants),
      type,
    ),
  );
  if (wanted.some((each) => !brought.has(each))) {
    throw invalid('permissions', t('shell.permissions_come_roles_give_role'));
  }
}

/** The id as axios sends it: the bare text, `{_id}`, `{data}` or `{selectedUser: {_id}}`. */
function userIdIn(body: unknown): string {
  const { _id, data, selectedUser } = (typeof body === 'object' && body !== null ? body : { _id: body }) as {
    _id?: unknown;
    data?: unknown;
    selectedUser?: { _id?: unknown };
  };
  const given = _id ?? selectedUser?._id ?? data;
  const id = String(typeof given === 'object' && given !== null ? (given as { _id?: unknown })._id : (given ?? ''))
    .trim()
    .replace(/^"|"$/g, '');
  if (!isId(id)) throw notFound();
  return id;
}

async function deleted(ctx: Ctx, area: Parameters<typeof deleteRecords>[1], id: string): Promise<void> {
  const [result] = await deleteRecords(ctx, area, [id]);
  if (!result!.done) throw result!.refusal ?? notFound();
}
