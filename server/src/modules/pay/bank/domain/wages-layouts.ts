import { t } from '../../texts/text';
import type { WagesFormat } from './payment';
import type { WagesColumn, WagesLayout, RowValue } from './wages-layout';

type Row = WagesLayout['rows'][number];

const bankShortName = { form: /^[A-Z0-9]{2,4}$/, lacking: t('payment.enter_short_name_of_bank') };
const ibanOf = (country: string) => ({ form: new RegExp(`^${country}`), lacking: t('payment.enter_iban_of_country') });
const accountIn = (country: string, heading: string, width: number): Row => ({
  heading,
  value: 'iban',
  width,
  required: { form: new RegExp(`^${country}`), lacking: 'account_abroad' },
});
const hasLetter = { form: /[\p{L}\p{N}]/u, lacking: 'no_name' } as const;
const always = (heading: string, value: string): WagesColumn<never, never> => ({
  heading,
  value: { always: value },
  width: value.length,
});
const money = (heading: string, value: RowValue): Row => ({ heading, value, width: 18 });

const qatar: WagesLayout = {
  format: 'qa_wps',
  country: 'QA',
  currency: 'QAR',
  elsewhere: t('payment.wages_file_of_qatar'),
  // Allowances stand in the extra income: a net of basic, extra income and deductions is right whether or not a bank
  // adds the columns of allowances to it.
  source: [
    {
      name: 'WPS user manual: WPS file format (name, header and its lengths)',
      address: 'https://deploy.doczz.net/doc/2118290/wps-file-format',
      readOn: '2026-11-28',
    },
    {
      name: 'Commercial Bank of Qatar, Wage Protection System: File Format Specifications',
      address: 'https://docplayer.net/amp/17098553-Wage-protection-system.html',
      readOn: '2026-11-28',
    },
    {
      name: 'A public program for Qatari banks (headings of version 1, lengths, codes of deductions)',
      address: 'https://github.com/lonnietoonie/qatar-wps-manager, src/utils/sif.ts at 1073a28d',
      readOn: '2026-11-28',
    },
  ],
  separator: ',',
  mimeType: 'text/csv; charset=utf-8',
  fileName: [
    { always: 'SIF_' },
    'establishmentNo',
    { always: '_' },
    'bankShortName',
    { always: '_' },
    'madeDate',
    { always: '_' },
    'madeTime',
    { always: '.csv' },
  ],
  header: [
    {
      heading: 'Employer EID',
      value: 'establishmentNo',
      width: 8,
      isPadded: true,
      required: { form: /^\d{1,8}$/, lacking: t('payment.enter_establishment_of_qatar') },
    },
    { heading: 'File Creation Date', value: 'madeDate', width: 8 },
    { heading: 'File Creation Time', value: 'madeTime', width: 4 },
    { heading: 'Payer EID', value: 'establishmentNo', width: 8, isPadded: true },
    always('Payer QID', ''),
    { heading: 'Payer Bank Short Name', value: 'bankShortName', width: 4, required: bankShortName },
    { heading: 'Payer IBAN', value: 'iban', width: 29, required: ibanOf('QA') },
    { heading: 'Salary Year and Month', value: 'yearMonth', width: 6 },
    { heading: 'Total Salaries', value: 'total', width: 18 },
    { heading: 'Total Records', value: 'count', width: 6 },
    always('SIF Version', '1'),
  ],
  rows: [
    { heading: 'Record Sequence', value: 'sequence', width: 6 },
    {
      heading: 'Employee QID',
      value: 'nationalId',
      width: 11,
      required: { form: /^\d{11}$/, lacking: 'no_identity_number' },
    },
    always('Employee Visa ID', ''),
    { heading: 'Employee Name', value: 'name', width: 70, required: hasLetter },
    {
      heading: 'Employee Bank Short Name',
      value: 'bankShortName',
      width: 4,
      required: { form: bankShortName.form, lacking: 'no_bank_short_name' },
    },
    accountIn('QA', 'Employee Account', 29),
    always('Salary Frequency', 'M'),
    { heading: 'Number of Working days', value: 'paidDays', width: 3 },
    money('Net Salary', 'net'),
    { ...money('Basic Salary', 'basic'), required: { form: /[1-9]/, lacking: 'no_basic_salary' } },
    { heading: 'Extra hours', value: 'extraHours', width: 6 },
    money('Extra income', 'allEarnings'),
    money('Deductions', 'allDeductions'),
    always('Payment Type', 'Normal Payment'),
    { heading: 'Notes / Comments', value: 'notes', width: 300 },
    always('Housing Allowance', '0.00'),
    always('Food Allowance', '0.00'),
    always('Transportation Allowance', '0.00'),
    always('Over Time Allowance', '0.00'),
    { heading: 'Deduction Reason Code', value: 'deductionReason', width: 2 },
    always('Extra Field 1', '0.00'),
    always('Extra Field 2', '0.00'),
  ],
  end: null,
};

const oman: WagesLayout = {
  format: 'om_wps',
  country: 'OM',
  currency: 'OMR',
  elsewhere: t('payment.wages_file_of_oman'),
  source: [
    {
      name: 'Ministry of Labour of Oman, questions about the WPS (name of the file, reference number)',
      address: 'https://mail.mol.gov.om/WpsFAQ',
      readOn: '2026-11-28',
    },
    {
      name: 'Bank Muscat Meethaq, Salary Payments (civil and commercial registration numbers)',
      address: 'https://www.meethaq.om/en/Pages/WPS.aspx',
      readOn: '2026-11-28',
    },
    {
      name: 'Ministry of Labour of Oman, guidelines on wage transfers (month, kind of identity)',
      address: 'https://theomannews.com/blog/ministry-issues-new-guidelines-to-ensure-timely-wage-payments-in-oman',
      readOn: '2026-11-28',
    },
    {
      name: 'A public program after a sample file of Bank Muscat (columns and their order)',
      address: 'https://github.com/prabhusalem-rgb/hrsoftware, src/lib/calculations/wps.ts at 02b976e1',
      readOn: '2026-11-28',
    },
  ],
  separator: ',',
  mimeType: 'text/csv; charset=utf-8',
  fileName: [
    { always: 'SIF_' },
    'tradeLicenceNo',
    { always: '_' },
    'bankShortName',
    { always: '_' },
    'madeDate',
    { always: '_' },
    'serial',
    { always: '.csv' },
  ],
  header: [
    {
      heading: 'Employer CR-NO',
      value: 'tradeLicenceNo',
      width: 17,
      required: { form: /^[1-9]\d{0,16}$/, lacking: t('payment.enter_registration_of_oman') },
    },
    { heading: 'Payer CR-NO', value: 'tradeLicenceNo', width: 17 },
    { heading: 'Payer Bank Short Name', value: 'bankShortName', width: 4, required: bankShortName },
    { heading: 'Payer Account Number', value: 'iban', width: 30, required: ibanOf('OM') },
    { heading: 'Salary Year', value: 'year', width: 4 },
    { heading: 'Salary Month', value: 'month', width: 2 },
    { heading: 'Total Salaries', value: 'total', width: 18 },
    { heading: 'Number Of Records', value: 'count', width: 6 },
    always('Payment Type', 'Salary'),
  ],
  rows: [
    { heading: 'Employee ID Type', value: 'identityKind', width: 1 },
    {
      heading: 'Employee ID',
      value: 'identityNo',
      width: 17,
      required: { form: /^[A-Z1-9][A-Z0-9]{0,16}$/, lacking: 'no_identity_number' },
    },
    { heading: 'Reference Number', value: 'code', width: 40 },
    { heading: 'Employee Name', value: 'name', width: 70, required: hasLetter },
    {
      heading: 'Employee BIC Code',
      value: 'bic',
      width: 11,
      required: { form: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/, lacking: 'no_bic' },
    },
    accountIn('OM', 'Employee Account', 30),
    always('Salary Frequency', 'M'),
    { heading: 'Number Of Working days', value: 'paidDays', width: 3 },
    money('Net Salary', 'net'),
    money('Basic Salary', 'basic'),
    { heading: 'Extra Hours', value: 'extraHours', width: 6 },
    money('Extra Income', 'allEarnings'),
    money('Deductions', 'deductions'),
    money('Social Security Deductions', 'socialInsurance'),
    { heading: 'Notes / Comments', value: 'notes', width: 300 },
  ],
  end: null,
};

const saudiArabia: WagesLayout = {
  format: 'sa_wps',
  country: 'SA',
  currency: 'SAR',
  elsewhere: t('payment.wages_file_of_saudi_arabia'),
  // Columns a bank alone fills stay empty, as do those that may be.
  source: [
    {
      name: 'Ministry of Human Resources, WPS Wages File Specification, 1.7 and 1.8, as quoted in the next',
      address: 'https://www.hrsd.gov.sa/sites/default/files/2017-06/WPS%20Wages%20File%20Technical%20Specification.pdf',
      readOn: '2026-11-28',
    },
    {
      name: 'The public program that quotes it column by column',
      address: 'https://github.com/mahedi-emon/RawSyst-POS',
      readOn: '2026-11-28',
    },
    {
      name: 'Odoo, payroll of Saudi Arabia (headings, order of columns, last line)',
      address: 'l10n_sa_hr_payroll/models/hr_payslip.py, in public copies',
      readOn: '2026-11-28',
    },
  ],
  separator: '\t',
  mimeType: 'text/plain; charset=utf-8',
  fileName: [{ always: 'WPS_' }, 'reference', { always: '.txt' }],
  header: [
    {
      heading: '[DEST-ID]',
      value: 'bankId',
      width: 4,
      required: { form: /^[A-Z]{4}$/, lacking: t('payment.enter_bic_of_bank') },
    },
    {
      heading: '[ESTB-ID]',
      value: 'customerNo',
      width: 10,
      required: { form: /^\d{1,10}$/, lacking: t('payment.enter_customer_number') },
    },
    { heading: '[BANK-ACC]', value: 'iban', width: 24, required: ibanOf('SA') },
    { heading: '[32A-CCY]', value: 'currency', width: 3 },
    { heading: '[32A-VAL]', value: 'payDate', width: 8 },
    { heading: '[32A-AMT]', value: 'total', width: 18 },
    always('[D-DATE]', ''),
    { heading: '[FILE-REF]', value: 'reference', width: 16 },
    always('[FILE-REJCDE]', ''),
    {
      heading: '[MOL-ESTBID]',
      value: 'establishmentNo',
      width: 15,
      required: { form: /^\d{2,15}$/, lacking: t('payment.enter_establishment_of_saudi_arabia') },
    },
  ],
  rows: [
    money('[32B-AMT]', 'net'),
    accountIn('SA', '[59-ACC]', 34),
    { heading: '[59-NAME]', value: 'holder', width: 35, required: hasLetter },
    { heading: '[57-BANK]', value: 'bankId', width: 4, required: { form: /^[A-Z]{4}$/, lacking: 'no_bic' } },
    always('[70-DET]', ''),
    always('[RET-CODE]', ''),
    money('[MOL-BAS]', 'basic'),
    money('[MOL-HAL]', 'housing'),
    money('[MOL-OEA]', 'otherEarnings'),
    money('[MOL-DED]', 'allDeductions'),
    {
      heading: '[MOL-ID]',
      value: 'nationalId',
      width: 10,
      required: { form: /^[12]\d{9}$/, lacking: 'no_identity_number' },
    },
    always('[TRN-REF]', ''),
    always('[TRN-STATUS]', ''),
    always('[TRN-DATE]', ''),
  ],
  end: '-',
};

/** The wages protection files of countries whose layout a public source describes. */
export const wagesLayouts: Record<WagesFormat, WagesLayout> = { qa_wps: qatar, om_wps: oman, sa_wps: saudiArabia };
