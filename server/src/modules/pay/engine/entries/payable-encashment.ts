import type { PayLine } from '../payslip';

/** Leave paid out that no other run has paid: the line that was approved. */
export interface PayableEncashment {
  id: string;
  currency: string;
  line: PayLine;
}
