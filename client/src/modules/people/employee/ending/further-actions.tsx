import { DownloadOutlined, EllipsisOutlined, LogoutOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { EmployeeRecordFragment } from '../../../../generated/people/employee/ending';
import { dataPath } from '../../../../ui/words/data-path';
import { MenuButton } from '../../../../ui/menu-button';

const EraseForm = lazy(async () => ({ default: (await import('./erase-form')).EraseForm }));

interface Props {
  employee: EmployeeRecordFragment;
  /** Asks when and why the employment ends; null where it cannot be ended. */
  end: (() => void) | null;
  onChanged: () => void;
}

/** What is done seldom: everything about the person handed out, and last what ends or erases. */
export function FurtherActions({ employee, end, onChanged }: Props) {
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
    ...(end
      ? [
          {
            key: 'end',
            icon: <LogoutOutlined className="mirrored" />,
            label: t('employee.endEmployment'),
            danger: true,
            run: end,
          },
        ]
      : []),
    ...(employee.allowedActions.includes('erase')
      ? [
          {
            key: 'erase',
            icon: <UserDeleteOutlined />,
            label: t('personalData.erase'),
            danger: true,
            run: () => setErasing(true),
          },
        ]
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
