import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { terminationWageOf, type AllowanceFact } from '../time/termination-wage';
import { leaveEncashmentLawOn } from '../../statutory/leave-encashment-laws';
import type { DayUnits } from '../../../leave/domain/ledger/ledger';
import { daysOfUnits } from '../../../leave/domain/type/leave-type';
import { divideRounded, formatMoney } from '../../../../kernel/numbers/money';
import type { PayLine } from '../payslip';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { monthsPay, ruleOf } from '../../termination/domain/settlement-lines';
import type { Text } from '../../../../kernel/text/text';

export interface EncashmentValue {
  name: Text;
  days: DayUnits;
  /** The day it is asked for: its pay and its law value the days. */
  day: PlainDate;
  country: string;
  currency: string;
  basicSalary: string;
  allowances: readonly AllowanceFact[];
}

export const encashmentCode = 'ENCASHED_LEAVE';

/** What days paid out are worth, as the line the payslip will show. */
export function encashmentLine({
  name,
  days,
  day,
  country,
  currency,
  basicSalary,
  allowances,
}: EncashmentValue): PayLine {
  const law = leaveEncashmentLawOn(country, day);
  const pay = terminationWageOf({ basicSalary, allowances, currency });
  const month = monthsPay(pay, law.pay, currency);
  const amount = divideRounded((law.pay === 'wage' ? pay.wage : pay.basic) * BigInt(days), 30n * 10_000n, 'half-up');
  const asked = dateInWords(day);
  const basis: Text =
    law.pay === 'wage'
      ? t('encashment_value.day_thirtieth_wage_allowances', { asked })
      : t('encashment_value.day_thirtieth_basic_salary', { asked });
  const rule = ruleOf(law, law.source);
  return {
    code: encashmentCode,
    kind: 'earning',
    amount: formatMoney(amount, currency),
    name: t('encashment_value.leave_paid_out', { name }),
    formula: `${month.formula} ÷ 30 × days`,
    inputs: [
      ...month.inputs,
      { name: 'days', label: t('encashment_value.days_paid_out'), value: daysOfUnits(days), unit: 'days' },
    ],
    reason: t('encashment_value.text', { basis, rule }),
  };
}
