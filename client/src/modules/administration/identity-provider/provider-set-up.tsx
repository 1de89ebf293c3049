import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  TestIdentityProviderDocument,
  type IdentityProviderRecordFragment,
} from '../../../generated/administration/identity-provider';
import { ToCopy } from '../../../ui/to-copy';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { SigningKey } from './signing-key';

const SecretDialog = lazy(() => import('./secret-dialog'));

/** What is done once a provider has a row: our addresses are entered there, its secret here, and it is tested. */
export default function ProviderSetUp({ provider }: { provider: IdentityProviderRecordFragment }) {
  const { t } = useTranslation();
  const isSaml = provider.kind === 'saml';
  const [isKeeping, setKeeping] = useState(false);
  const [test, { data, error, loading }] = useLazyQuery(TestIdentityProviderDocument, { fetchPolicy: 'network-only' });
  const mayChange = provider.allowedActions.includes('update');
  const found = loading || error ? undefined : data?.test;
  const problem = error ? serverErrorFrom(error).message : found?.problem;
  return (
    <section className="form-what-if" aria-label={t('provider.setUp')}>
      <h3>{t('provider.setUp')}</h3>
      <p className="quiet">{t(isSaml ? 'provider.samlSteps' : 'provider.steps')}</p>
      {isSaml && <ToCopy label={t('field.entityId')} value={provider.entityId ?? ''} />}
      <ToCopy label={t(isSaml ? 'provider.answersAt' : 'field.redirectUri')} value={provider.redirectUri ?? ''} />
      {provider.signingCertificate && <SigningKey provider={provider} />}
      <Space wrap>
        {isSaml && (
          <Button href={provider.entityId ?? ''} download>
            {t('provider.ourMetadata')}
          </Button>
        )}
        {mayChange && (
          <>
            {!isSaml && (
              <Button onClick={() => setKeeping(true)}>
                {t(provider.secretKeptAt ? 'provider.newSecret' : 'provider.giveSecret')}
              </Button>
            )}
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
            title={t(isSaml ? 'provider.samlFine' : 'provider.fine')}
            description={t(
              isSaml
                ? found.signsOut
                  ? 'provider.samlSignsOut'
                  : 'provider.samlSignsOutNot'
                : found.signsOut
                  ? 'provider.signsOut'
                  : 'provider.signsOutNot',
            )}
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
