import { DeleteOutlined, DownloadOutlined, EllipsisOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { dataPath } from '../../../../ui/words/data-path';
import { MenuButton } from '../../../../ui/menu-button';

const EraseForm = lazy(async () => ({ default: (await import('./erase-form')).EraseForm }));

/** What law lets a person ask for: everything about them handed out, and erased. */
export function PersonalData({ employee, onChanged }: { employee: EmployeeRecordFragment; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const { ability } = useSession();
  const [isErasing, setErasing] = useState(false);
  const choices = [
    ...(ability.can('export', 'Employee')
      ? [
          {
            key: 'everything',
            icon: <DownloadOutlined />,
            label: t('personalData.everything'),
            run: () => window.location.assign(dataPath(`/employees/${employee.id}/data.zip`, i18n.language)),
          },
        ]
      : []),
    ...(employee.allowedActions.includes('erase')
      ? [{ key: 'erase', icon: <DeleteOutlined />, label: t('personalData.erase'), run: () => setErasing(true) }]
      : []),
  ];
  if (!choices.length && !isErasing) return null;
  return (
    <>
      <MenuButton aria-label={t('personalData.more')} icon={<EllipsisOutlined />} align="end" choices={choices} />
      {isErasing && (
        <Suspense>
          <EraseForm employee={employee} onChanged={onChanged} close={() => setErasing(false)} />
        </Suspense>
      )}
    </>
  );
}
