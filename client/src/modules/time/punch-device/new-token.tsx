import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIssueDeviceTokenMutation } from '../../../generated/time/punch-device';
import { useIssuedOnce } from '../../../ui/words/issued-once';
import { SecretOnce } from '../../../ui/dialogs/secret-once';

/** Gives a device a token, shown this once; a shared tablet opens its page with it. */
export function NewToken({ id, kind }: { id: string; kind: string }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueDeviceTokenMutation();
  const { secret, ask, close } = useIssuedOnce(async () => (await issue({ variables: { id } })).data?.issued.token);
  return (
    <>
      <Button loading={loading} onClick={ask}>
        {t('punch.newToken')}
      </Button>
      <SecretOnce
        title={t('punch.tokenTitle')}
        why={t(kind === 'kiosk' ? 'punch.tokenOfKiosk' : 'punch.tokenOfTerminal')}
        label={t('punch.token')}
        secret={secret && (kind === 'kiosk' ? `${window.location.origin}/kiosk#${secret}` : secret)}
        close={close}
        footer={null}
      />
    </>
  );
}
