import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { todayIn } from '../../../../platform/today';
import { needsConsent, wageDeductionLawOn, type WageDeductionLaw } from '../../statutory/wage-deduction-laws';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { EmployeeLoan } from './employee-loan';
import { companyOf } from '../../../organisation/organisation.sql';

type Loan = Row<EmployeeLoan>;

/** What the law of the company's country lets be taken of wages on a day. */
export async function wageDeductionLaw(ctx: Ctx, day: PlainDate): Promise<WageDeductionLaw> {
  return wageDeductionLawOn((await companyOf(ctx, 'country')).country, day);
}

/** No loan goes out whose instalments the law would keep from being taken. */
export async function refuseWithoutConsent(ctx: Ctx, loan: Loan, firstDue: PlainDate): Promise<void> {
  const law = await wageDeductionLaw(ctx, todayIn(ctx));
  if (!needsConsent(law)) return;
  if (!loan.consentedAt) {
    throw conflict({
      en: `Nothing of it may be taken from the pay before the employee agrees in writing (${law.source.en}). Ask for the consent, or note the paper that was signed.`,
      ar: `لا يجوز استقطاع شيء منه من الراتب قبل موافقة الموظف كتابياً (${law.source.ar}). اطلب الموافقة أو سجّل الورقة الموقعة.`,
    });
  }
  if (firstDue < loan.firstDue) {
    throw invalid('firstDue', {
      en: `The employee agreed to a first instalment on ${loan.firstDue}. Choose that day or a later one.`,
      ar: `وافق الموظف على أن يستحق القسط الأول في ${loan.firstDue}. اختر هذا اليوم أو يوماً بعده.`,
    });
  }
}

/** Where the law lets loans be taken without interest only; what was paid out before it is as it was agreed. */
export async function refuseUnlawfulInterest(
  ctx: Ctx,
  { yearlyRate, paidOutBefore }: Pick<Loan, 'yearlyRate' | 'paidOutBefore'>,
): Promise<void> {
  if (!(Number(yearlyRate) > 0)) return;
  const law = await wageDeductionLaw(ctx, paidOutBefore ?? todayIn(ctx));
  if (law.loans.interest) return;
  throw invalid('yearlyRate', {
    en: `A loan that is taken from the pay bears no interest: ${law.source.en}.`,
    ar: `القرض الذي يُستقطع من الراتب بلا فائدة: ${law.source.ar}.`,
  });
}
