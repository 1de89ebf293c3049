import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../access/session';
import { useHomePapersQuery, type ExpiryFragment } from '../../generated/home';
import { AskedCard, FigureLink } from './card';

/** The four numbers of documents by time to expiry. */
export function Expiry({ expiry }: { expiry: ExpiryFragment }) {
  const { t } = useTranslation();
  return (
    <div className="home-figures home-figures-4">
      <FigureLink figure={expiry.expired} label={t('home.expired')} tone="error" />
      <FigureLink figure={expiry.week} label={t('home.within7')} tone="warning" />
      <FigureLink figure={expiry.month} label={t('home.within30')} />
      <FigureLink figure={expiry.quarter} label={t('home.within90')} />
    </div>
  );
}

/** What runs out: documents of people and of the company, and credits that licences lack. */
export function PapersCards() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { data, error, refetch } = useHomePapersQuery({ fetchPolicy: 'cache-and-network' });
  const asked = { data, error, refetch };
  const documents = ability.can('read', 'EmployeeDocument') || ability.can('read', 'Document');
  return (
    <>
      {documents && (
        <AskedCard
          title={t('home.papers')}
          asked={asked}
          lines={6}
          aside={<Link to="/documents/board">{t('document.board')}</Link>}
        >
          {({ papers }) =>
            papers && (
              <>
                {papers.ofEmployees && <h3>{t('document.of.employee')}</h3>}
                {papers.ofEmployees && <Expiry expiry={papers.ofEmployees} />}
                {papers.ofCompany && <h3>{t('document.of.company')}</h3>}
                {papers.ofCompany && <Expiry expiry={papers.ofCompany} />}
              </>
            )
          }
        </AskedCard>
      )}
      {ability.can('read', 'EmployeeLicence') && (
        <AskedCard title={t('home.credits')} asked={asked} lines={3} detail={t('home.creditsWhy')}>
          {({ papers }) =>
            papers?.credits && (
              <div className="home-figures">
                <FigureLink figure={papers.credits.overdue} label={t('home.creditsOverdue')} tone="error" />
                <FigureLink figure={papers.credits.soon} label={t('home.creditsSoon')} tone="warning" />
                <FigureLink figure={papers.credits.short} label={t('home.creditsShort')} />
              </div>
            )
          }
        </AskedCard>
      )}
    </>
  );
}
