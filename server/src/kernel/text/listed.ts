import { t } from '../texts/text';
import type { Text, TextValue } from './text';

/** One after the other with the commas of the language they are said in. */
export const listed = (parts: readonly TextValue[]): TextValue =>
  parts.length === 0 ? '' : parts.reduce((first, second) => t('listed.and_next', { first, second }));

/** One after the other with the semicolons of the language. */
export const listedFurther = (parts: readonly [Text, ...Text[]]): Text =>
  parts.reduce((first, second) => t('listed.then', { first, second }));

/** One sentence after the other; at least one. */
export const sentences = (texts: readonly Text[]): Text =>
  texts.reduce((first, second) => t('listed.next_sentence', { first, second }));

/** Nothing to say. */
export const nothing: Text = t('listed.as_written', { text: '' });

/** What has no translation, such as a name, where a text is expected. */
export const asWritten = (text: string): Text => t('listed.as_written', { text });
