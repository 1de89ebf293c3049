import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';

const RequestDrawer = lazy(() => import('./request-drawer'));

interface Props {
  /** Of whom; asked for unless told. */
  employeeId?: string;
  onDone?: () => void;
}

/** Asks employees for a document, for who may enter and verify theirs. */
export function RequestButton({ employeeId, onDone }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [open, setOpen] = useState(false);
  if (!ability.can('create', 'EmployeeDocument') || !ability.can('verify', 'EmployeeDocument')) return null;
  return (
    <>
      <Button icon={<MailOutlined />} onClick={() => setOpen(true)}>
        {t('document.request')}
      </Button>
      {open && (
        <Suspense>
          <RequestDrawer employeeId={employeeId} onDone={onDone} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
