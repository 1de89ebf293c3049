import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** Bits before the IPv4 address in one that is written inside IPv6. */
const mappedBits = 96;

interface Network {
  address: string;
  bits: number;
}

/** The IPv4 address that stands inside an IPv6 one, in whichever spelling. */
function mappedIn(address: string): string | null {
  if (!isIPv6(address)) return null;
  const [, high, low] =
    /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (!high || !low) return null;
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]).join('.');
}

/**
 * An address or a network as people write them: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. IPv4 inside IPv6 is IPv4.
 * Null for what is neither, and for what would be all addresses there are.
 */
export function networkIn(written: string): Network | null {
  const [, address = '', given] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(written) ?? [];
  if (!isIP(address)) return null;
  const widest = isIPv6(address) ? 128 : 32;
  const bits = given === undefined ? widest : Number(given);
  const mapped = mappedIn(address);
  const network = mapped ? { address: mapped, bits: bits - mappedBits } : { address, bits };
  return bits <= widest && network.bits >= 1 ? network : null;
}

/** Whether an address lies in one of the networks; null where one of them is none. */
export function addressesIn(written: readonly string[]): ((address: string) => boolean) | null {
  const list = new BlockList();
  for (const each of written) {
    const network = networkIn(each);
    if (!network) return null;
    list.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return (given) => {
    const address = given.split('%')[0]!;
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}
