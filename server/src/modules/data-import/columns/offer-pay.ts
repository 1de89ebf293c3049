import { knownAs, type Text } from '../../../platform/text';
import { t } from '../texts/text';
import { compact } from './target-names';
import type { PayPeriod } from '../values/pay';

/** The period a header names itself: 'Annual salary'. */
export function payPeriodNamed(header: string): PayPeriod | null {
  const name = compact(header);
  const says = (words: Text): boolean => knownAs(words).some((word) => name.includes(word));
  if (says(t('offer_pay.annual'))) return 'annual';
  return says(t('offer_pay.monthly')) ? 'monthly' : null;
}
