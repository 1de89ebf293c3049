import { type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { notify } from '../../../../platform/notify/notifications';
import { todayIn } from '../../../../platform/today';
import { noteInAudit } from '../../../../platform/records/write-rows';
import { asksConsent, needsConsent, wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { consentWords, mayConsent, mayNoteConsent } from '../domain/loan-consent';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { employeeLoan, type EmployeeLoan } from './employee-loan';
import { wageDeductionLaw } from './loan-law';
import { termsOf } from './loan-rows';
import { file } from '../../../files/file/file';
import { t } from '../../texts/text';
import { say } from '../../../../platform/text';
import type { Text } from '../../../../kernel/text/text';

type Loan = Row<EmployeeLoan>;

const notNow = () => conflict(t('loan_consent.consent_loan_cannot_given_now'));

/** What the law of today asks the employee to agree to; null where nothing of it depends on them. */
export function consentOf(ctx: Ctx, loan: Loan): { isNeeded: boolean; words: Text } | null {
  const law = wageDeductionLawOn(loan.country, todayIn(ctx));
  if (!asksConsent(law) || !loan.principal) return null;
  return {
    isNeeded: needsConsent(law),
    words: consentWords(loan.reason, termsOf(loan), loan.currency, loan.country, todayIn(ctx)),
  };
}

/** The employee agrees to their own loan; the words they read are kept with it. */
export async function consentToLoan(ctx: Ctx, id: string, version: number): Promise<Loan> {
  const loan = await lockedRecord(ctx, employeeLoan, id, 'consent');
  if (loan.consentedAt && loan.employeeId === ctx.user.employeeId) return loan;
  const consent = consentOf(ctx, loan);
  if (!consent || !mayConsent(loan, ctx.user)) throw notNow();
  return saveRecord(
    ctx,
    employeeLoan,
    { ...loan, version },
    { consentedAt: ctx.now, consentById: ctx.user.id, consentWords: say(consent.words, ctx.locale) },
    'consent',
  );
}

/** The paper the employee signed, brought by somebody else. */
export async function noteConsent(
  ctx: Ctx,
  id: string,
  version: number,
  fileId: string,
  signedOn: PlainDate,
): Promise<Loan> {
  const loan = await lockedRecord(ctx, employeeLoan, id, 'note_consent');
  if (!mayNoteConsent(loan, ctx.user)) throw notNow();
  if (signedOn > todayIn(ctx)) throw invalid('signedOn', t('loan_consent.day_has_not_come_yet'));
  await oneRecord(ctx, file, fileId);
  return saveRecord(
    ctx,
    employeeLoan,
    { ...loan, version },
    { consentedAt: ctx.now, consentById: ctx.user.id, consentSignedOn: signedOn, consentFileId: fileId },
    'note_consent',
  );
}

/** Tells the employee that their consent is asked for. */
export async function askForConsent(ctx: Ctx, id: string, _version: number): Promise<Loan> {
  const loan = await lockedRecord(ctx, employeeLoan, id, 'ask_consent');
  if (!consentOf(ctx, loan) || !mayNoteConsent(loan, ctx.user)) throw notNow();
  await noteInAudit(ctx, employeeLoan, id, 'ask_consent');
  await notify(ctx, employeeLoan, [id], 'ask_consent');
  return loan;
}

/** Once a loan is sent in its terms are fixed: whoever gets it is asked at once, unless they sent it themselves. */
export async function askWhenSent(ctx: Ctx, { id, consentedAt }: Loan): Promise<void> {
  if (!consentedAt && asksConsent(await wageDeductionLaw(ctx, todayIn(ctx))))
    await notify(ctx, employeeLoan, [id], 'ask_consent');
}
