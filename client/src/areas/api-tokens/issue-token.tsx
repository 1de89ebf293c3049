import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordBase } from '../../crud/area';
import { useIssueApiTokenMutation } from '../../generated/api-tokens';
import { SecretOnce } from '../../ui/secret-once';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Gives a token its value, shown this once; asked for again, the value before ends. */
export function IssueToken({ row }: { row: RecordBase & { prefix?: string | null } }) {
  const { t } = useTranslation();
  const [issue, { loading }] = useIssueApiTokenMutation();
  const [token, setToken] = useState<string | null>(null);
  const ask = async () => {
    try {
      setToken((await issue({ variables: { id: row.id } })).data?.issued.token ?? null);
    } catch (error) {
      toast.error(serverErrorFrom(error).message || t('failure.offline'));
    }
  };
  const verb = t(row.prefix ? 'apiToken.again' : 'apiToken.issue');
  return (
    <>
      {row.allowedActions.includes('issue') &&
        (row.prefix ? (
          <Popconfirm title={t('apiToken.endsTheOther')} okText={verb} cancelText={t('form.cancel')} onConfirm={() => void ask()}>
            <Button loading={loading}>{verb}</Button>
          </Popconfirm>
        ) : (
          <Button type="primary" loading={loading} onClick={() => void ask()}>
            {verb}
          </Button>
        ))}
      <SecretOnce title={t('apiToken.title')} why={t('apiToken.once')} label={t('apiToken.value')} secret={token} close={() => setToken(null)} />
    </>
  );
}
