import { largestPage } from '../../../platform/lists/list-query';
import { listed } from './scim-page';
import { employeeSchema, userSchema } from './scim-users';
import { groupSchema } from './scim-groups';

const configSchema = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';

/** What of RFC 7644 is offered here. */
export const providerConfig = (base: string) => ({
  schemas: [configSchema],
  documentationUri: 'https://www.rfc-editor.org/rfc/rfc7644',
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: largestPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token of the company, as Authorization: Bearer.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceTypes = (base: string) =>
  [
    {
      name: 'User',
      description: 'A member of the company.',
      schema: userSchema,
      schemaExtensions: [{ schema: employeeSchema, required: false }],
    },
    { name: 'Group', description: 'A role of the company and who has it.', schema: groupSchema },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: type.name,
    endpoint: `/${type.name}s`,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.name}` },
  }));

interface Characteristics {
  mutability?: 'readOnly' | 'readWrite' | 'immutable';
  required?: boolean;
  caseExact?: boolean;
  uniqueness?: 'none' | 'server';
  multiValued?: boolean;
  subAttributes?: object[];
}
const attribute = (
  name: string,
  type: 'string' | 'boolean' | 'complex' | 'reference',
  description: string,
  more: Characteristics = {},
) => ({
  name,
  type,
  description,
  multiValued: false,
  required: false,
  mutability: 'readWrite',
  returned: 'default',
  ...(type === 'string' || type === 'reference' ? { caseExact: false, uniqueness: 'none' } : {}),
  ...more,
});

const readOnly = { mutability: 'readOnly' } as const;
const immutable = { mutability: 'immutable' } as const;

const schemas = (base: string) =>
  [
    {
      id: userSchema,
      name: 'User',
      description: 'A member of the company.',
      attributes: [
        attribute('userName', 'string', 'The e-mail address to sign in with.', {
          ...immutable,
          required: true,
          uniqueness: 'server',
        }),
        attribute('name', 'complex', 'The name; after the invitation its owner changes it.', {
          ...immutable,
          subAttributes: [attribute('formatted', 'string', 'The whole name.', immutable)],
        }),
        attribute('displayName', 'string', 'The whole name.', immutable),
        attribute('emails', 'complex', 'The user name again.', {
          ...readOnly,
          multiValued: true,
          subAttributes: [
            attribute('value', 'string', 'The address.', readOnly),
            attribute('type', 'string', 'work.', readOnly),
            attribute('primary', 'boolean', 'true.', readOnly),
          ],
        }),
        attribute('active', 'boolean', 'Whether they are let in, or invited.'),
        attribute('externalId', 'string', 'By which the directory knows them.', { caseExact: true }),
        attribute('groups', 'complex', 'Their roles.', {
          ...readOnly,
          multiValued: true,
          subAttributes: [
            attribute('value', 'string', 'Id of the group.', readOnly),
            attribute('display', 'string', 'Its name.', readOnly),
            attribute('$ref', 'reference', 'Its address.', readOnly),
            attribute('type', 'string', 'direct.', readOnly),
          ],
        }),
      ],
    },
    {
      id: groupSchema,
      name: 'Group',
      description: 'A role of the company and who has it.',
      attributes: [
        attribute('displayName', 'string', 'Name of the role.', { required: true, uniqueness: 'server' }),
        attribute('externalId', 'string', 'By which the directory knows it.', { caseExact: true }),
        attribute('members', 'complex', 'Who has the role.', {
          multiValued: true,
          subAttributes: [
            attribute('value', 'string', 'Id of the user.', immutable),
            attribute('display', 'string', 'Name of the user.', readOnly),
            attribute('$ref', 'reference', 'Address of the user.', immutable),
            attribute('type', 'string', 'User.', immutable),
          ],
        }),
      ],
    },
    {
      id: employeeSchema,
      name: 'EnterpriseUser',
      description: 'The employee a user is.',
      attributes: [
        attribute('employeeNumber', 'string', 'Number of the employee; one nobody or more than one has links nobody.', {
          caseExact: true,
        }),
      ],
    },
  ].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));

/** The lists under /ResourceTypes and /Schemas, and by id each of them; undefined for one there is not. */
export function described(base: string, kind: 'ResourceTypes' | 'Schemas', id?: string): object | undefined {
  const all: { id: string }[] = kind === 'Schemas' ? schemas(base) : resourceTypes(base);
  if (id === undefined) return listed(all, { total: all.length, startIndex: 1 });
  return all.find((each) => each.id.toLowerCase() === id.toLowerCase());
}
