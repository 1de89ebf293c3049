import { seenText } from '../../kernel/text/written-text';
import { invalid } from '../errors';
import { t } from '../texts/text';

const cleaned = (note: string | null | undefined): string | null => (note ? seenText(note) || null : null);

/** What somebody says about what they do; null where nothing. Throws INVALID on `note` beyond `most` characters. */
export function noteIn(note: string | null | undefined, most = 500): string | null {
  const said = cleaned(note);
  if (said && said.length > most) throw invalid('note', t('note.use_most_characters', { most }));
  return said;
}

/** The same where they have to say why. */
export function reasonIn(note: string, most = 500): string {
  const said = cleaned(note);
  if (!said || said.length > most) throw invalid('note', t('note.say_why_up_characters', { most }));
  return said;
}
