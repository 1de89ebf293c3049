import { clientAddress, plainAddress, trustsOf } from './client-address';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

describe('who asks', () => {
  it.each([
    ['a machine that is connected itself', 'off', '198.51.100.7', undefined, '198.51.100.7'],
    ['who forges the header where no proxy is trusted', 'off', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['who forges the header from afar', 'loopback', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['a client of the proxy on this machine', 'loopback', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a client of it over IPv6', 'loopback', '::ffff:127.0.0.1', '2001:db8::9', '2001:db8::9'],
    [
      'who forges the header before the proxy writes its own',
      'loopback',
      '127.0.0.1',
      '192.0.2.1, 203.0.113.9',
      '203.0.113.9',
    ],
    [
      'a client behind two proxies that are named',
      '10.0.0.0/8, 172.18.0.2',
      '10.1.2.3',
      '192.0.2.1, 203.0.113.9, 172.18.0.2',
      '203.0.113.9',
    ],
    ['a client behind two proxies by number', '2', '10.1.2.3', '192.0.2.1, 203.0.113.9, 172.18.0.2', '203.0.113.9'],
    ['a client of a proxy that writes the port', '1', '10.1.2.3', '203.0.113.9:50123', '203.0.113.9'],
    ['the proxy itself, which says nothing', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['the proxy, where it writes no address', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ])('is %s', (_who, setting, remote, forwarded, address) => {
    expect(clientAddress(from(remote, forwarded), trustsOf(setting)!)).toBe(address);
  });
});

it.each([
  '',
  '0',
  '10',
  '-1',
  'on',
  'true',
  'all',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '10.0.0',
  'proxy.example.com',
  '10.0.0.1,',
  '*',
])('TRUST_PROXY "%s" names no proxies', (setting) => expect(trustsOf(setting)).toBeNull());

it.each([
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['"', ''],
  ['_hidden', ''],
  ['999.1.1.1', ''],
])('an address written as %s is read as "%s"', (written, plain) => expect(plainAddress(written)).toBe(plain));
