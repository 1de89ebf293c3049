import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { addressesIn } from '../platform/access/networks';

/**
 * Whether what a machine writes into `X-Forwarded-For` is believed; `hop` counts from 0, the machine that is connected.
 */
export type Trusts = (address: string, hop: number) => boolean;

const loopback = ['127.0.0.0/8', '::1/128'];
const mostHops = 9;

/**
 * Whom `TRUST_PROXY` names: `off` nobody, a number that many proxies one behind the other, else addresses and networks
 * divided by commas, `loopback` among them. Null where it is none of these, or would believe everybody.
 */
export function trustsOf(setting: string): Trusts | null {
  if (setting === 'off') return () => false;
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    return hops >= 1 && hops <= mostHops ? (_address, hop) => hop < hops : null;
  }
  return addressesIn(
    setting
      .split(',')
      .map((each) => each.trim())
      .flatMap((each) => (each === 'loopback' ? loopback : [each])),
  );
}

/** An address as proxies write it: with a port, in brackets, as IPv4 inside IPv6. Empty where it is none. */
export function plainAddress(written: string): string {
  const [, bracketed, bare] = /^(?:\[([^\]]+)\](?::\d+)?|([^[\]]+))$/.exec(written.trim()) ?? [];
  const address = bracketed ?? (/^[\d.]+:\d+$/.test(bare ?? '') ? bare!.split(':')[0]! : (bare ?? ''));
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(plain) ? plain : '';
}

/**
 * Where a request comes from: the last machine on its way that is no proxy we trust. What stands further left in
 * `X-Forwarded-For` was written by that machine, which may write what it likes.
 */
export function clientAddress(
  { socket, headers }: { socket: { remoteAddress?: string }; headers: IncomingHttpHeaders },
  trusts: Trusts,
): string {
  let address = plainAddress(socket.remoteAddress ?? '');
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plainAddress);
  for (let hop = 0; trusts(address, hop); hop += 1) {
    const before = forwarded.pop();
    if (!before) break;
    address = before;
  }
  return address;
}

/** Tells whoever runs it, once, that a proxy stands before it which is not named: everybody behind it counts as one. */
export function tellsOfUnnamedProxies(log: Logger, trusts: Trusts): RequestHandler {
  let isTold = false;
  return ({ socket, headers }, _response, next) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (!isTold && headers['x-forwarded-for'] && !trusts(address, 0)) {
      isTold = true;
      log.warn(
        { address },
        'X-Forwarded-For of a machine that TRUST_PROXY does not name is not believed; if it is your proxy, name it',
      );
    }
    next();
  };
}
