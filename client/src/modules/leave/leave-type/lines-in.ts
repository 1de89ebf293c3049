/**
 * Lines of two numbers as the server names them: a whole one and one exact to its last digit; `most` a third one that
 * may be left empty.
 */
export type Lines =
  | { name: 'payTiers'; count: 'upToDay'; amount: 'percent'; most?: undefined }
  | { name: 'accrualLevels'; count: 'afterMonths'; amount: 'days'; most: 'mostBalance' };

export interface Line {
  count: number;
  amount: string;
  most?: string | null;
}

export const linesIn = (value: unknown, { count, amount, most }: Lines): Line[] =>
  Array.isArray(value)
    ? (value as Record<string, unknown>[]).map((line) => ({
        count: Number(line[count]),
        amount: String(line[amount]),
        ...(most && typeof line[most] === 'string' && { most: line[most] }),
      }))
    : [];

/** As the server takes them, without the type's name that answers carry. */
export const linesOut = (found: Line[], { count, amount, most }: Lines): Record<string, number | string>[] =>
  found.map((line) => ({
    [count]: line.count,
    [amount]: line.amount,
    ...(most && line.most && { [most]: line.most }),
  }));
