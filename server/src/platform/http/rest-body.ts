import { json, text, urlencoded, type Request } from 'express';
import { refuseDeepBodies } from '../graphql/deep-bodies';

/** How old clients send what they write: JSON, a form, or a bare id as text. */
export const restBodies = [
  json({ limit: '1mb' }),
  urlencoded({ extended: true, limit: '1mb' }),
  text({ limit: '1mb' }),
  refuseDeepBodies,
];

/** Whether a key of the address is this parameter, sent as `name`, `name[]` or `name[0]`. */
export const isParameter = (key: string, name: string): boolean =>
  key === name || (key.startsWith(`${name}[`) && key.endsWith(']'));

/** A list in the address, as `name[]=a&name[]=b`, `name[0]=a` or `name=a`. */
export function listParameter(query: Request['query'], name: string): string[] {
  return Object.entries(query).flatMap(([key, value]) =>
    isParameter(key, name) ? [value].flat().filter((each) => typeof each === 'string') : [],
  );
}

/** The id in a body that is nothing else: the bare text, `{data: id}`, `{_id}` or `{id}`; empty where there is none. */
export function idInBody(body: unknown): string {
  const { data, _id, id } = (typeof body === 'object' && body !== null ? body : { id: body }) as {
    data?: unknown;
    _id?: unknown;
    id?: unknown;
  };
  const given = data ?? _id ?? id;
  if (typeof given === 'object' && given !== null) return idInBody(given);
  return String(given ?? '')
    .trim()
    .replace(/^"|"$/g, '');
}
