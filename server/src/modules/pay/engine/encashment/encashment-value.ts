import { dateInWords } from '../../../../kernel/dates/date-words';
import { terminationWageOf, type AllowanceFact } from '../time/termination-wage';
import { leaveEncashmentLawOn } from '../../statutory/leave-encashment-laws';
import type { DayUnits } from '../../../leave/domain/ledger/ledger';
import { daysOfUnits } from '../../../leave/domain/type/leave-type';
import { divideRounded, formatMoney } from '../../../../kernel/numbers/money';
import type { PayLine } from '../payslip';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { monthsPay, ruleOf } from '../../termination/domain/settlement-lines';
import type { Bilingual } from '../../../../kernel/text/text';

export interface EncashmentValue {
  name: Bilingual;
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
  const basis: Bilingual =
    law.pay === 'wage'
      ? {
          en: `A day is a thirtieth of the wage with its allowances on ${asked.en}.`,
          ar: `اليوم جزء من ثلاثين من الأجر مع البدلات في ${asked.ar}.`,
        }
      : {
          en: `A day is a thirtieth of the basic salary on ${asked.en}.`,
          ar: `اليوم جزء من ثلاثين من الراتب الأساسي في ${asked.ar}.`,
        };
  const rule = ruleOf(law, law.source);
  return {
    code: encashmentCode,
    kind: 'earning',
    amount: formatMoney(amount, currency),
    name: { en: `Leave paid out: ${name.en}`, ar: `صرف إجازة: ${name.ar}` },
    formula: `${month.formula} ÷ 30 × days`,
    inputs: [
      ...month.inputs,
      { name: 'days', label: { en: 'Days paid out', ar: 'الأيام المصروفة' }, value: daysOfUnits(days), unit: 'days' },
    ],
    reason: { en: `${basis.en} ${rule.en}`, ar: `${basis.ar} ${rule.ar}` },
  };
}
