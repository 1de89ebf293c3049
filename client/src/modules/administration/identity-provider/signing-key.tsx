import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useRenewIdentityProviderKeyMutation,
  useRetireIdentityProviderKeyMutation,
  type IdentityProviderRecordFragment,
} from '../../../generated/administration/identity-provider';
import { toast } from '../../../ui/dialogs/toasts';
import { ToCopy } from '../../../ui/to-copy';
import { serverErrorFrom } from '../../../ui/words/server-error';

/** What a provider by SAML checks our requests with, and what it will check them with once the key is another. */
export function SigningKey({
  provider: { id, version, signingCertificate, nextSigningCertificate, allowedActions },
}: {
  provider: IdentityProviderRecordFragment;
}) {
  const { t } = useTranslation();
  const [renew, renewing] = useRenewIdentityProviderKeyMutation();
  const [retire, retiring] = useRetireIdentityProviderKeyMutation();
  const attempt = async (deed: typeof renew | typeof retire, told: string) => {
    try {
      await deed({ variables: { id, version } });
      toast.success(told);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <>
      <ToCopy label={t('field.signingCertificate')} value={signingCertificate!} />
      {nextSigningCertificate && (
        <>
          <ToCopy label={t('field.nextSigningCertificate')} value={nextSigningCertificate} />
          <p className="quiet">{t('provider.keyWaits')}</p>
        </>
      )}
      {allowedActions.includes('update') && (
        <div>
          {nextSigningCertificate ? (
            <Popconfirm
              styles={{ root: { maxInlineSize: 360 } }}
              title={t('provider.retireAsk')}
              description={t('provider.retireHint')}
              okText={t('provider.retireKey')}
              cancelText={t('form.cancel')}
              onConfirm={() => void attempt(retire, t('provider.keyRetired'))}
            >
              <Button loading={retiring.loading}>{t('provider.retireKey')}</Button>
            </Popconfirm>
          ) : (
            <Button loading={renewing.loading} onClick={() => void attempt(renew, t('provider.keyRenewed'))}>
              {t('provider.renewKey')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
