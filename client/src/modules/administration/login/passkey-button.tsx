import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '../../../access/proof/passkeys';

/** Signs in by a passkey, where the browser knows them. */
export function PasskeyButton({ busy, enter }: { busy: boolean; enter: () => void }) {
  const { t } = useTranslation();
  if (!knowsPasskeys()) return null;
  return (
    <Button icon={<KeyOutlined />} size="large" block disabled={busy} onClick={enter}>
      {t('login.passkey')}
    </Button>
  );
}
