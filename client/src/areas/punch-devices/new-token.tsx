import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueDeviceTokenMutation } from '../../generated/punch-devices';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Gives a device a token, shown this once; a shared tablet opens its page with it. */
export function NewToken({ id, kind }: { id: string; kind: string }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueDeviceTokenMutation();
  const [token, setToken] = useState<string | null>(null);
  const ask = async () => {
    try {
      setToken((await issue({ variables: { id } })).data?.issued.token ?? null);
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  const shown = token && (kind === 'kiosk' ? `${window.location.origin}/kiosk#${token}` : token);
  return (
    <>
      <Button loading={loading} onClick={() => void ask()}>
        {t('punch.newToken')}
      </Button>
      <Modal open={token !== null} title={t('punch.tokenTitle')} onCancel={() => setToken(null)} footer={null} destroyOnHidden>
        <p>{t(kind === 'kiosk' ? 'punch.tokenOfKiosk' : 'punch.tokenOfTerminal')}</p>
        <Input.TextArea readOnly autoSize dir="ltr" value={shown ?? ''} aria-label={t('punch.token')} onFocus={(event) => event.target.select()} />
      </Modal>
    </>
  );
}
