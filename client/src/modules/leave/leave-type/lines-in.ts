/** Lines of two numbers as the server names them: a whole one and one exact to its last digit. */
export type Lines =
  | { name: 'payTiers'; count: 'upToDay'; amount: 'percent' }
  | { name: 'accrualLevels'; count: 'afterMonths'; amount: 'days' };

export interface Line {
  count: number;
  amount: string;
}

export const linesIn = (value: unknown, { count, amount }: Lines): Line[] =>
  Array.isArray(value)
    ? (value as Record<string, unknown>[]).map((line) => ({ count: Number(line[count]), amount: String(line[amount]) }))
    : [];

/** As the server takes them, without the type's name that answers carry. */
export const linesOut = (found: Line[], { count, amount }: Lines): Record<string, number | string>[] =>
  found.map((line) => ({ [count]: line.count, [amount]: line.amount }));
