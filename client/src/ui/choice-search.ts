import { holdsWords } from '../../../server/src/kernel/text/folded-text';

/** Whether a text holds each word of what was typed, in any spelling, as lists of the server find it. */
export const holds = holdsWords;

/** How a `Select` finds choices by what is typed: in these parts of each, as far as they are texts. */
export const searchedBy = (...parts: string[]) => ({
  filterOption: (typed: string, option?: object) =>
    holds(
      parts
        .map((part) => (option as Record<string, unknown> | undefined)?.[part])
        .filter((text) => typeof text === 'string')
        .join(' '),
      typed,
    ),
});
