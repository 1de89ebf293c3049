import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from './session';

const PasswordDialog = lazy(() => import('./password-dialog'));

interface Props {
  user: { id: string; name: string };
  /** What he may be done to, as the server says. */
  allowed: string[];
  set: (password: string) => Promise<unknown>;
}

/** Gives somebody else a new password; one's own is changed where the old one is asked for. */
export function SetPassword({ user, allowed, set }: Props) {
  const { t } = useTranslation();
  const me = useSignedIn();
  const [asking, setAsking] = useState(false);
  if (me.user.id === user.id || !allowed.includes('change_password')) return null;
  return (
    <>
      <Button icon={<KeyOutlined />} onClick={() => setAsking(true)}>
        {t('password.set')}
      </Button>
      {asking && (
        <Suspense>
          <PasswordDialog user={user} set={set} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
