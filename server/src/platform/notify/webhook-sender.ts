import { lookup as resolve, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../http/public-address';
import type { Text } from '../text';
import { firstLanguage, say } from '../text';
import { t } from '../texts/text';

/** What a receiver said: its status and how its answer began. */
export interface Received {
  status: number;
  answer: string;
}

/** What an address says when it is asked: all of it. */
export interface Told {
  status: number;
  contentType: string;
  body: string;
}

interface Call {
  method: string;
  headers: Record<string, string | number>;
  body?: string | Buffer;
}

/** Calls addresses that companies name, and none that lead back into our own network. */
export interface WebhookSender {
  /**
   * Why an address cannot be called; null for one that may be. Where its name leads is looked at anew with each call.
   */
  problemWith(url: string): Text | null;
  /** Sends a body; follows no redirect. Throws where nobody answered in time. */
  post(url: string, headers: Record<string, string | number>, body: string | Buffer): Promise<Received>;
  /**
   * Asks for a text of at most 256 kB; follows no redirect. Throws where nobody answered in time, or said more than
   * that.
   */
  ask(url: string, call: Call): Promise<Told>;
}

interface Options {
  isOpen?: (address: string) => boolean;
  protocols?: string[];
}

const patienceMs = 10_000;
const mostRead = 2_000;
const mostAsked = 256 * 1024;

export function webhookSender({ isOpen = isPublicAddress, protocols = ['https:'] }: Options = {}): WebhookSender {
  /**
   * The address that was looked at is the one that is called: a name that leads elsewhere a moment later helps nobody.
   */
  const lookup: LookupFunction = (host, options, answer) =>
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const open = error ? [] : found.filter(({ address }) => isOpen(address));
      if (error || !open[0])
        return answer(error ?? new Error('the name leads to no public address'), options.all ? [] : '', 0);
      if (options.all) answer(null, open);
      else answer(null, open[0].address, open[0].family);
    });

  function problemWith(given: string): Text | null {
    const url = URL.canParse(given) ? new URL(given) : null;
    if (!url || !protocols.includes(url.protocol)) return t('webhook_sender.give_address_begins_https');
    if (url.username || url.password) return t('webhook_sender.leave_name_password_out_address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isNamed = !isIP(host) && host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host);
    return isNamed || (isIP(host) && isOpen(host)) ? null : t('webhook_sender.only_addresses_open_internet_called');
  }

  /** `most`: how many bytes of the answer are read; what comes after is left, or refused. */
  function send(given: string, { method, headers, body }: Call, most: number, isCut: boolean): Promise<Told> {
    return new Promise((done, fail) => {
      const problem = problemWith(given);
      if (problem) return fail(new Error(say(problem, firstLanguage)));
      const url = new URL(given);
      const call = (url.protocol === 'https:' ? https : http).request(
        url,
        {
          method,
          lookup,
          agent: false,
          signal: AbortSignal.timeout(patienceMs),
          headers: {
            ...lowerCased(headers),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          let length = 0;
          const finish = (): void => {
            const { statusCode = 0, headers: told } = response;
            done({
              status: statusCode,
              contentType: told['content-type'] ?? '',
              body: Buffer.concat(parts).toString('utf8'),
            });
            response.destroy();
          };
          response
            .on('data', (part: Buffer) => {
              parts.push(part);
              length += part.length;
              if (length < most) return;
              if (isCut) finish();
              else response.destroy(new Error('the answer is too long'));
            })
            .on('end', finish)
            .on('error', fail);
        },
      );
      call.on('error', fail).end(body);
    });
  }

  return {
    problemWith,
    post: async (url, headers, body) => {
      const given = { 'content-type': 'application/json', ...lowerCased(headers), 'user-agent': 'Muster-Webhooks/1' };
      const told = await send(url, { method: 'POST', headers: given, body }, mostRead, true);
      return { status: told.status, answer: told.body };
    },
    ask: (url, call) => send(url, call, mostAsked, false),
  };
}

/** Names of headers as they are compared: the same one twice would be sent twice. */
const lowerCased = (headers: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
