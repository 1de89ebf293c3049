import type { Text } from '../../../platform/text';
import { t } from '../texts/text';

/** What the offers say. */
export const offerTexts = {
  options: {
    '': t('offer_texts.leave_empty'),
    last_comma_first: t('offer_texts.options.last_comma_first'),
    first_last: t('offer_texts.options.first_last'),
    last_first: t('offer_texts.options.last_first'),
    DMY: t('offer_texts.options.dmy'),
    MDY: t('offer_texts.options.mdy'),
    serial: t('offer_texts.options.serial'),
    annual: t('offer_texts.options.annual'),
    monthly: t('offer_texts.options.monthly'),
    generate: t('offer_texts.options.generate'),
    skip: t('offer_texts.options.skip'),
    reject: t('offer_texts.options.reject'),
    create: t('offer_texts.options.create'),
    leave_empty: t('offer_texts.options.leave_empty'),
    leave_out: t('offer_texts.options.leave_out'),
    point: t('offer_texts.options.point'),
    comma: t('offer_texts.options.comma'),
    next_day: t('offer_texts.options.next_day'),
    as_written: t('offer_texts.options.as_written'),
    male: t('offer_texts.options.male'),
    female: t('offer_texts.options.female'),
    single: t('offer_texts.options.single'),
    married: t('offer_texts.options.married'),
    divorced: t('offer_texts.options.divorced'),
    widowed: t('offer_texts.options.widowed'),
    separated: t('offer_texts.options.separated'),
    draft: t('offer_texts.options.draft'),
    onboarding: t('offer_texts.options.onboarding'),
    active: t('offer_texts.options.active'),
    suspended: t('offer_texts.options.suspended'),
    notice: t('offer_texts.options.notice'),
    exited: t('offer_texts.options.exited'),
    full_time: t('offer_texts.options.full_time'),
    part_time: t('offer_texts.options.part_time'),
    temporary: t('offer_texts.options.temporary'),
    flexible: t('offer_texts.options.flexible'),
    remote: t('offer_texts.options.remote'),
    job_sharing: t('offer_texts.options.job_sharing'),
  } as Readonly<Record<string, Text>>,
  trim: {
    title: t('offer_texts.trim.title'),
    because: (cells: number): Text => t('offer_texts.cells_blanks_around_them_doubled', { cells }),
  },
  nameOrder: {
    title: t('offer_texts.name_order.title'),
    because: (sample: string): Text => t('offer_texts.column_holds_whole_names_such', { sample }),
  },
  dayFormat: {
    title: (header: string): Text => t('offer_texts.dates', { header }),
    sure: (sample: string): Text => t('offer_texts.only_format_makes_dates_column', { sample }),
    open: (sample: string): Text => t('offer_texts.others_fit_more_format_choose', { sample }),
  },
  dayShift: {
    title: (header: string): Text => t('offer_texts.hours', { header }),
    because: (sample: string): Text => t('offer_texts.every_cell_tells_same_evening', { sample }),
  },
  decimalMark: {
    dotted: (sample: string): Text => t('offer_texts.others_may_thousands_have_three', { sample }),
    title: (header: string): Text => t('offer_texts.numbers', { header }),
    sure: t('offer_texts.decimal_mark.sure'),
    open: t('offer_texts.decimal_mark.open'),
  },
  referenceMissing: {
    title: (header: string): Text => t('offer_texts.what_names_nobody_knows', { header }),
    because: t('offer_texts.reference_missing.because'),
    options: {
      create: t('offer_texts.reference_missing.options.create'),
      leave_empty: t('offer_texts.reference_missing.options.leave_empty'),
      reject: t('offer_texts.reference_missing.options.reject'),
    },
  },
  payPeriod: {
    title: t('offer_texts.pay_period.title'),
    named: (header: string): Text => t('offer_texts.column_named', { header }),
    median: (median: number): Text => t('offer_texts.column_does_not_say_half', { median }),
  },
  payZero: {
    title: t('offer_texts.pay_zero.title'),
    because: (rows: number): Text => t('offer_texts.rows_pay_zero_text', { rows }),
  },
  values: {
    title: (header: string): Text => t('offer_texts.values', { header }),
    same: t('offer_texts.same'),
    because: (unknown: number): Text =>
      unknown === 0
        ? t('offer_texts.they_written_other_words_here')
        : t('offer_texts.cells_whose_meaning_not_known', { unknown }),
  },
  numberMissing: {
    title: t('offer_texts.number_missing.title'),
    because: (rows: number | null): Text =>
      rows === null
        ? t('offer_texts.no_column_holds_employee_numbers')
        : t('offer_texts.rows_without_employee_number', { rows }),
  },
  managerMissing: {
    title: t('offer_texts.manager_missing.title'),
    because: t('offer_texts.manager_missing.because'),
  },
  hireDateMissing: {
    title: t('offer_texts.hire_date_missing.title'),
    because: (rows: number | null): Text =>
      rows === null
        ? t('offer_texts.no_column_holds_hire_dates')
        : t('offer_texts.rows_without_hire_date_which', { rows }),
  },
};
