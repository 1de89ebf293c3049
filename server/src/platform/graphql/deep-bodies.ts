import type { RequestHandler } from 'express';
import { AppError } from '../errors';
import { t } from '../texts/text';

/**
 * Levels of lists, objects and brackets within each other; what is deeper is read by nobody and overflows whoever walks
 * it.
 */
export const deepestBody = 60;

export const tooDeep = () =>
  new AppError('INVALID', 400, t('deep_bodies.nested_too_deeply_most_levels', { deepestBody }));

/** Whether JSON that was read has more levels than may be; without a call for each of them. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > deepestBody) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** The same of text that is still to be read: brackets that are open at once, those in strings and comments aside. */
export function isTooDeepText(text: string): boolean {
  let open = 0;
  for (const [found] of text.matchAll(/"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#.*|[{[(]|[)\]}]/g)) {
    if ('{[('.includes(found)) open += 1;
    else if (')]}'.includes(found)) open -= 1;
    if (open > deepestBody) return true;
  }
  return false;
}

/** Stands behind whatever reads a body. */
export const refuseDeepBodies: RequestHandler = ({ body }, _response, next) =>
  next(isTooDeep(body) ? tooDeep() : undefined);

/** The same for GraphQL, whose documents are text in a body or in the address. */
export const refuseDeepGraphql: RequestHandler = ({ body, query }, _response, next) => {
  const texts = [(body as { query?: unknown } | undefined)?.query, query.query, query.variables, query.extensions];
  next(
    isTooDeep(body) || texts.some((text) => typeof text === 'string' && isTooDeepText(text)) ? tooDeep() : undefined,
  );
};
