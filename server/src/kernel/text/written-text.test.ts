import { seenJson, seenLine, seenText, writtenCode } from './written-text';

describe('a name is kept as it is seen', () => {
  it.each([
    ['nothing but marks without width', '\u200b\u2060\ufeff\u200d\u200c', ''],
    ['nothing but letters that fill', '\u3164\u115f\uffa0', ''],
    ['nothing but empty cells of Braille', '\u2800\u2800', ''],
    ['nothing but variations and marks of no letter', '\ufe0f\u0301\u{E0100}', ''],
    ['nothing but a note head that is not drawn', '\u{1D159}', ''],
    [
      'an order of writing turned round, which reads otherwise than it is',
      'Ali\u202etnatnuoccA\u202c',
      'AlitnatnuoccA',
    ],
    ['isolates and marks of direction', '\u2067Sara\u2069\u200f\u061c', 'Sara'],
    ['a soft hyphen and a byte order mark within', 'Al\u00adBlo\ufeffoshi', 'AlBlooshi'],
    ['control characters', 'Sa\u0007ra\u001b\u0000', 'Sara'],
    ['ends of lines', 'Sara\r\nAl\u2028Ali', 'Sara Al Ali'],
    ['half of a letter', 'Sara\ud83d', 'Sara'],
    ['accents apart from their letters', 'Mu\u0308ller', 'Müller'],
    // U+FE8D alef isolated, U+FEDF lam initial, U+FEFB ligature lam-alef: what old programs copy out of PDFs.
    ['Arabic presentation forms', '\ufe8d\ufee3\ufefb', 'املا'],
    ['full-width letters', '\uff33\uff41\uff52\uff41', 'Sara'],
    ['a joiner between Latin letters', 'Sa\u200dra\u200c Ali', 'Sara Ali'],
    ['a joiner at the end of a word', 'نامه\u200c', 'نامه'],
    ['tags without a flag', 'Sara\u{E0041}\u{E0042}', 'Sara'],
  ])('without %s', (_what, given, kept) => expect(seenLine(given)).toBe(kept));

  it.each([
    ['ZWNJ of Persian: "mi-khaham"', 'می\u200cخواهم'],
    ['ZWJ of Sinhala: Sri', 'ශ්\u200dරී'],
    ['ZWJ of Hindi: kSh half', 'क्\u200dष'],
    ['ZWNJ of Malayalam', 'ന്\u200cമ'],
    ['a family of emoji', '👨\u200d👩\u200d👧'],
    ['a heart with its variation, joined to fire', '❤️\u200d🔥'],
    ['a doctor with a tone of skin', '👩🏽\u200d⚕️'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['superscripts and signs', 'm² ½ ™ №'],
    ['a name in Braille', '⠎⠁⠗⠁\u2800⠁⠇⠊'],
    ['a key of emoji', '1\ufe0f\u20e3'],
    ['tashkil', 'مُحَمَّد'],
    ['Chinese', '张伟'],
    ['apostrophes', 'O’Neil'],
  ])('with %s', (_what, given) => expect(seenLine(given)).toBe(given));

  it('and a text of several lines keeps its lines', () =>
    expect(seenText(' one\n\ttwo\u202e\r\nthree\u200b ')).toBe('one\n\ttwo\r\nthree'));
  it('in lists and objects too', () =>
    expect(seenJson({ title: 'a\u200b', lines: [{ text: '\u202eb' }, 3, null] })).toEqual({
      title: 'a',
      lines: [{ text: 'b' }, 3, null],
    }));
});

describe('a code', () => {
  it.each([
    ['in groups', 'AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
    ['in small letters', 'ae070331234567890123456', 'AE070331234567890123456'],
    [
      'with blanks that do not break, and a mark copied along',
      'AE07\u00a00331\u202f2345\u200b6789 0123 456',
      'AE070331234567890123456',
    ],
    ['with hyphens', 'DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['in Arabic digits', 'AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'AE070331234567890123456'],
    ['of a bank', ' ebilaead ', 'EBILAEAD'],
  ])('%s is the same code', (_how, given, kept) => expect(writtenCode(given)).toBe(kept));
});
