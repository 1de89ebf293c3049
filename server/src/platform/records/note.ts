import { seenText } from '../../kernel/text/written-text';
import { invalid } from '../errors';

const cleaned = (note: string | null | undefined): string | null => (note ? seenText(note) || null : null);

/** What somebody says about what he does; null where nothing. Throws INVALID on `note` beyond `most` characters. */
export function noteIn(note: string | null | undefined, most = 500): string | null {
  const said = cleaned(note);
  if (said && said.length > most)
    throw invalid('note', { en: `Use at most ${most} characters.`, ar: `استخدم ${most} حرف على الأكثر.` });
  return said;
}

/** The same where he has to say why. */
export function reasonIn(note: string, most = 500): string {
  const said = cleaned(note);
  if (!said || said.length > most)
    throw invalid('note', { en: `Say why in up to ${most} characters.`, ar: `اذكر السبب في ${most} حرف على الأكثر.` });
  return said;
}
