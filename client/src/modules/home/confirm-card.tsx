import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useHomeToConfirmQuery } from '../../generated/home';
import { Card } from './card';

/** Documents of the company one has to read and confirm; nothing where there is none. */
export function ConfirmCard() {
  const { t } = useTranslation();
  const { data, refetch } = useHomeToConfirmQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['Document'], () => void refetch());
  const open = data?.documents.filter(({ confirmedAt }) => !confirmedAt) ?? [];
  if (open.length === 0) return null;
  return (
    <Card title={t('confirm.title')} size="whole">
      <ul className="home-rows">
        {open.map(({ id, title }) => (
          <li key={id}>
            <span className="home-row-text">
              <Link to="/to-confirm" dir="auto">
                {title}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
