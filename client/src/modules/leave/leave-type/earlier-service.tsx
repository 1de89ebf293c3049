import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import type { LeaveTypeRecordFragment } from '../../../generated/leave/leave-type';
import { EarlierVersions } from './earlier-versions';

type Earlier = LeaveTypeRecordFragment['serviceEarlier'];

/** Whether days counted as service before, each time with the day it began. */
export const earlierServiceKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <EarlierService versions={(value as Earlier | null) ?? []} />,
  Input: () => null,
};

function EarlierService({ versions }: { versions: Earlier }) {
  const { t } = useTranslation();
  return (
    <EarlierVersions
      versions={versions}
      since={({ serviceFrom }) => serviceFrom ?? null}
      tell={({ countsAsService }) => t(countsAsService ? 'leaveType.wasService' : 'leaveType.wasNoService')}
    />
  );
}
