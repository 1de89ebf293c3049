import { divideRounded, parseMoney } from '../../../../kernel/numbers/money';
import { fine, scaled } from '../../../../kernel/numbers/fixed-point';
import type { MinimumWage } from '../../statutory/minimum-wages';

/** What a month is paid by what is on file, decimal texts; `gross` is null where it is not told to whoever asks. */
export interface MonthlyPay {
  nationality: string | null;
  currency: string;
  basic: string;
  gross: string | null;
  /** Share of full time, decimal text. */
  fullTime: string;
}

/** Which of the least amounts of a law the pay stays below. */
export function belowMinimumOf(wage: MinimumWage, pay: MonthlyPay): ('basic' | 'gross')[] {
  if (wage.currency !== pay.currency) return [];
  if (wage.who === 'nationals' && pay.nationality !== wage.country) return [];
  const isBelow = (least: string | null, paid: string | null): boolean =>
    least !== null &&
    paid !== null &&
    parseMoney(paid, pay.currency, 'half-up') <
      divideRounded(parseMoney(least, wage.currency) * scaled(pay.fullTime, fine), fine, 'half-up');
  return [
    ...(isBelow(wage.basic, pay.basic) ? (['basic'] as const) : []),
    ...(isBelow(wage.gross, pay.gross) ? (['gross'] as const) : []),
  ];
}
