/**
 * A form numbers are written in: # stands for a digit, @ for a letter from A to Z, * for either, anything else for
 * itself.
 */
export const mostOfMask = 40;

const digit = /^[0-9]$/;
const letter = /^[A-Z]$/i;
const stands: Record<string, (character: string) => boolean> = {
  '#': (character) => digit.test(character),
  '@': (character) => letter.test(character),
  '*': (character) => digit.test(character) || letter.test(character),
};

/** Whether a text can be such a form: short, printable, and with something to fill in. */
export const isMask = (mask: string): boolean =>
  mask.length <= mostOfMask && /^[ -~]+$/.test(mask) && /[#@*]/.test(mask);

/** Whether a number is written in the form; each of its characters is looked at once. */
export function fitsMask(number: string, mask: string): boolean {
  return (
    number.length === mask.length &&
    [...mask].every((place, at) =>
      stands[place] ? stands[place](number[at]!) : place.toUpperCase() === number[at]!.toUpperCase(),
    )
  );
}

/** A number of the form, to show how it is meant. */
export function sampleOfMask(mask: string): string {
  let digits = 0;
  return mask.replace(/[#@*]/g, (place) => (place === '@' ? 'A' : String((digits += 1) % 10)));
}
