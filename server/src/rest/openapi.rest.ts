import type { Router } from 'express';
import { unauthenticated } from '../platform/errors';
import { at, type RestList } from '../platform/http/rest';
import type { BaseRecord } from '../platform/records/record';
import { besideShapes, rowShapes } from './openapi-rows.rest';

type Schema = Record<string, unknown>;

const id: Schema = { type: 'string', pattern: '^[0-9a-f]{24}$' };
const types: Record<string, Schema> = {
  id,
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  any: {},
  date: { type: 'string', format: 'date' },
  clock: { type: 'string', pattern: '^(\\d{2}:\\d{2}:\\d{2})?$', description: 'HH:mm:ss, or empty.' },
  moment: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T' },
  object: { type: 'object' },
  person: {
    type: 'object',
    properties: {
      _id: id,
      firstName: { type: 'string' },
      middleName: { type: 'string' },
      lastName: { type: 'string' },
    },
    required: ['firstName', 'lastName'],
  },
};

function schemaOf(type: string): Schema {
  if (type.endsWith('?')) {
    const schema = schemaOf(type.slice(0, -1));
    return { ...schema, type: [schema.type, 'null'] };
  }
  return type.endsWith('[]') ? { type: 'array', items: schemaOf(type.slice(0, -2)) } : types[type]!;
}

/** The properties of `name:type` words. */
const propertiesOf = (shape: string): Record<string, Schema> =>
  Object.fromEntries(
    shape
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const [name, type] = word.split(':') as [string, string];
        return [name, schemaOf(type)];
      }),
  );

const object = (properties: Record<string, unknown>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
const json = (description: string, schema: Schema) => ({ description, content: { 'application/json': { schema } } });
const done = object({ success: { const: true } });
const doneWith = (data: Schema) => object({ success: { const: true }, data });
const refused = { $ref: '#/components/schemas/Refusal' };
const refusals = (...statuses: (keyof typeof refusalTexts)[]) =>
  Object.fromEntries(statuses.map((status) => [status, json(refusalTexts[status], refused)]));
const refusalTexts = {
  400: 'What was asked cannot be done.',
  401: 'Nobody is signed in.',
  402: 'The e-mail address is taken.',
  403: 'Not permitted.',
  404: 'It does not exist, or not for this user.',
  405: 'The path does not offer this method.',
  422: 'A value is not valid; the message tells which.',
};

const stamps = {
  _id: id,
  id,
  index: { type: 'integer', minimum: 1, description: 'Its place in the answer.' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
};

/** What a list answers: its rows under their old names. */
export function listSchema(path: string): Schema {
  return object({
    success: { const: true },
    data: { type: 'array', items: object({ ...stamps, ...propertiesOf(rowShapes[path] ?? '') }) },
    params: { type: 'object', description: 'Every parameter as it was sent.' },
    total: { type: 'integer', description: 'Rows there are in all, whatever the page.' },
    ...propertiesOf(besideShapes[path] ?? ''),
  });
}

const parameter = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const paging = [
  parameter('q', 'Plain text to look for.'),
  parameter('page', 'Page to answer; without page and limit all rows are.', { type: 'integer', minimum: 1 }),
  parameter('limit', 'Rows of a page.', { type: 'integer', minimum: 1, maximum: 1000 }),
  parameter('sort', 'Field to sort by; -field for the other way.'),
];

const listed = ({ path, filters }: RestList<BaseRecord>) => ({
  get: {
    tags: ['Lists'],
    summary: `Rows of ${path}`,
    parameters: [...Object.keys(filters ?? {}).map((name) => parameter(name, 'Only rows that fit.')), ...paging],
    responses: { 200: json('The rows the user may see.', listSchema(path)), ...refusals(401, 403, 405, 422) },
  },
});

const body = (schema: Schema) => ({ required: true, content: { 'application/json': { schema } } });
const account = object({
  data: object(
    {
      name: { type: 'string' },
      email: { type: 'string', format: 'email' },
      password: { type: 'string', minLength: 8, description: '72 bytes at most.' },
    },
    {
      properties: {
        name: { type: 'string' },
        email: { type: 'string', format: 'email' },
        password: { type: 'string', minLength: 8, description: '72 bytes at most.' },
        type: { type: 'string' },
        status: { type: 'string' },
        roles: { type: 'array', items: id },
        permissions: { type: 'array', items: { type: 'string' } },
      },
    },
  ),
});

const users = {
  add: {
    post: {
      tags: ['Users'],
      summary: 'Makes an account; nobody grants what they do not hold.',
      requestBody: body(account),
      responses: {
        201: json('The account, without its password.', doneWith({ type: 'object' })),
        ...refusals(401, 402, 403, 422),
      },
    },
  },
  remove: {
    delete: {
      tags: ['Users'],
      summary: 'Deletes an account; its sessions end.',
      requestBody: {
        required: true,
        content: {
          'text/plain': { schema: id },
          'application/json': { schema: { type: 'object', properties: { _id: id, data: id } } },
        },
      },
      responses: { 200: json('Deleted.', done), ...refusals(400, 401, 403, 404) },
    },
  },
};

const calls = {
  '/api/user/roles': {
    get: {
      tags: ['Shell'],
      summary: 'Titles of the roles of the signed-in user.',
      responses: { 200: json('The titles.', doneWith({ type: 'array', items: { type: 'string' } })), ...refusals(401) },
    },
  },
  '/api/menuOptions': {
    get: {
      tags: ['Shell'],
      summary: 'The side menu of the signed-in user.',
      responses: {
        200: json('Entries, groups and headings.', doneWith({ type: 'array', items: { type: 'object' } })),
        ...refusals(401),
      },
    },
  },
  '/api/user/change-company': {
    post: {
      tags: ['Shell'],
      summary: 'Enters a company (visit true) or leaves the one visited.',
      requestBody: body({
        type: 'object',
        properties: { visit: { type: 'boolean' }, selectedCompany: { type: 'object', properties: { _id: id } } },
        required: ['visit'],
      }),
      responses: { 200: json('Entered or left.', done), ...refusals(401, 404) },
    },
  },
  '/api/user/add-user': users.add,
  '/api/company-user/add-user': users.add,
  '/api/user/delete-user': users.remove,
  '/api/company-user/delete-user': users.remove,
  '/api/auth/session': {
    get: {
      tags: ['Session'],
      summary: 'Who is signed in; {} when nobody is.',
      security: [],
      responses: {
        200: json('The session.', {
          type: 'object',
          properties: { user: { type: 'object' }, expires: { type: 'string', format: 'date-time' } },
        }),
      },
    },
  },
  '/api/auth/csrf': {
    get: {
      tags: ['Session'],
      summary: 'The token that sign-in and sign-out want.',
      security: [],
      responses: { 200: json('The token.', object({ csrfToken: { type: 'string', pattern: '^[0-9a-f]{64}$' } })) },
    },
  },
  '/api/auth/providers': {
    get: {
      tags: ['Session'],
      summary: 'The ways to sign in.',
      security: [],
      responses: { 200: json('Providers by id.', { type: 'object', additionalProperties: { type: 'object' } }) },
    },
  },
};

/** The REST shim described as OpenAPI 3.1. */
export function openApiDocument(lists: RestList<BaseRecord>[], publicUrl: string): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster REST',
      version: '1.0.0',
      description:
        'The paths of older clients: a thin layer over what GraphQL offers whole. Both slash forms of every path work.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }, { token: [] }],
    paths: Object.fromEntries([...lists.map((list) => [list.path, listed(list)] as const), ...Object.entries(calls)]),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: publicUrl.startsWith('https:') ? '__Secure-next-auth.session-token' : 'next-auth.session-token',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Refusal: object({ success: { const: false }, message: { type: 'string' } }) },
    },
  };
}

/** GET /api/openapi.json for whoever is signed in. */
export function openApiRoute(router: Router, lists: RestList<BaseRecord>[], publicUrl: string): void {
  at(router, '/api/openapi.json', {
    get: [
      (request, response) => {
        if (!request.session) throw unauthenticated();
        response.json(openApiDocument(lists, publicUrl));
      },
    ],
  });
}
