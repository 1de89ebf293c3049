import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { Question } from '../../../platform/question';
import { todayIn } from '../../../platform/today';
import { refusePlacingBelowOneself } from '../../../platform/access/within-reach';
import { refuseUnlessImage } from '../../files/file/file';
import { restoreDraftsRows } from './draft-rows';
import type { Employee } from './employee-record';
import { refuseDays } from './history/employment-order';
import { refuseOwnProfile } from './own-profile';
import { refuseStatus } from './status-rules';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';
import { refuseWrongIdentityNumber } from '../../organisation/company/company';

/**
 * Dates must follow each other, and a manager may not report to themselves. An employment is ended by its verb, which
 * ends what hangs on it.
 */
export async function validateEmployee(ctx: Ctx, after: Row<Employee>, before: Row<Employee> | null): Promise<void> {
  if (before && after.exitDate !== before.exitDate) {
    throw invalid('exitDate', t('employee_rules.last_day_set_end_employment'));
  }
  if (!before || after.status !== before.status) refuseStatus(ctx, after, before);
  if (
    after.confirmationDate &&
    after.confirmationDate !== before?.confirmationDate &&
    after.confirmationDate > todayIn(ctx)
  ) {
    throw invalid('confirmationDate', t('employee_rules.day_has_not_come_yet'));
  }
  if (!after.deletedAt) {
    await refuseDays(ctx, after, before);
    await refuseWrongIdentityNumber(ctx, 'nationalId', after.nationalId, before?.nationalId);
  }
  if (after.managerId && after.managerId === after.id) {
    throw invalid('managerId', t('employee_rules.employee_cannot_report_self'));
  }
  if (!before) await refusePlacingBelowOneself(ctx, after);
  await refuseRedirectingPayslips(ctx, after, before);
  const hasBrought = after.grossBrought !== null || after.deductionsBrought !== null;
  if (
    hasBrought &&
    !after.payBroughtThrough &&
    (!before ||
      before.payBroughtThrough ||
      before.grossBrought !== after.grossBrought ||
      before.deductionsBrought !== after.deductionsBrought)
  ) {
    throw invalid('payBroughtThrough', t('employee_rules.say_up_which_day_sums'));
  }
  if (after.photoFileId !== (before?.photoFileId ?? null))
    await refuseUnlessImage(ctx, 'photoFileId', after.photoFileId);
}

/** The same, and that nobody changes of themselves what others approve. */
export async function guardEmployee(ctx: Ctx, after: Row<Employee>, before: Row<Employee> | null): Promise<void> {
  await validateEmployee(ctx, after, before);
  await refuseOwnProfile(ctx, 'Employee', after.id, after, before);
}

/** Whether the user may read the payslips of an employee. */
export const readsPayslips = new Question<(ctx: Ctx, employeeId: string) => boolean>();

/** Where a company mails payslips, whoever changes where they go reads them: they need the right to. */
async function refuseRedirectingPayslips(ctx: Ctx, after: Row<Employee>, before: Row<Employee> | null): Promise<void> {
  const addressOf = (row: Row<Employee>) => row.workEmail ?? row.personalEmail;
  if (!before || !addressOf(after) || addressOf(after) === addressOf(before) || after.id === ctx.user.employeeId)
    return;
  if (readsPayslips.answer(ctx, after.id)) return;
  const { payslipMail } = await companyOf(ctx, 'payslipMail');
  if (payslipMail === 'none') return;
  throw forbidden(t('employee_rules.payslips_mailed_address_whoever_may'));
}

/** What is given with new employees and kept in rows of their own. */
export const employeesBegin = new Question<(ctx: Ctx, rows: Row<Employee>[]) => Promise<void>>();

/** What is given with a new employee, or went with a draft, and is kept in rows of their own. */
export async function beginWithRows(ctx: Ctx, rows: Row<Employee>[], action: string): Promise<void> {
  if (action === 'restore') return restoreDraftsRows(ctx, rows);
  for (const begin of employeesBegin.answers) await begin(ctx, rows);
}
