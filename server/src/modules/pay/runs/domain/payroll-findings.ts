import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

export type FindingCode =
  | 'error'
  | 'changed'
  | 'in_other_run'
  | 'in_no_run'
  | 'month_unpaid'
  | 'no_account'
  | 'held'
  | 'carried_forward'
  | 'loan_not_agreed'
  | 'below_minimum_wage'
  | 'not_insured'
  | 'insurance_number_missing'
  | 'allowance_purpose_missing'
  | 'not_taxed'
  | 'tax_number_missing'
  | 'tax_opening_missing'
  | 'salary_waiting'
  | 'nothing_paid'
  | 'attendance_unsettled'
  | 'attendance_open'
  | 'no_mail_address'
  | 'no_pdf_password'
  | 'owed_to_leaver'
  | 'owed_by_leaver'
  | 'last_month_of';

/** Errors block the approval of a run; warnings are to be looked at, and no more. */
interface FindingFacts {
  level: 'blocker' | 'warning';
  title: Text;
  repair: Text;
}

/** What may be found in a calculated run, the most urgent first, and what repairs each. */
export const payrollFindings: Record<FindingCode, FindingFacts> = {
  error: {
    level: 'blocker',
    title: t('payroll_findings.error.title'),
    repair: t('payroll_findings.error.repair'),
  },
  attendance_unsettled: {
    level: 'blocker',
    title: t('payroll_findings.attendance_unsettled.title'),
    repair: t('payroll_findings.attendance_unsettled.repair'),
  },
  changed: {
    level: 'warning',
    title: t('payroll_findings.changed.title'),
    repair: t('payroll_findings.changed.repair'),
  },
  in_other_run: {
    level: 'warning',
    title: t('payroll_findings.in_other_run.title'),
    repair: t('payroll_findings.in_other_run.repair'),
  },
  in_no_run: {
    level: 'warning',
    title: t('payroll_findings.in_no_run.title'),
    repair: t('payroll_findings.in_no_run.repair'),
  },
  month_unpaid: {
    level: 'warning',
    title: t('payroll_findings.month_unpaid.title'),
    repair: t('payroll_findings.month_unpaid.repair'),
  },
  no_account: {
    level: 'warning',
    title: t('payroll_findings.no_account.title'),
    repair: t('payroll_findings.no_account.repair'),
  },
  held: {
    level: 'warning',
    title: t('payroll_findings.held.title'),
    repair: t('payroll_findings.held.repair'),
  },
  carried_forward: {
    level: 'warning',
    title: t('payroll_findings.carried_forward.title'),
    repair: t('payroll_findings.carried_forward.repair'),
  },
  loan_not_agreed: {
    level: 'warning',
    title: t('payroll_findings.loan_not_agreed.title'),
    repair: t('payroll_findings.loan_not_agreed.repair'),
  },
  below_minimum_wage: {
    level: 'warning',
    title: t('payroll_findings.below_minimum_wage.title'),
    repair: t('payroll_findings.below_minimum_wage.repair'),
  },
  not_insured: {
    level: 'warning',
    title: t('payroll_findings.not_insured.title'),
    repair: t('payroll_findings.not_insured.repair'),
  },
  insurance_number_missing: {
    level: 'warning',
    title: t('payroll_findings.insurance_number_missing.title'),
    repair: t('payroll_findings.insurance_number_missing.repair'),
  },
  allowance_purpose_missing: {
    level: 'warning',
    title: t('payroll_findings.allowance_purpose_missing.title'),
    repair: t('payroll_findings.allowance_purpose_missing.repair'),
  },
  not_taxed: {
    level: 'warning',
    title: t('payroll_findings.not_taxed.title'),
    repair: t('payroll_findings.not_taxed.repair'),
  },
  tax_number_missing: {
    level: 'warning',
    title: t('payroll_findings.tax_number_missing.title'),
    repair: t('payroll_findings.tax_number_missing.repair'),
  },
  tax_opening_missing: {
    level: 'warning',
    title: t('payroll_findings.tax_opening_missing.title'),
    repair: t('payroll_findings.tax_opening_missing.repair'),
  },
  salary_waiting: {
    level: 'warning',
    title: t('payroll_findings.salary_waiting.title'),
    repair: t('payroll_findings.salary_waiting.repair'),
  },
  nothing_paid: {
    level: 'warning',
    title: t('payroll_findings.nothing_paid.title'),
    repair: t('payroll_findings.nothing_paid.repair'),
  },
  attendance_open: {
    level: 'warning',
    title: t('payroll_findings.attendance_open.title'),
    repair: t('payroll_findings.attendance_open.repair'),
  },
  no_mail_address: {
    level: 'warning',
    title: t('payroll_findings.no_mail_address.title'),
    repair: t('payroll_findings.no_mail_address.repair'),
  },
  no_pdf_password: {
    level: 'warning',
    title: t('payroll_findings.no_pdf_password.title'),
    repair: t('payroll_findings.no_pdf_password.repair'),
  },
  owed_to_leaver: {
    level: 'warning',
    title: t('payroll_findings.owed_to_leaver.title'),
    repair: t('payroll_findings.owed_to_leaver.repair'),
  },
  owed_by_leaver: {
    level: 'warning',
    title: t('payroll_findings.owed_by_leaver.title'),
    repair: t('payroll_findings.owed_by_leaver.repair'),
  },
  last_month_of: {
    level: 'warning',
    title: t('payroll_findings.last_month_of.title'),
    repair: t('payroll_findings.last_month_of.repair'),
  },
};
