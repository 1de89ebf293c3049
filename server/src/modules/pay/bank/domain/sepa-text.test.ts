import fc from 'fast-check';
import { sepaText } from './sepa-text';

describe('text in a SEPA file', () => {
  it.each([
    ['Zoë Núñez', 'Zoe Nunez'],
    ['Jürgen Weiß', 'Jurgen Weiss'],
    ['Søren Łukasz Đorđe', 'Soren Lukasz Dorde'],
    ['Nguyễn Văn Đức', 'Nguyen Van Duc'],
    ['Ｏｍａｒ', 'Omar'],
    ['Harbour & Co', 'Harbour + Co'],
    ['O’Brien', "O'Brien"],
    ['A_#1', 'A-.1'],
    ['a <b> "c"', 'a .b. .c.'],
    ['Mona 😀 Haddad', 'Mona Haddad'],
    ['Mona\u202e Haddad\n', 'Mona Haddad'],
  ])('%s is sent as %s', (given, sent) => {
    expect(sepaText(given, 70)).toBe(sent);
  });

  it.each(['محمد علي', '陈伟', 'Иван', 'Mona حداد', '😀', ' ', '…'])('%s cannot be told in its characters', (given) => {
    expect(sepaText(given, 70)).toBeNull();
  });

  it('is never longer than its field, and holds no other character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 70 }), (text, longest) => {
        const sent = sepaText(text, longest) ?? '';
        expect(sent).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
        expect(sent.length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
