import type { PaymentFormat, WagesFormat } from './payment';
import { wagesLayouts } from './wages-layouts';

export const isWagesFormat = (format: PaymentFormat): format is WagesFormat => format in wagesLayouts;

/** What may be chosen in a country: a list and a credit transfer anywhere, else the file of its own system. */
export const formatsIn = (country: string): PaymentFormat[] => [
  'csv',
  'sepa',
  ...(country === 'AE' ? (['wps'] as const) : []),
  ...Object.values(wagesLayouts)
    .filter((layout) => layout.country === country)
    .map(({ format }) => format),
];
