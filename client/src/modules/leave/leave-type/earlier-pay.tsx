import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import type { LeaveTypeRecordFragment } from '../../../generated/leave/leave-type';
import { useFormat } from '../../../ui/words/format';
import { EarlierVersions } from './earlier-versions';

type Earlier = LeaveTypeRecordFragment['payEarlier'];

/** How much of the pay went on before, each rule with the day it began. */
export const earlierPayKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <EarlierPay versions={(value as Earlier | null) ?? []} />,
  Input: () => null,
};

function EarlierPay({ versions }: { versions: Earlier }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <EarlierVersions
      versions={versions}
      since={({ payFrom }) => payFrom ?? null}
      tell={({ paidPercent, payTiers }) => (
        <>
          {payTiers.map(({ upToDay, percent }) => (
            <bdi key={upToDay}>
              {t('leaveType.payTiers.told', { count: upToDay, amount: format.number(Number(percent)) })}
            </bdi>
          ))}
          <bdi>
            {t(payTiers.length > 0 ? 'leaveType.paidThen' : 'leaveType.paidAll', {
              percent: format.number(Number(paidPercent)),
            })}
          </bdi>
        </>
      )}
    />
  );
}
