import type { Text } from '../../../../kernel/text/text';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { ExclusionReason, WagesFormat } from './payment';

/** What of the company and of the payment as a whole a column can hold. */
export type HeaderValue =
  | 'establishmentNo'
  | 'tradeLicenceNo'
  | 'customerNo'
  | 'bankShortName'
  | 'bankId'
  | 'iban'
  | 'madeDate'
  | 'madeTime'
  | 'payDate'
  | 'year'
  | 'month'
  | 'yearMonth'
  | 'currency'
  | 'total'
  | 'count'
  | 'reference'
  | 'serial';

/** What of one payslip a column can hold. */
export type RowValue =
  | 'sequence'
  | 'code'
  | 'name'
  | 'holder'
  | 'nationalId'
  | 'identityKind'
  | 'identityNo'
  | 'bankShortName'
  | 'bankId'
  | 'bic'
  | 'iban'
  | 'paidDays'
  | 'net'
  | 'basic'
  | 'housing'
  | 'otherEarnings'
  | 'allEarnings'
  | 'extraHours'
  | 'deductions'
  | 'socialInsurance'
  | 'allDeductions'
  | 'deductionReason'
  | 'notes';

/** A column: its heading, where its value comes from, what that must look like and who is told what it lacks. */
export interface WagesColumn<Value extends string, Lacking> {
  heading: string;
  value: Value | { always: string };
  /** The most characters; what people write is cut to it. */
  width: number;
  /** Zeros before a number, up to the width. */
  isPadded?: true;
  required?: { form: RegExp; lacking: Lacking };
}

/** A salary information file of the wages protection system of a country, as its source describes it. */
export interface WagesLayout {
  format: WagesFormat;
  country: string;
  currency: string;
  /** What a company elsewhere and pay in another currency are told. */
  elsewhere: Text;
  source: { name: string; address: string; readOn: PlainDate }[];
  separator: ',' | '\t';
  mimeType: string;
  /** What its name is put together from. */
  fileName: readonly (HeaderValue | { always: string })[];
  header: readonly WagesColumn<HeaderValue, Text>[];
  rows: readonly WagesColumn<RowValue, ExclusionReason>[];
  /** The line after the last, where there is one. */
  end: string | null;
}
