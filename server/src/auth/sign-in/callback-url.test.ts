import fc from 'fast-check';
import { safeCallbackUrl } from './callback-url';

const ours = 'http://muster.test:4000';

test.each<[unknown, string]>([
  ['/', `${ours}/`],
  ['/employees?page=2#top', `${ours}/employees?page=2#top`],
  [`${ours}/employees`, `${ours}/employees`],
  [ours, ours],
  ['/موظفون', `${ours}/%D9%85%D9%88%D8%B8%D9%81%D9%88%D9%86`],
  ['/a b', `${ours}/a%20b`],
  [undefined, ours],
  ['', ours],
  [['/a', '/b'], ours],
  ['employees', ours],
  ['https://evil.test/', ours],
  ['//evil.test/', ours],
  ['/\\evil.test/', ours],
  ['\\\\evil.test/', ours],
  ['https://muster.test:4000/', ours],
  ['http://muster.test/', ours],
  ['http://muster.test:4000.evil.test/', ours],
  ['http://muster.test:4000@evil.test/', ours],
  ['http://name:password@muster.test:4000/', ours],
  ['javascript:alert(1)', ours],
  ['data:text/html,hello', ours],
  [`blob:${ours}/1`, ours],
  ['http://', ours],
  ['/\n/evil.test', `${ours}//evil.test`],
])('%p leads to %s', (wanted, url) => {
  expect(safeCallbackUrl(wanted, ours)).toBe(url);
});

test('no text whatever leads to another origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '#',
    '?',
    '.',
    '\t',
    '\n',
    ' ',
    'http',
    'https:',
    'javascript:',
    'evil.test',
    ours,
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      ),
      (wanted) => {
        const url = safeCallbackUrl(wanted, ours);
        expect(new URL(url).origin).toBe(ours);
        expect(url.startsWith(ours)).toBe(true);
      },
    ),
  );
});
