import { dateInWords } from '../../../../kernel/dates/date-words';
import { wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { ruleOf } from '../../termination/domain/settlement-lines';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../../kernel/text/text';
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
): Bilingual {
  const law = wageDeductionLawOn(country, day);
  const money = (coins: bigint): string => `${groupedDecimal(formatMoney(coins, currency))} ${currency}`;
  const [loan, instalment, first] = [money(terms.principal), money(instalmentOf(terms)), dateInWords(terms.firstDue)];
  const { withConsent } = law.loans;
  const most: Bilingual =
    withConsent === null
      ? { en: '', ar: '' }
      : {
          en: ` No more than ${withConsent} % of the wage of a month is taken for loans; what is more waits for the months after.`,
          ar: ` ولا يُستقطع للقروض أكثر من ${withConsent}٪ من أجر الشهر، وما زاد ينتظر الأشهر التالية.`,
        };
  const rule = ruleOf(law, law.source);
  return {
    en: `I agree that the loan “${reason}” of ${loan} is taken from my pay in ${terms.instalments} monthly instalments of ${instalment}, the first due on ${first.en}, the last one being what is left.${most.en} ${rule.en}`,
    ar: `أوافق على استقطاع القرض «${reason}» البالغ ${loan} من راتبي على ${terms.instalments} من الأقساط الشهرية قيمة كل منها ${instalment}، يستحق أولها في ${first.ar}، والأخير هو ما يتبقى.${most.ar} ${rule.ar}`,
  };
}
