export interface Amount {
  kind: 'addition' | 'deduction';
  title: string;
  amount: string;
  reason: string;
}

/** The amounts as the server takes them, without the type's name that answers carry. */
export const amountsIn = (value: unknown): Amount[] =>
  Array.isArray(value) ? (value as Amount[]).map(({ kind, title, amount, reason }) => ({ kind, title, amount, reason })) : [];
