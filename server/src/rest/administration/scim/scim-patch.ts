import { idsNamed, nameOf, parsedFilter } from './scim-filter';
import { invalidValue, readOnly, ScimError, unknownPath } from './scim-errors';
import { t } from '../../texts/text';

/** What one request changes, by the names of attributes in small letters; null takes a value away. */
export type Changes = Map<string, unknown>;

export interface Operation {
  op: 'add' | 'remove' | 'replace';
  path: string | undefined;
  value: unknown;
}

export const mostOperations = 1_000;
const longestPath = 500;

export type Sent = Record<string, unknown>;
export const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request; throws invalidSyntax for anything but an object. */
export function sentObject(body: unknown): Sent {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', t('scim.body'));
  return body;
}

/** The operations of a PATCH, RFC 7644 section 3.5.2; `op` in any case, as some directories send it. */
export function operationsOf(body: unknown): Operation[] {
  const entry = Object.entries(sentObject(body)).find(([name]) => name.toLowerCase() === 'operations');
  const given = entry?.[1];
  if (!Array.isArray(given) || !given.length || given.length > mostOperations) throw unusable();
  return given.map((each: unknown) => {
    if (!isObject(each)) throw unusable();
    const { op, path, value } = each;
    const verb = String(op).toLowerCase();
    if (verb !== 'add' && verb !== 'remove' && verb !== 'replace') throw unusable();
    if (path !== undefined && path !== null && (typeof path !== 'string' || path.length > longestPath))
      throw unusable();
    if (verb === 'remove' && !path) throw new ScimError(400, 'noTarget', t('scim.no_target'));
    if (verb !== 'remove' && value === undefined) throw invalidValue(typeof path === 'string' && path ? path : 'value');
    return { op: verb, path: path || undefined, value };
  });
}

const unusable = () => new ScimError(400, 'invalidSyntax', t('scim.operations', { most: mostOperations }));

const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user';
/** Attributes that are objects of others. */
const complex = new Set(['name', extension]);

/** What an object names, whole or by keys with dots: `{name: {formatted}}` and `{"name.formatted"}` alike. */
export function changesOf(sent: Sent): Changes {
  const changes: Changes = new Map();
  for (const [key, value] of Object.entries(sent)) {
    const name = nameOf(key);
    if (!complex.has(name)) changes.set(name, value);
    else if (isObject(value))
      for (const [part, of] of Object.entries(value))
        changes.set(name === 'name' ? `name.${part.toLowerCase()}` : part.toLowerCase(), of);
    else if (value !== null) throw invalidValue(key);
  }
  return changes;
}

/** Of the users of RFC 7643 what is not kept here: sent by every directory, and ignored. */
const notKept = new Set([
  'emails',
  'title',
  'nickname',
  'profileurl',
  'usertype',
  'preferredlanguage',
  'locale',
  'timezone',
  'password',
  'phonenumbers',
  'ims',
  'photos',
  'addresses',
  'entitlements',
  'roles',
  'x509certificates',
  'costcenter',
  'organization',
  'division',
  'department',
  'manager',
  'name.middlename',
  'name.honorificprefix',
  'name.honorificsuffix',
]);
const isNotKept = (name: string): boolean => notKept.has(name) || notKept.has(/^[^.[]*/.exec(name)![0]);
const kept = new Set([
  'username',
  'displayname',
  'name',
  'name.formatted',
  'name.givenname',
  'name.familyname',
  'active',
  'externalid',
  'employeenumber',
  extension,
]);
const writtenHere = /^(id|schemas|meta|groups)\b/;

/** What a PATCH of a user comes to. Every attribute has one value, so that adding is replacing. */
export function userChanges(operations: readonly Operation[]): Changes {
  const changes: Changes = new Map();
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      for (const [name, each] of changesOf(sentObject(value))) changes.set(name, each);
      continue;
    }
    const name = nameOf(path);
    if (writtenHere.test(name)) throw readOnly(path);
    if (isNotKept(name)) continue;
    if (!kept.has(name)) throw unknownPath(path);
    if (complex.has(name) && op === 'remove') {
      if (name === extension) changes.set('employeenumber', null);
    } else if (complex.has(name)) for (const [part, each] of changesOf({ [name]: value })) changes.set(part, each);
    else changes.set(name, op === 'remove' ? null : value);
  }
  return changes;
}

/** A value that is a text, or null for none; undefined where it was not sent. */
export function textIn(changes: Changes, name: string): string | null | undefined {
  const value = changes.get(name);
  if (value === undefined || value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw invalidValue(name);
}

/** True or false, also as the text that some directories send. */
export function flagIn(changes: Changes, name: string): boolean | undefined {
  const value = changes.get(name);
  if (value === undefined || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false') throw invalidValue(name);
  return text === 'true';
}

/** Members as a list of objects or ids, or one of them. */
export function memberIds(value: unknown): string[] {
  return [value].flat().map((each) => {
    const id = isObject(each)
      ? (Object.entries(each).find(([name]) => name.toLowerCase() === 'value')?.[1] ?? null)
      : each;
    if (typeof id !== 'string') throw invalidValue('members');
    return id;
  });
}

export interface GroupChanges {
  changes: Changes;
  members: Set<string>;
}

/** What a PATCH of a group with these members comes to, operation by operation. */
export function groupChanges(operations: readonly Operation[], before: Iterable<string>): GroupChanges {
  const changes: Changes = new Map();
  const members = new Set(before);
  const change = (op: Operation['op'], value: unknown): void => {
    if (op === 'remove') {
      if (value === undefined || value === null) members.clear();
      else for (const id of memberIds(value)) members.delete(id);
      return;
    }
    const ids = memberIds(value ?? []);
    if (op === 'replace') members.clear();
    for (const id of ids) members.add(id);
  };
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      for (const [name, each] of changesOf(sentObject(value))) {
        if (name === 'members') change(op, each);
        else changes.set(name, each);
      }
      continue;
    }
    const [, attribute = '', selection] = /^([^[\]]+)(?:\[(.*)\])?$/.exec(path) ?? [];
    const name = nameOf(attribute);
    if (writtenHere.test(name)) throw readOnly(path);
    if (name === 'members' && selection === undefined) change(op, value);
    else if (name === 'members' && op === 'remove')
      for (const id of idsNamed(parsedFilter(selection!))) members.delete(id);
    else if (selection === undefined && (name === 'displayname' || name === 'externalid'))
      changes.set(name, op === 'remove' ? null : value);
    else throw unknownPath(path);
  }
  return { changes, members };
}
