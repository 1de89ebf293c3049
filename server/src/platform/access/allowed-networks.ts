import { addressesIn } from './networks';
import type { Ctx } from '../context';

/** Networks from which a company lets people in; none or an empty list: anywhere. */
export type AllowedNetworks = readonly { network: string }[] | null;

const known = new WeakMap<object, (address: string) => boolean>();

/** Whether a company with these networks may be reached from an address. */
export function isAllowedFrom(networks: AllowedNetworks, address: string): boolean {
  if (!networks?.length) return true;
  let holds = known.get(networks);
  if (!holds) {
    holds = addressesIn(networks.map(({ network }) => network)) ?? (() => false);
    known.set(networks, holds);
  }
  return holds(address);
}

/** Where a request came from; empty for what does not come over HTTP. */
export const addressOf = (ctx: Ctx): string => (ctx as Ctx & { visitor?: { ip: string } }).visitor?.ip ?? '';
