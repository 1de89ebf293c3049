import { json, Router, type Request, type RequestHandler } from 'express';
import type { Ctx, Services } from '../../../platform/context';
import type { Mode } from '../../../platform/database/transaction';
import { AppError, notFound } from '../../../platform/errors';
import { refuseDeepBodies } from '../../../platform/graphql/deep-bodies';
import { inRequest } from '../../../platform/http/rest';
import type { Area } from '../../../platform/records/area';
import { companyRole } from '../../../modules/administration/company-role/company-role';
import { companyUser } from '../../../modules/administration/company-user/company-user';
import { scimCaller } from './scim-caller';
import { scimErrors, scimJson } from './scim-errors';
import { foundRows, isKnownVersion, listed, narrowed, refuseOtherVersion, type Resource } from './scim-page';
import { changesOf, groupChanges, operationsOf, sentObject, userChanges } from './scim-patch';
import {
  createGroup,
  changeGroup,
  groupAttributes,
  groupsById,
  oneGroup,
  removeGroup,
  replacedGroup,
} from './scim-groups';
import { described, providerConfig } from './scim-schemas';
import { changeUser, createUser, oneUser, removeUser, userAttributes, usersById } from './scim-users';
import type { FilterAttributes } from './scim-filter';
import { t } from '../../texts/text';

interface Answer {
  status: number;
  body?: object | undefined;
  /** What was made, whose address is told. */
  made?: Resource;
  version?: string;
}

type Check = (before: Resource) => void;
interface Kind {
  area: Area;
  attributes: () => FilterAttributes;
  byId: (ctx: Ctx, ids: string[]) => Promise<Resource[]>;
  one: (ctx: Ctx, id: string) => Promise<Resource>;
  create: (ctx: Ctx, body: unknown) => Promise<Resource>;
  replace: (ctx: Ctx, id: string, body: unknown, check: Check) => Promise<Resource>;
  patch: (ctx: Ctx, id: string, body: unknown, check: Check) => Promise<Resource>;
  remove: (ctx: Ctx, id: string, check: Check) => Promise<void>;
}

const sent = (body: unknown) => changesOf(sentObject(body));

const kinds: Record<'Users' | 'Groups', Kind> = {
  Users: {
    area: companyUser as unknown as Area,
    attributes: userAttributes,
    byId: usersById,
    one: oneUser,
    create: (ctx, body) => createUser(ctx, sent(body)),
    replace: (ctx, id, body, check) => changeUser(ctx, id, sent(body), check),
    patch: (ctx, id, body, check) => changeUser(ctx, id, userChanges(operationsOf(body)), check),
    remove: removeUser,
  },
  Groups: {
    area: companyRole as unknown as Area,
    attributes: () => groupAttributes,
    byId: groupsById,
    one: oneGroup,
    create: (ctx, body) => createGroup(ctx, sent(body)),
    replace: (ctx, id, body, check) => changeGroup(ctx, id, (before) => replacedGroup(sent(body), before), check),
    patch: (ctx, id, body, check) => changeGroup(ctx, id, (before) => groupChanges(operationsOf(body), before), check),
    remove: removeGroup,
  },
};

/**
 * SCIM 2.0 (RFC 7643, 7644) under /scim/v2: a directory keeps the users and groups of a company, by an API token that
 * was made for it. Users are members, groups are roles; both change by the records' own rules.
 */
export function scimRoutes(services: Services): Router {
  const router = Router();
  const base = `${services.publicUrl}/scim/v2`;
  const asked =
    (mode: Mode, work: (ctx: Ctx, request: Request) => Promise<Answer>): RequestHandler =>
    async (request, response) => {
      const caller = await scimCaller(services, request);
      const { status, body, made, version } = await inRequest(
        services,
        request,
        mode,
        (ctx) => work(ctx, request),
        caller,
      );
      response.status(status);
      if (made) response.location(made.meta.location);
      if (version) response.set('ETag', version);
      if (body) response.type(scimJson).send(JSON.stringify(body));
      else response.end();
    };
  const told = (request: Request, resource: Resource, status = 200): Answer => ({
    status,
    body: narrowed(resource, request.query),
    version: resource.meta.version,
  });
  const idOf = ({ params }: Request): string => String(params['id']);

  router.use(json({ limit: '1mb', type: [scimJson, 'application/json'] }), refuseDeepBodies);
  router.get(
    '/ServiceProviderConfig',
    asked('read', async () => ({ status: 200, body: providerConfig(base) })),
  );
  for (const kind of ['ResourceTypes', 'Schemas'] as const) {
    router.get(
      `/${kind}{/:id}`,
      asked('read', async (_ctx, { params: { id } }) => {
        const body = described(base, kind, id === undefined ? undefined : String(id));
        if (!body) throw notFound();
        return { status: 200, body };
      }),
    );
  }
  for (const [name, kind] of Object.entries(kinds)) {
    router.get(
      `/${name}`,
      asked('read', async (ctx, { query }) => {
        const found = await foundRows(ctx, kind.area, kind.attributes(), query);
        const resources = await kind.byId(ctx, found.ids);
        return {
          status: 200,
          body: listed(
            resources.map((each) => narrowed(each, query)),
            found,
          ),
        };
      }),
    );
    router.get(
      `/${name}/:id`,
      asked('read', async (ctx, request) => {
        const resource = await kind.one(ctx, idOf(request));
        return isKnownVersion(request, resource)
          ? { status: 304, version: resource.meta.version }
          : told(request, resource);
      }),
    );
    router.post(
      `/${name}`,
      asked('write', async (ctx, request) => {
        const made = await kind.create(ctx, request.body);
        return { ...told(request, made, 201), made };
      }),
    );
    for (const [method, change] of [['put', kind.replace] as const, ['patch', kind.patch] as const])
      router[method](
        `/${name}/:id`,
        asked('write', async (ctx, request) =>
          told(
            request,
            await change(ctx, idOf(request), request.body, (before) => refuseOtherVersion(request, before)),
          ),
        ),
      );
    router.delete(
      `/${name}/:id`,
      asked('write', async (ctx, request) => {
        await kind.remove(ctx, idOf(request), (before) => refuseOtherVersion(request, before));
        return { status: 204 };
      }),
    );
  }
  router.use(() => {
    throw new AppError('NOT_FOUND', 404, t('scim.no_such_path'));
  });
  router.use(scimErrors(services));
  return router;
}
