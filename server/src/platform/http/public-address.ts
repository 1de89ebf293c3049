import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are no one's on the open internet: IANA's special-purpose registries for IPv4 (RFC 6890) and IPv6. */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/**
 * Of IPv6 only what is given out for the open internet is open; of that, not what holds an IPv4 address or is for
 * documents.
 */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'];

const blocked = new BlockList();
for (const [networks, family] of [
  [closed4, 'ipv4'],
  [closed6, 'ipv6'],
] as const) {
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string];
    blocked.addSubnet(address, Number(bits), family);
  }
}
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the open internet: nothing of this machine, of its network or of the cloud it runs in. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4');
  return given.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
