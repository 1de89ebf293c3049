import { compact } from './target-names';
import type { PayPeriod } from '../values/pay';

/** The period a header names itself: 'Annual salary', 'الراتب الشهري'. */
export function payPeriodNamed(header: string): PayPeriod | null {
  const name = compact(header);
  if (/annual|yearly|peryear|perannum|سنوي/.test(name)) return 'annual';
  return /month|شهري/.test(name) ? 'monthly' : null;
}
