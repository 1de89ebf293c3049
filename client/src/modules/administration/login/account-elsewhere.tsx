import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** In place of what is done to an account, for whoever came through a provider, which knows nothing of the account. */
export function AccountElsewhere({ provider }: { provider: string }) {
  const { t } = useTranslation();
  return <Alert type="info" showIcon title={t('login.accountElsewhere', { name: provider })} />;
}
