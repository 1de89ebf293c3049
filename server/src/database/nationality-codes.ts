import { countryMeant } from '../kernel/nationality';

const named = /employee\.nationality(\s*)(=|<>|!=|≠)(\s*)("[^"\n]*"|'[^'\n]*')/gu;
const naming = /("[^"\n]*"|'[^'\n]*')(\s*)(=|<>|!=|≠)(\s*)employee\.nationality(?![\p{L}\p{N}_.])/gu;

const coded = (quoted: string): string => {
  const code = countryMeant(quoted.slice(1, -1));
  return code ? `"${code}"` : quoted;
};

/** A formula that compared the wording of a nationality compares the code of the country. */
export const formulaWithCodes = (formula: string): string =>
  formula
    .replace(
      named,
      (_all, before: string, sign: string, after: string, text: string) =>
        `employee.nationality${before}${sign}${after}${coded(text)}`,
    )
    .replace(
      naming,
      (_all, text: string, before: string, sign: string, after: string) =>
        `${coded(text)}${before}${sign}${after}employee.nationality`,
    );

/**
 * The address of a kept list that was filtered by the wording is filtered by the code; a piece of a word that names no
 * country stays.
 */
export function addressWithCode(address: string): string {
  return address
    .split('&')
    .map((part) => {
      const [, value] = /^f\.nationality\.(?:eq|contains|startsWith)=(.*)$/.exec(part) ?? [];
      const code = value === undefined ? null : countryMeant(new URLSearchParams(`v=${value}`).get('v') ?? '');
      return code ? `f.nationality.eq=${code}` : part;
    })
    .join('&');
}
