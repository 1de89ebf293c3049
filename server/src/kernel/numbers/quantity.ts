import type { Text } from '../text/text';
import { t } from '../texts/text';

const inUnit = {
  day: (count: number) => t('quantity.day', { count }),
  hour: (count: number) => t('quantity.hour', { count }),
  minute: (count: number) => t('quantity.minute', { count }),
  month: (count: number) => t('quantity.month', { count }),
};

/** A number with its unit, which agrees with it: 1 day, 3 days; in Arabic as after a preposition. */
export const quantity = (value: number | string, unit: keyof typeof inUnit): Text =>
  inUnit[unit](Math.round(Number(value) * 10_000) / 10_000);
