export interface Amount {
  category?: 'asset' | 'ticket' | null;
  kind: 'addition' | 'deduction';
  title: string;
  amount: string;
  reason: string;
}

/** What one chooses for an amount: what it is for, else whether it is paid or taken. */
export const amountChoices = ['addition', 'deduction', 'asset', 'ticket'] as const;
type Choice = (typeof amountChoices)[number];

export const wordOf = (choice: Choice) =>
  choice === 'asset' || choice === 'ticket'
    ? (`choice.settlementAmountCategory.${choice}` as const)
    : (`choice.settlementAmountKind.${choice}` as const);

export const choiceOfAmount = ({ category, kind }: Amount): Choice => category ?? kind;

/** An asset is taken, a ticket paid. */
export const chosen = (choice: Choice): Pick<Amount, 'category' | 'kind'> =>
  choice === 'asset'
    ? { category: choice, kind: 'deduction' }
    : choice === 'ticket'
      ? { category: choice, kind: 'addition' }
      : { category: null, kind: choice };

/** The amounts as the server takes them, without the type's name that answers carry. */
export const amountsIn = (value: unknown): Amount[] =>
  Array.isArray(value)
    ? (value as Amount[]).map(({ category, kind, title, amount, reason }) => ({
        ...(category && { category }),
        kind,
        title,
        amount,
        reason,
      }))
    : [];
