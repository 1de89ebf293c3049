import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useKeepIdentityProviderSecretMutation,
  type IdentityProviderRecordFragment,
} from '../../../generated/administration/identity-provider';
import { FormError } from '../../../ui/form-error';
import { toast } from '../../../ui/dialogs/toasts';
import { serverErrorFrom } from '../../../ui/words/server-error';

interface Props {
  provider: IdentityProviderRecordFragment;
  close: () => void;
}

/** Takes what the provider gave; it is never shown again. */
export default function SecretDialog({ provider: { id, version }, close }: Props) {
  const { t } = useTranslation();
  const field = useId();
  const [secret, setSecret] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [keep, { loading }] = useKeepIdentityProviderSecretMutation();
  const save = async () => {
    try {
      await keep({ variables: { id, version, secret } });
      toast.success(t('provider.secretKept'));
      close();
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t('provider.secret')}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ disabled: secret.trim() === '', loading }}
      onOk={() => void save()}
      onCancel={close}
    >
      <p className="quiet">{t('provider.secretOnce')}</p>
      <FormError text={refusal} />
      <div className="modal-form">
        <label htmlFor={field}>{t('provider.secret')}</label>
        <Input.Password
          id={field}
          dir="ltr"
          autoComplete="off"
          value={secret}
          maxLength={1_000}
          onChange={(event) => setSecret(event.target.value)}
        />
      </div>
    </Modal>
  );
}
