import { csvPayment } from './csv-payment';
import type { Paid, PaymentFacts, PaymentFile, PaymentFormat, WagesFormat } from './payment';
import { isWagesFormat } from './payment-formats';
import { sepaPayment } from './sepa-payment';
import { wagesFile } from './wages-file';
import { wagesLayouts } from './wages-layouts';
import { wpsPayment } from './wps-payment';

const formats: Record<
  Exclude<PaymentFormat, WagesFormat>,
  (facts: PaymentFacts, paid: readonly Paid[]) => PaymentFile
> = {
  csv: csvPayment,
  sepa: sepaPayment,
  wps: wpsPayment,
};

/** The file a bank takes for those who are paid. The same facts make the same file, to the byte. */
export const paymentFile = (facts: PaymentFacts, paid: readonly Paid[]): PaymentFile => {
  const { format } = facts;
  return isWagesFormat(format) ? wagesFile(wagesLayouts[format], facts, paid) : formats[format](facts, paid);
};
