import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import type { LeaveTypeRecordFragment } from '../../../generated/leave/leave-type';
import { useFormat } from '../../../ui/words/format';
import { EarlierVersions } from './earlier-versions';

type Earlier = LeaveTypeRecordFragment['accrualEarlier'];

/** By which rules days were granted before, each with the day it began. */
export const earlierKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <EarlierGrants versions={(value as Earlier | null) ?? []} />,
  Input: () => null,
};

function EarlierGrants({ versions }: { versions: Earlier }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <EarlierVersions
      versions={versions}
      since={({ accrualFrom }) => accrualFrom ?? null}
      tell={({ accrualFrequency, accrualLevels }) => (
        <>
          {accrualFrequency ? t(`choice.leaveAccrualFrequency.${accrualFrequency}`) : t('leaveType.grantedNothing')}
          {accrualFrequency &&
            accrualLevels.map(({ afterMonths, days }) => (
              <bdi key={afterMonths}>
                {t('leaveType.accrualLevels.told', { count: afterMonths, amount: format.number(Number(days)) })}
              </bdi>
            ))}
        </>
      )}
    />
  );
}
