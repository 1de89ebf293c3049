import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEmployeeErasureQuery } from '../../../../generated/people/employee/ending';
import { useFormat } from '../../../../ui/words/format';

/** That the person stands under a pseudonym, since when, by whom and why. */
export function ErasedNote({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const erasure = useEmployeeErasureQuery({ variables: { id: employeeId } }).data?.erasure[0];
  if (!erasure) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('personalData.erasedOn', { day: format.instant(erasure.erasedAt), name: erasure.erasedByName ?? '' })}
      description={<span dir="auto">{erasure.reason}</span>}
    />
  );
}
