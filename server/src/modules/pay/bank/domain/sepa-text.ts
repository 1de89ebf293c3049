/** Latin letters that are no base letter with marks. */
const latin: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  '&': '+',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '–': '-',
  '—': '-',
  _: '-',
};

/**
 * Text in the characters that may be sent within the SEPA schemes (letters and digits of basic Latin, `/ - ? : ( ) . ,
 * ' +` and the space), cut to what its field takes. Marks fall off letters, what is no letter becomes a full stop,
 * pictures are dropped.
 * Null where a letter of another script has no certain spelling in Latin, or nothing would be left.
 * Source: European Payments Council, EPC217-08, Requirements for an Extended Character Set, Best Practices.
 */
export function sepaText(text: string, longest: number): string | null {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{So}\p{Sk}]/gu, '');
  const written = [...bare].map((character) => latin[character] ?? character).join('');
  if (/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(written)) return null;
  const sent = written
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .trim()
    .slice(0, longest)
    .trim();
  return /[A-Za-z0-9]/.test(sent) ? sent : null;
}
