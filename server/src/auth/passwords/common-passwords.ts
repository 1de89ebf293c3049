import common from './common-passwords.json';

/**
 * What passwords are mostly made of, as lists of leaked ones show year after year: each begins, ends or is one of the
 * common ones, whatever digits stand behind it. In lower case, without blanks, four letters or more.
 */
export const commonWords: readonly string[] = common.words;

/** Rows of keyboards and other orders in which fingers go on by themselves, besides the alphabet and the numbers. */
export const walks: readonly string[] = common.walks;
