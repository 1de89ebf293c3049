import type { PayInput, PayLine } from './payslip';
import type { Text } from './text';

/** An input as it is stored: without label and unit where they are those of the input of that name before it. */
type StoredInput = Pick<PayInput, 'name' | 'value' | 'path'> & Partial<PayInput>;

export type StoredLine = Omit<PayLine, 'inputs'> & { inputs: readonly StoredInput[] };

const isSame = (one: Text, other: Text): boolean => one === other || (one.en === other.en && one.ar === other.ar);

/**
 * Lines as they are stored: what an input is called and counted in is said where its name first stands, and again only where
 * it is another, for most of a payslip would be those words. Lines of which the employee is told less say all of it, so that
 * nothing is missing from the others once they are left out.
 */
export function saidOnce(lines: readonly PayLine[]): StoredLine[] {
  const said = new Map<string, PayInput>();
  return lines.map((line) => {
    if (line.hidden || line.forEmployee) {
      for (const { name } of [...line.inputs, ...line.forEmployee?.inputs ?? []]) said.delete(name);
      return line;
    }
    return { ...line, inputs: line.inputs.map((input): StoredInput => {
      const before = said.get(input.name);
      if (!before || before.unit !== input.unit || !isSame(before.label, input.label)) {
        said.set(input.name, input);
        return input;
      }
      const { name, value, path } = input;
      return path === undefined ? { name, value } : { name, value, path };
    }) };
  });
}

/** Stored lines, or those of them a reader may see, with everything said everywhere. */
export function saidInFull(lines: readonly StoredLine[]): PayLine[] {
  const said = new Map<string, Pick<PayInput, 'label' | 'unit'>>();
  return lines.map((line) => ({ ...line, inputs: line.inputs.map((input): PayInput => {
    const { label, unit } = input.label ? { label: input.label, unit: input.unit! } : said.get(input.name)!;
    if (input.label) said.set(input.name, { label, unit });
    return { name: input.name, label, value: input.value, unit, ...input.path !== undefined && { path: input.path } };
  }) }));
}
