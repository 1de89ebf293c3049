import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreatePunchCardMutation,
  useDeletePunchCardsMutation,
  usePunchCardQuery,
  usePunchCardsQuery,
  useRestorePunchCardsMutation,
  useUpdatePunchCardMutation,
} from '../../../generated/time/punch-card';

const PinDialog = lazy(() => import('./pin-dialog'));

export const Component = areaScreen({
  subject: 'PunchCard',
  list: usePunchCardsQuery,
  one: usePunchCardQuery,
  create: useCreatePunchCardMutation,
  update: useUpdatePunchCardMutation,
  remove: useDeletePunchCardsMutation,
  restore: useRestorePunchCardsMutation,
  title: (row) => row.employee?.label ?? row.badgeCode ?? row.id,
  firstSort: { field: 'createdAt', direction: 'DESC' },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'badgeCode', kind: 'code', sort: true, filter: true },
    { field: 'blockedUntil', kind: 'instant' },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'badgeCode', kind: 'code' },
  ],
  actions: (row) => row.allowedActions.includes('set_pin') && <SetPin id={row.id} version={row.version} />,
});

function SetPin({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('punch.setPin')}</Button>
      {isOpen && (
        <Suspense>
          <PinDialog id={id} version={version} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
