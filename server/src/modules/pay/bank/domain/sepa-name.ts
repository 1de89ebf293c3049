import type { Paid } from './payment';
import { sepaText } from './sepa-text';

/** The holder in the characters of the schemes, or the employee's own name where the holder's has none. */
export const nameForSepa = ({ name, account }: Pick<Paid, 'name' | 'account'>): string | null =>
  sepaText(account.holder, 70) ?? sepaText(name, 70);
