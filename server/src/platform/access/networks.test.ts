import { addressesIn, networkIn } from './networks';

it.each<[string, string[], string[]]>([
  ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'], ['192.0.2.8', '2001:db8::1', '', 'nowhere']],
  ['192.0.2.0/24', ['192.0.2.0', '192.0.2.255'], ['192.0.1.255', '192.0.3.0']],
  ['192.0.2.77/24', ['192.0.2.1'], ['192.0.3.1']],
  ['128.0.0.0/1', ['255.255.255.255'], ['127.255.255.255']],
  ['::ffff:192.0.2.0/120', ['192.0.2.9', '::ffff:192.0.2.9'], ['192.0.3.9']],
  ['::FFFF:C000:0207', ['192.0.2.7'], ['192.0.2.8']],
  ['2001:db8::/32', ['2001:db8::1', '2001:0db8:ffff:0:0:0:0:1', '2001:DB8::A'], ['2001:db9::1', '192.0.2.7']],
  ['2001:db8::7', ['2001:db8:0:0:0:0:0:7'], ['2001:db8::8']],
  ['2001:db8:0:1::/64', ['2001:db8:0:1:ffff::'], ['2001:db8:0:2::']],
  ['fe80::/10', ['fe80::1%eth0', 'febf::1'], ['fec0::1']],
  ['::1', ['::1', '0:0:0:0:0:0:0:1'], ['::2', '127.0.0.1']],
])('%s holds these addresses and not those', (network, inside, outside) => {
  const holds = addressesIn([network])!;
  expect([inside.filter((each) => !holds(each)), outside.filter((each) => holds(each))]).toEqual([[], []]);
});

it('several hold what any of them holds', () => {
  const holds = addressesIn(['192.0.2.0/24', '2001:db8::/32'])!;
  expect(['192.0.2.1', '2001:db8::1', '198.51.100.1'].map(holds)).toEqual([true, true, false]);
});

it.each([
  '',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.0/33',
  '192.0.2.0/',
  '192.0.2.0/24/24',
  '0.0.0.0/0',
  '::/0',
  '::ffff:0:0/96',
  '::ffff:192.0.2.0/24',
  '2001:db8::/129',
  '2001:db8::/-1',
  'fe80::1%eth0',
  '[2001:db8::1]',
  'example.com',
  '192.0.2.0 /24',
])('"%s" is no network', (written) => {
  expect([networkIn(written), addressesIn(['192.0.2.7', written])]).toEqual([null, null]);
});
