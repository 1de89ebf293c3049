import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordBase } from '../../crud/area';
import { useIssueWebhookSecretMutation } from '../../generated/webhooks';
import { SecretOnce } from '../../ui/secret-once';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Gives a webhook what its calls are signed with, shown this once; asked for again, the one before ends. */
export function IssueSecret({ row }: { row: RecordBase & { secretMadeAt?: string | null } }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueWebhookSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const ask = async () => {
    try {
      setSecret((await issue({ variables: { id: row.id } })).data?.issued.secret ?? null);
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  const verb = t(row.secretMadeAt ? 'webhook.again' : 'webhook.issue');
  return (
    <>
      {row.allowedActions.includes('issue') &&
        (row.secretMadeAt ? (
          <Popconfirm title={t('webhook.endsTheOther')} okText={verb} cancelText={t('form.cancel')} onConfirm={() => void ask()}>
            <Button loading={loading}>{verb}</Button>
          </Popconfirm>
        ) : (
          <Button type="primary" loading={loading} onClick={() => void ask()}>
            {verb}
          </Button>
        ))}
      <SecretOnce title={t('webhook.secretTitle')} why={t('webhook.once')} label={t('webhook.secret')} secret={secret} close={() => setSecret(null)} />
    </>
  );
}
