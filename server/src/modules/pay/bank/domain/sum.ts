import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';

export const sumOf = (amounts: readonly string[], currency: string): string =>
  formatMoney(
    amounts.reduce((sum, amount) => sum + parseMoney(amount, currency), 0n),
    currency,
  );
