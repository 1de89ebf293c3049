import type { PayInput, PayLine } from './payslip';
import type { Text } from './text';

/**
 * An input as it is stored: without label and unit where they are those of the input of that name before it; its name alone
 * where the value is the same too.
 */
type StoredInput = string | (Pick<PayInput, 'name' | 'value' | 'path'> & Partial<PayInput>);

/** `reason` is the code of another line where it is that line's but for the name it begins with. */
export type StoredLine = Omit<PayLine, 'inputs' | 'reason'> & { inputs: readonly StoredInput[]; reason: Text | string };

const isSame = (one: Text, other: Text): boolean => one === other || (one.en === other.en && one.ar === other.ar);

/** Lines of components bear their codes, each once. The others are the law's and the product's: what pays by their days reads these where they stand. */
const isOfComponent = ({ code }: PayLine): boolean => code >= 'a';

/**
 * Lines as they are stored: what an input is called and counted in, and why a component came out so, is said where it first
 * stands, and again only where it is otherwise, for most of a payslip would be those words. Lines of which the employee is told
 * less say all of it, so that nothing is missing from the others once they are left out.
 */
export function saidOnce(lines: readonly PayLine[]): StoredLine[] {
  const [said, reasons] = [new Map<string, PayInput>(), new Map<string, PayLine>()];
  return lines.map((line): StoredLine => {
    if (line.hidden || line.forEmployee) {
      for (const { name } of [...line.inputs, ...line.forEmployee?.inputs ?? []]) said.delete(name);
      return line;
    }
    const ofComponent = isOfComponent(line);
    const inputs = line.inputs.map((input): StoredInput => {
      const { name, value, path } = input;
      const before = said.get(name);
      said.set(name, input);
      if (!before || before.unit !== input.unit || !isSame(before.label, input.label)) return input;
      if (ofComponent && before.value === value && path === undefined && before.path === undefined) return name;
      return path === undefined ? { name, value } : { name, value, path };
    });
    return { ...line, inputs, reason: ofComponent ? reasonOnce(line, reasons) : line.reason };
  });
}

function reasonOnce(line: PayLine, said: Map<string, PayLine>): Text | string {
  const { name, reason } = line;
  if (!reason.en.startsWith(name.en) || !reason.ar.startsWith(name.ar)) return reason;
  const rest = reason.en.slice(name.en.length);
  const before = said.get(rest);
  if (before && before.reason.ar.slice(before.name.ar.length) === reason.ar.slice(name.ar.length)) return before.code;
  said.set(rest, line);
  return reason;
}

/** Stored lines, or those of them a reader may see, with everything said everywhere. */
export function saidInFull(lines: readonly StoredLine[]): PayLine[] {
  const [said, reasons] = [new Map<string, PayInput>(), new Map<string, Pick<PayLine, 'name'> & { reason: Text }>()];
  return lines.map(({ reason: its, ...line }) => {
    const inputs = line.inputs.map((input): PayInput => {
      if (typeof input === 'string') return said.get(input)!;
      const { name, value, path } = input;
      const { label, unit } = { ...said.get(name)!, ...input };
      const told = { name, label, value, unit, ...path !== undefined && { path } };
      said.set(name, told);
      return told;
    });
    const reason = typeof its === 'string' ? renamed(reasons.get(its)!, line.name) : its;
    reasons.set(line.code, { name: line.name, reason });
    return { ...line, inputs, reason };
  });
}

const renamed = ({ name, reason }: Pick<PayLine, 'name' | 'reason'>, { en, ar }: Text): Text => ({ en: en + reason.en.slice(name.en.length), ar: ar + reason.ar.slice(name.ar.length) });
