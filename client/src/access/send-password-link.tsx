import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../ui/words/server-error';
import { toast } from '../ui/dialogs/toasts';
import { useSignedIn } from './session';

interface Props {
  user: { id: string | null; email: string };
  /** What may be done to that account, as the server says. */
  allowed: string[];
  send: () => Promise<unknown>;
}

/** Mails somebody else a link to choose a new password; one's own is changed where the old one is asked for. */
export function SendPasswordLink({ user, allowed, send }: Props) {
  const { t } = useTranslation();
  const me = useSignedIn();
  const [loading, setLoading] = useState(false);
  if (me.user.id === user.id || !allowed.includes('change_password')) return null;

  const submit = async () => {
    setLoading(true);
    try {
      await send();
      toast.success(t('password.linkMailed', { email: user.email }));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    setLoading(false);
  };
  return (
    <Button icon={<MailOutlined />} loading={loading} onClick={() => void submit()}>
      {t('password.mailLink')}
    </Button>
  );
}
