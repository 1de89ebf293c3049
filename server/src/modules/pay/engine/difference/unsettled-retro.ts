import { listed } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { monthInWords } from '../../../../kernel/dates/date-words';
import { formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { retroNet, type EmployeeRetro } from './pay-retro';
import type { Text } from '../../../../kernel/text/text';

/** What closed months leave open with somebody a run does not pay: owed to them, or paid too much. */
export interface UnsettledRetro {
  employeeId: string;
  isOwed: boolean;
  details: Text;
}

export const unsettledRetroIn = (retro: ReadonlyMap<string, EmployeeRetro>, currency: string): UnsettledRetro[] =>
  [...retro].flatMap(([employeeId, each]) => {
    const net = retroNet(each, currency);
    if (net === 0n) return [];
    const amount = groupedDecimal(formatMoney(net < 0n ? -net : net, currency));
    const months = [...new Set(each.differences.map(({ month }) => month))].sort().map(monthInWords);
    return [
      {
        employeeId,
        isOwed: net > 0n,
        details: t('unsettled_retro.of_months', { amount, currency, months: listed(months) }),
      },
    ];
  });
