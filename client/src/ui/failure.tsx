import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './link-button';
import { useConnection } from './words/connection';
import { serverErrorFrom } from './words/server-error';

/** A page or panel whose query failed: what the server said, and the way on. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTranslation();
  const { code, message } = serverErrorFrom(error);
  const { isLost } = useConnection();
  const isUnreached = isLost && code === 'OFFLINE';
  const title = isUnreached
    ? t('connection.needed')
    : code === 'NOT_FOUND'
      ? t('failure.notFound')
      : code === 'OFFLINE'
        ? t('failure.offline')
        : t('failure.title');
  return (
    <div className="empty-state" role="alert">
      <h2>{title}</h2>
      <p>{(code !== 'OFFLINE' && message) || t(isUnreached ? 'connection.neededWhy' : 'failure.tryAgain')}</p>
      {code === 'NO_COMPANY' ? (
        <LinkButton type="primary" to="/companies">
          {t('failure.chooseCompany')}
        </LinkButton>
      ) : (
        retry && <Button onClick={retry}>{t('failure.retry')}</Button>
      )}
    </div>
  );
}
