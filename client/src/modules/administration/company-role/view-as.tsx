import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ViewAsDialog = lazy(() => import('./view-as-dialog'));

interface Props {
  role: { id: string; title: string; status: string; deletedAt?: string | null };
}

/** Shows the product as this role shows it. */
export function ViewAs({ role }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (role.deletedAt || role.status !== 'active') return null;
  return (
    <>
      <Button icon={<EyeOutlined />} onClick={() => setAsking(true)}>
        {t('view.as')}
      </Button>
      {asking && (
        <Suspense>
          <ViewAsDialog role={role} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
