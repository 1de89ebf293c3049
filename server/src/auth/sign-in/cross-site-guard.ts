import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { say, localeOf, type Text } from '../../platform/text';
import { t } from '../texts/text';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

const refusal: Text = t('cross_site_guard.refusal');

/**
 * Did a page of another site make a browser send this? For requests and for WebSocket upgrades.
 * Senders that are not browsers carry neither Sec-Fetch-Site nor Origin and pass: they hold no cookies of a person.
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (site === 'same-origin' || origin === undefined) return false;
  return origin !== publicOrigin && !isSameHost(origin, host, publicOrigin);
}

/** A page reached under another name of this server, such as 127.0.0.1 for localhost. */
function isSameHost(origin: string, host: string | undefined, publicOrigin: string): boolean {
  return host !== undefined && origin === `${new URL(publicOrigin).protocol}//${host}`;
}

/** Where the form of an identity provider arrives: it is passed on by a page of ours, and nothing else is done. */
const isPassedOn = /^\/api\/auth\/callback\/saml\/[0-9a-f]{24}$/;

/** Refuses with 403 what another site makes a browser send: every unsafe method, and every method of /graphql. */
export function crossSiteGuard(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const isGraphql = /^\/graphql(\/|$)/i.test(request.path);
    if (
      (harmless.has(request.method) && !isGraphql) ||
      isPassedOn.test(request.path) ||
      !isCrossSite(request, publicOrigin)
    ) {
      next();
      return;
    }
    const message = say(refusal, localeOf(request.headers['accept-language']));
    response
      .status(403)
      .json(
        isGraphql
          ? { errors: [{ message, extensions: { code: 'FORBIDDEN', status: 403 } }] }
          : { success: false, message },
      );
  };
}
