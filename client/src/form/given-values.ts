const mark = 'with.';

/**
 * The address of a list with the form for a new row open, some of its fields filled in; several references stand after
 * one another.
 */
export const newWith = (path: string, given: Record<string, string | readonly string[] | null | undefined>): string => {
  const address = new URLSearchParams({ new: 'yes' });
  for (const [field, value] of Object.entries(given)) if (value?.length) address.set(mark + field, String(value));
  return `${path}?${address.toString()}`;
};

/** What an address fills in of a new row. */
export const givenIn = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...address].flatMap(([name, value]) => (name.startsWith(mark) ? [[name.slice(mark.length), value]] : [])),
  );

export function withoutGiven(address: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...address].filter(([name]) => !name.startsWith(mark)));
}
