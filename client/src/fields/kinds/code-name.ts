import type { CodeList } from '../../generated/fields';

/**
 * What a code stands for in the reader's language: AE as United Arab Emirates; currencies and time zones are known by
 * their codes.
 */
export const codeName = (list: CodeList, code: string, language: string): string =>
  list === 'country' && /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
    : code;
