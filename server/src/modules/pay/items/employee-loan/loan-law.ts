import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { todayIn } from '../../../../platform/today';
import { needsConsent, wageDeductionLawOn, type WageDeductionLaw } from '../../statutory/wage-deduction-laws';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { companyOf } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';

/** What the law of the company's country lets be taken of wages on a day. */
export async function wageDeductionLaw(ctx: Ctx, day: PlainDate): Promise<WageDeductionLaw> {
  return wageDeductionLawOn((await companyOf(ctx, 'country')).country, day);
}

/** No loan goes out whose instalments the law would keep from being taken. */
export async function refuseWithoutConsent(
  ctx: Ctx,
  loan: { consentedAt: Date | null; firstDue: PlainDate },
  firstDue: PlainDate,
): Promise<void> {
  const law = await wageDeductionLaw(ctx, todayIn(ctx));
  if (!needsConsent(law)) return;
  if (!loan.consentedAt) {
    throw conflict(t('loan_law.nothing_may_taken_pay_before', { source: law.source }));
  }
  if (firstDue < loan.firstDue) {
    throw invalid('firstDue', t('loan_law.employee_agreed_first_instalment_choose', { firstDue: loan.firstDue }));
  }
}

/** Where the law lets loans be taken without interest only; what was paid out before it is as it was agreed. */
export async function refuseUnlawfulInterest(
  ctx: Ctx,
  { yearlyRate, paidOutBefore }: { yearlyRate: string; paidOutBefore: PlainDate | null },
): Promise<void> {
  if (!(Number(yearlyRate) > 0)) return;
  const law = await wageDeductionLaw(ctx, paidOutBefore ?? todayIn(ctx));
  if (law.loans.interest) return;
  throw invalid('yearlyRate', t('loan_law.loan_taken_pay_bears_no', { source: law.source }));
}
