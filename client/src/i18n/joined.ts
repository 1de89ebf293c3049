type Part = { [Key: string]: string | Part };
type Together<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void ? All : never;

/**
 * One dictionary of several: parts may add to the same group, such as `field`; the same key twice is a mistake and
 * throws.
 */
export function joined<const T extends Part[]>(...parts: T): Together<T[number]> {
  const all: Part = {};
  for (const part of parts) add(part, all, '');
  return all as Together<T[number]>;
}

function add(part: Part, to: Part, above: string): void {
  for (const [key, value] of Object.entries(part)) {
    const there = to[key];
    if (there === undefined && typeof value === 'string') to[key] = value;
    else if (typeof value !== 'string' && typeof there !== 'string')
      add(value, (to[key] = there ?? {}), `${above}${key}.`);
    else throw new Error(`two texts for ${above}${key}`);
  }
}
