import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { EmployeeLeaveRecordFragment } from '../../../../generated/leave/employee-leave';
import { useConnection } from '../../../../ui/words/connection';
import { useAddress } from '../../../../ui/words/use-address';

const AskLeave = lazy(() => import('./ask-leave'));
const LeaveDrawer = lazy(() => import('../leave-drawer'));

/** Asks for leave of one's own; `?ask=yes` in the address opens it, so that other pages lead here. */
export function AskButton({ employeeId, onSaved }: { employeeId: string; onSaved: () => void }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { address, change } = useAddress();
  const { isLost } = useConnection();
  const [begun, setBegun] = useState<Partial<EmployeeLeaveRecordFragment> | null>(null);
  if (!ability.can('create', 'EmployeeLeave')) return null;
  const close = () => {
    change({ ask: null });
    setBegun(null);
  };
  const saved = () => {
    close();
    onSaved();
  };
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} disabled={isLost} onClick={() => change({ ask: 'yes' })}>
        {t('area.EmployeeLeave.add')}
      </Button>
      <Suspense>
        {address.has('ask') && !begun && (
          <AskLeave employeeId={employeeId} close={close} onSaved={saved} more={setBegun} />
        )}
        {begun && <LeaveDrawer begun={begun} employeeId={employeeId} close={close} onSaved={saved} />}
      </Suspense>
    </>
  );
}
