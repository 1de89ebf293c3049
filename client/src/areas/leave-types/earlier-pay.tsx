import { useTranslation } from 'react-i18next';
import type { Kind } from '../../crud/kinds/kind';
import type { LeaveTypeRecordFragment } from '../../generated/leave-types';
import { useFormat } from '../../ui/format';

type Earlier = LeaveTypeRecordFragment['payEarlier'];

/** How much of the pay went on before, each rule with the day it began. */
export const earlierPayKind: Kind = { kind: 'own', Show: ({ value }) => <EarlierPay versions={(value as Earlier | null) ?? []} />, Input: () => null };

function EarlierPay({ versions }: { versions: Earlier }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (versions.length === 0) return <span className="nothing">–</span>;
  return (
    <ul className="lines">
      {versions.toReversed().map(({ payFrom, paidPercent, payTiers }) => (
        <li key={payFrom ?? ''}>
          <span className="line-main">
            {payTiers.map(({ upToDay, percent }) => (
              <bdi key={upToDay}>{t('leaveType.payTiers.told', { count: upToDay, amount: format.number(Number(percent)) })}</bdi>
            ))}
            <bdi>{t(payTiers.length > 0 ? 'leaveType.paidThen' : 'leaveType.paidAll', { percent: format.number(Number(paidPercent)) })}</bdi>
            {payFrom && <span className="quiet">{t('leaveType.grantedSince', { day: format.day(payFrom) })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
