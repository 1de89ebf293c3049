import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../access/session';

const LeaveDrawer = lazy(() => import('./leave-drawer'));

/** Asks for leave: `?request=` in the address names the employee, so that other pages can lead here. */
export function RequestLeave() {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const asked = address.get('request');
  const ask = (employeeId: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (employeeId === null) next.delete('request');
        else next.set('request', employeeId);
        return next;
      },
      { preventScrollReset: true },
    );
  if (!ability.can('create', 'EmployeeLeave')) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => ask(session?.employeeId ?? '')}>
        {t('area.EmployeeLeave.add')}
      </Button>
      {asked !== null && (
        <Suspense fallback={null}>
          <LeaveDrawer
            employeeId={asked || null}
            close={() => ask(null)}
            onSaved={(id) => void navigate(`/employee-leaves/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
