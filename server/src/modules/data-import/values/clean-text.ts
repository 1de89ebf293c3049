import { knownAs } from '../../../platform/text';
import { t } from '../texts/text';
import { cleaned, latinDigits, matchKey } from '../../../kernel/text/match-key';

const nothings = new Set(knownAs(t('clean_text.nothing')));

/**
 * What the cell says, or '' where it says in words that it says nothing, or holds what spreadsheets write for a value
 * they do not have.
 */
export function saidIn(cell: string | undefined): string {
  const text = cleaned(cell ?? '');
  if (isFault(text) || isFormula(text)) return '';
  return nothings.has(text.toLowerCase()) ? '' : unquoted(text);
}

/** #N/A, #REF!, #VALEUR!, #NV, ####: what a spreadsheet shows for a value it could not work out or show. */
export const isFault = (text: string): boolean =>
  /^#(?:[\p{L}_]+[/\p{L}\d]*[!?]|N\/A|NV|DIV\/0!|#{2,})$/iu.test(text.trim());

/** A formula whose value is not there: '=E2*1.1'. */
export const isFormula = (text: string): boolean => /^=./u.test(text.trim());

/** 9.71501E+11: a number of many digits as a spreadsheet shortened it, the last ones lost. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim());

/** An export puts ' before what a spreadsheet would take for a formula: '+971…. */
const unquoted = (text: string): string => (/^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text);

export { cleaned, latinDigits, matchKey };
