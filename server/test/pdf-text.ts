import { inflateSync } from 'node:zlib';

/**
 * For tests: the texts a reader of the PDF can select, a run each, in the order they are drawn (Arabic in
 * pieces, leftmost first). Understands what Typst writes: plain objects, CID fonts of two bytes with a ToUnicode map,
 * literal strings.
 */
export function textsInPdf(pdf: Buffer): string[] {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)) {
    objects.set(id, partsOf(body));
  }
  const texts: string[] = [];
  for (const { head } of objects.values()) {
    const contents = /\/Type \/Page\s.*\/Contents (\d+) 0 R/s.exec(head)?.[1];
    const page = contents === undefined ? undefined : objects.get(contents);
    if (!page) continue;
    const fonts = new Map<string, Map<number, string>>();
    for (const [, name = '', id = ''] of head.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersIn(objects.get(map)?.stream ?? ''));
    }
    for (const [, name = '', drawn = ''] of page.stream.matchAll(/^\/(f\d+) \S+ Tf$.*?^(.*?) T[Jj]$/gms)) {
      texts.push(
        glyphsIn(drawn)
          .map((glyph) => fonts.get(name)?.get(glyph) ?? '\ufffd')
          .join(''),
      );
    }
  }
  return texts;
}

function partsOf(body: string): { head: string; stream: string } {
  const start = body.indexOf('stream\n');
  if (start < 0) return { head: body, stream: '' };
  const head = body.slice(0, start);
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return { head, stream: (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') };
}

function lettersIn(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, glyph = '', units = ''] of map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)) {
    letters.set(parseInt(glyph, 16), Buffer.from(units, 'hex').swap16().toString('utf16le'));
  }
  return letters;
}

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

// Parentheses inside a literal string are escaped only where they are not balanced.
function glyphsIn(drawn: string): number[] {
  let bytes = '';
  let depth = 0;
  for (const [token] of drawn.matchAll(/\\[0-7]{3}|\\.|./gs)) {
    if (token === ')') depth -= 1;
    if (depth > 0) bytes += token.startsWith('\\') ? unescaped(token.slice(1)) : token;
    if (token === '(') depth += 1;
  }
  const glyphs: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) glyphs.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  return glyphs;
}

function unescaped(code: string): string {
  return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : (escaped[code] ?? code);
}
