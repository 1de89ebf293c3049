import { payPaper } from '../../../paper/pay-paper';
import type { Locale } from '../../../../../platform/text';
import { printedPayslip, type PayslipDocument } from './printed-payslip';

/** The payslip as a PDF of A4 pages in the given language. */
export const payslipPdf = (slip: PayslipDocument, locale: Locale): Promise<Buffer> =>
  payPaper(printedPayslip(slip, locale));
