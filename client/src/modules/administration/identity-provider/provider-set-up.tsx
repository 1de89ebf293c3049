import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, Input, Space } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  TestIdentityProviderDocument,
  type IdentityProviderRecordFragment,
} from '../../../generated/administration/identity-provider';
import { CopySecret } from '../../../ui/dialogs/secret-once';
import { serverErrorFrom } from '../../../ui/words/server-error';

const SecretDialog = lazy(() => import('./secret-dialog'));

/** What is done once a provider has a row: its redirect address is entered there, its secret here, and it is tested. */
export default function ProviderSetUp({ provider }: { provider: IdentityProviderRecordFragment }) {
  const { t } = useTranslation();
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  const [test, { data, error, loading }] = useLazyQuery(TestIdentityProviderDocument, { fetchPolicy: 'network-only' });
  const mayChange = provider.allowedActions.includes('update');
  const found = loading || error ? undefined : data?.test;
  const problem = error ? serverErrorFrom(error).message || t('failure.offline') : found?.problem;
  return (
    <section className="form-what-if" aria-label={t('provider.setUp')}>
      <h3>{t('provider.setUp')}</h3>
      <p className="quiet">{t('provider.steps')}</p>
      <div className="modal-form">
        <label htmlFor={id}>{t('field.redirectUri')}</label>
        <Input
          id={id}
          readOnly
          dir="ltr"
          value={provider.redirectUri ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <Space wrap>
        <CopySecret secret={provider.redirectUri ?? null} />
        {mayChange && (
          <>
            <Button onClick={() => setKeeping(true)}>
              {t(provider.secretKeptAt ? 'provider.newSecret' : 'provider.giveSecret')}
            </Button>
            <Button loading={loading} onClick={() => void test({ variables: { id: provider.id } })}>
              {t('provider.test')}
            </Button>
          </>
        )}
      </Space>
      <div aria-live="polite">
        {problem && <Alert type="error" showIcon title={t('provider.problem')} description={problem} />}
        {found && !problem && (
          <Alert
            type="success"
            showIcon
            title={t('provider.fine')}
            description={t(found.signsOut ? 'provider.signsOut' : 'provider.signsOutNot')}
          />
        )}
      </div>
      {isKeeping && (
        <Suspense fallback={null}>
          <SecretDialog provider={provider} close={() => setKeeping(false)} />
        </Suspense>
      )}
    </section>
  );
}
