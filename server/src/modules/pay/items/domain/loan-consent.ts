import type { TextValue } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { ruleOf } from '../../termination/domain/settlement-lines';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { instalmentOf, type LoanTerms } from './loan';
import type { LoanState } from './loan-procedure';

/** A loan as far as the consent to its deduction depends on it. */
export interface LoanToConsent {
  state: LoanState;
  employeeId: string;
  consentedAt: Date | null;
}

/** Its terms are fixed and something is still to be repaid. */
const isOpen = ({ state }: LoanToConsent): boolean =>
  state === 'pending' || state === 'approved' || state === 'repaying';

/** Who gets a loan agrees to it themselves, once. */
export const mayConsent = (loan: LoanToConsent, actor: { employeeId: string | null }): boolean =>
  isOpen(loan) && loan.consentedAt === null && loan.employeeId === actor.employeeId;

/** Anybody else asks for it, or brings the paper that was signed. */
export const mayNoteConsent = (loan: LoanToConsent, actor: { employeeId: string | null }): boolean =>
  isOpen(loan) && loan.consentedAt === null && loan.employeeId !== actor.employeeId;

/** What the employee agrees to, in full. */
export function consentWords(
  reason: string,
  terms: LoanTerms,
  currency: string,
  country: string,
  day: PlainDate,
): Text {
  const law = wageDeductionLawOn(country, day);
  const money = (coins: bigint): string => `${groupedDecimal(formatMoney(coins, currency))} ${currency}`;
  const [loan, instalment, first] = [money(terms.principal), money(instalmentOf(terms)), dateInWords(terms.firstDue)];
  const { withConsent } = law.loans;
  const most: TextValue = withConsent === null ? '' : t('loan_consent.more_wage_month_taken_loans', { withConsent });
  const rule = ruleOf(law, law.source);
  return t('loan_consent.i_agree_loan_taken_my', {
    reason,
    loan,
    instalments: terms.instalments,
    instalment,
    first,
    most,
    rule,
  });
}
