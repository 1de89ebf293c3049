import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  CompanyDomainDocument,
  useCheckCompanyDomainMutation,
  type CompanyDomainRecordFragment,
} from '../../../generated/administration/company-domain';
import { ToCopy } from '../../../ui/to-copy';
import { serverErrorFrom } from '../../../ui/words/server-error';

const looks = { there: 'success', missing: 'warning', unknown: 'error' } as const;

/** How a domain is proven: the record to make in the DNS, and a look whether it is there. */
export default function DomainProof({ domain }: { domain: CompanyDomainRecordFragment }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [check, { data, error, loading }] = useCheckCompanyDomainMutation();
  const look = async () => {
    await check({ variables: { id: domain.id } });
    await client.refetchQueries({ include: [CompanyDomainDocument] });
  };
  const found = data?.check.found;
  return (
    <section className="form-what-if" aria-label={t('domain.proof')}>
      <h3>{t('domain.proof')}</h3>
      <p className="quiet">{t('domain.steps', { domain: domain.domain })}</p>
      <ToCopy label={t('field.txtRecord')} value={domain.txtRecord ?? ''} />
      {domain.allowedActions.includes('check') && (
        <div>
          <Button loading={loading} onClick={() => void look().catch(() => undefined)}>
            {t('domain.check')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {!loading && error && <Alert type="error" showIcon title={serverErrorFrom(error).message} />}
        {!loading && found && <Alert type={looks[found]} showIcon title={t(`domain.found.${found}`)} />}
      </div>
    </section>
  );
}
