import { csvPayment } from './csv-payment';
import type { Paid, PaymentFacts, PaymentFile, PaymentFormat } from './payment';
import { sepaPayment } from './sepa-payment';
import { wpsPayment } from './wps-payment';

const formats: Record<PaymentFormat, (facts: PaymentFacts, paid: readonly Paid[]) => PaymentFile> = {
  csv: csvPayment,
  sepa: sepaPayment,
  wps: wpsPayment,
};

/** The file a bank takes for those who are paid. The same facts make the same file, to the byte. */
export const paymentFile = (facts: PaymentFacts, paid: readonly Paid[]): PaymentFile =>
  formats[facts.format](facts, paid);
