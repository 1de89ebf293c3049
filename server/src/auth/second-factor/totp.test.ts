import { newSecret, setUpAddress, stepOfCode } from './totp';

/** "12345678901234567890" in base32, the secret of the values in RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (second: number) => new Date(second * 1000);

describe('a code of an authenticator app', () => {
  // The appendix has eight digits; the last six of them are the code of six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is right as RFC 6238 says for second %d', (second, code) => {
    expect(stepOfCode(secret, code, at(second), null)).toBe(Math.floor(second / 30));
  });

  test.each<[string, string, number, number | null, number | null]>([
    ['written in two groups', '287 082', 59, null, 1],
    ['in Arabic digits', '٢٨٧٠٨٢', 59, null, 1],
    ['of the step before', '287082', 89, null, 1],
    ['of the step after', '287082', 29, null, 1],
    ['of two steps before', '287082', 90, null, null],
    ['that is wrong', '287083', 59, null, null],
    ['used already', '287082', 59, 1, null],
    ['of a step before the one used', '287082', 61, 2, null],
    ['after another was used', '287082', 59, 0, 1],
    ['of five digits', '87082', 59, null, null],
    ['of eight digits', '94287082', 59, null, null],
    ['that is empty', '', 59, null, null],
  ])('%s', (_which, code, second, usedStep, step) => {
    expect(stepOfCode(secret, code, at(second), usedStep)).toBe(step);
  });
});

test('a secret has 160 bits and is never the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the address of a secret names the product and the account', () => {
  const url = new URL(setUpAddress(secret, 'mona@example.com'));
  expect([url.protocol, decodeURIComponent(url.pathname), url.searchParams.get('secret')]).toEqual([
    'otpauth:',
    '/Muster:mona@example.com',
    secret,
  ]);
});
