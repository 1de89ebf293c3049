import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSwapConcernsQuery } from '../../../generated/time/rostered-shift';
import './roster.css';

/** What speaks against a swap that waits, as things stand now. */
export function SwapConcerns({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const { data } = useSwapConcernsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const concerns = data?.concerns ?? [];
  if (concerns.length === 0) return null;
  const refused = concerns.some(({ refuses }) => refuses);
  return (
    <Alert
      key={version}
      type={refused ? 'error' : 'warning'}
      showIcon
      title={t(refused ? 'swap.refused' : 'swap.warned')}
      description={
        <ul className="shift-problems">
          {concerns.map(({ text }) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      }
    />
  );
}
