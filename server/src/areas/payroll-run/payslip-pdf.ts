import type { Locale } from '../../platform/text';
import { typeset } from '../../platform/typeset';
import { payslipTemplate } from './payslip-template';
import { printedPayslip, type PayslipDocument } from './printed-payslip';

/** The payslip as a PDF of A4 pages in the given language. */
export const payslipPdf = (slip: PayslipDocument, locale: Locale): Promise<Buffer> => typeset(payslipTemplate, printedPayslip(slip, locale));
