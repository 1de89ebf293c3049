import { Router, type Request, type RequestHandler } from 'express';
import type { Auth } from '../auth/auth';
import type { Ctx, Services } from '../platform/context';
import { AppError, invalid, notFound, unauthenticated } from '../platform/errors';
import { isId } from '../platform/ids';
import { deleteRecords, oneRecord } from '../platform/records';
import { at, inRequest } from '../platform/rest';
import { restBodies } from '../platform/rest-body';
import { addMember, endMembershipsOf, type NewMember } from './company-user/company-user.actions';
import { companyUser } from './company-user/company-user';
import { menuFor } from './menu/menu';
import { user } from './user/user';
import { addUser } from './user/user.actions';

/** Account and shell calls of old clients, and the two ways they write users. */
export function shellRoutes(services: Services, auth: Auth): Router {
  const router = Router();
  const signedIn = (request: Request) => {
    if (!request.session) throw unauthenticated();
    return request.session;
  };
  at(router, '/api/user/roles', { get: [(request, response) => {
    response.json({ success: true, data: signedIn(request).roleTitles });
  }] });
  at(router, '/api/menuOptions', { get: [async (request, response) => {
    response.json({ success: true, data: await inRequest(services, request, 'read', menuFor) });
  }] });
  at(router, '/api/user/change-company', { post: [...restBodies, async (request, response) => {
    const session = signedIn(request);
    const { visit, selectedCompany } = (request.body ?? {}) as { visit?: unknown; selectedCompany?: { _id?: unknown } };
    if (visit === true || visit === 'true') await auth.sessions.enterCompany(session, String(selectedCompany?._id ?? ''));
    else await auth.sessions.leaveCompany(session);
    response.json({ success: true });
  }] });

  const add = (work: (ctx: Ctx, data: NewMember) => Promise<object>): RequestHandler[] => [...restBodies, async (request, response) => {
    const { data } = (request.body ?? {}) as { data?: NewMember };
    if (typeof data !== 'object' || data === null) {
      throw invalid('data', { en: 'Send the user as {"data": {…}}.', ar: 'أرسل بيانات المستخدم بالشكل {"data": {…}}.' });
    }
    const made = await inRequest(services, request, 'write', (ctx) => work(ctx, data)).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'TAKEN' ? new AppError('TAKEN', 402, error.text, error.field) : error;
    });
    response.status(201).json({ success: true, data: made });
  }];
  const remove = (work: (ctx: Ctx, id: string) => Promise<void>): RequestHandler[] => [...restBodies, async (request, response) => {
    const id = userIdIn(request.body);
    if (id === signedIn(request).id) {
      throw new AppError('INVALID', 400, { en: 'You cannot delete yourself.', ar: 'لا يمكنك حذف حسابك.' });
    }
    await inRequest(services, request, 'write', (ctx) => work(ctx, id));
    response.json({ success: true });
  }];

  at(router, '/api/user/add-user', { post: add(async (ctx, { password, name, email, type, status, roles }: NewMember & { roles?: string[] }) => {
    const made = await addUser(ctx, { name, email, type, status, roleIds: roles ?? [] }, String(password ?? ''));
    return { _id: made.id, id: made.id, name: made.name, email: made.email, type: made.type, status: made.status, roles: made.roleIds };
  }) });
  at(router, '/api/company-user/add-user', { post: add(async (ctx, data: NewMember & { roles?: string[] }) => {
    const { name, email, type, status, roles } = data;
    const made = await addMember(ctx, { name: String(name ?? ''), email: String(email ?? ''), password: String(data.password ?? ''), type, status, roleIds: roles ?? [] });
    return { _id: made.userId, id: made.id, name: made.name, email: made.email, type: type ?? 'employee', status: made.status, roles: made.roleIds };
  }) });
  const deleteUser = remove(async (ctx, id) => {
    await oneRecord(ctx, user, id, 'delete');
    await endMembershipsOf(ctx, id);
    await deleted(ctx, user, id);
  });
  const deleteMember = remove(async (ctx, id) => {
    const { rows } = await ctx.tx.query<{ id: string }>(
      'select id from membership where company_id = $1 and (user_id = $2 or id = $2) and deleted_at is null', [ctx.companyId, id]);
    if (!rows[0]) throw notFound();
    await deleted(ctx, companyUser, rows[0].id);
  });
  at(router, '/api/user/delete-user', { delete: deleteUser, post: deleteUser });
  at(router, '/api/company-user/delete-user', { delete: deleteMember, post: deleteMember });
  return router;
}

/** The id as axios sends it: the bare text, `{_id}`, `{data}` or `{selectedUser: {_id}}`. */
function userIdIn(body: unknown): string {
  const { _id, data, selectedUser } = (typeof body === 'object' && body !== null ? body : { _id: body }) as
    { _id?: unknown; data?: unknown; selectedUser?: { _id?: unknown } };
  const given = _id ?? selectedUser?._id ?? data;
  const id = String(typeof given === 'object' && given !== null ? (given as { _id?: unknown })._id : given ?? '').trim().replace(/^"|"$/g, '');
  if (!isId(id)) throw notFound();
  return id;
}

async function deleted(ctx: Ctx, area: Parameters<typeof deleteRecords>[1], id: string): Promise<void> {
  const [result] = await deleteRecords(ctx, area, [id]);
  if (!result!.done) throw result!.refusal ?? notFound();
}
