import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../access/session';
import { useEnterCompany } from '../../access/visit';
import { useHomePlatformQuery, type HomePlatformQuery } from '../../generated/home';
import { useFormat } from '../../ui/words/format';
import { AskedCard, FigureLink } from './card';
import { addressOf } from './figure-address';

const mostDoors = 12;

/** Outside any company: the doors to those one may enter. */
export function Doors() {
  const { t } = useTranslation();
  const { companies } = useSignedIn();
  const [enter, busy] = useEnterCompany();
  return (
    <ul className="tiles">
      {companies.slice(0, mostDoors).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="tile tile-button" disabled={busy} onClick={() => void enter(id)}>
            <span className="tile-label">{t('shell.enterCompany')}</span>
            <span className="tile-name" dir="auto">
              {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The product as a whole, for who looks after it. */
export function PlatformCards() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useHomePlatformQuery({ fetchPolicy: 'cache-and-network' });
  const { user } = useSignedIn();
  const asked = { data, error, refetch };
  if (data && !data.platform) return null;
  const platform = data?.platform;
  return (
    <div className="home">
      <AskedCard title={t('home.product')} asked={asked} lines={3}>
        {() => (
          <div className="home-figures">
            {platform?.companies && <FigureLink figure={platform.companies} label={t('home.companies')} />}
            {platform?.users && <FigureLink figure={platform.users} label={t('home.users')} />}
            {platform?.employees != null && (
              <Link to="/companies" className="home-figure">
                <span className="home-count">{format.number(platform.employees)}</span>
                <span className="home-label">{t('home.employeesOfAll')}</span>
              </Link>
            )}
          </div>
        )}
      </AskedCard>
      <AskedCard title={t('home.newest')} asked={asked} lines={5}>
        {() =>
          platform?.newest?.length === 0 ? (
            <p className="quiet">
              {t('home.noCompanyYet')} <Link to="/companies">{t('home.toCompanies')}</Link>
            </p>
          ) : (
            <ul className="home-rows">
              {platform?.newest?.map(({ id, name, createdAt }) => (
                <li key={id}>
                  <span className="home-row-text" dir="auto">
                    {name}
                  </span>
                  <span className="quiet">{format.ago(createdAt)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </AskedCard>
      {user.type === 'admin' && (
        <AskedCard title={t('home.failed')} asked={asked} lines={5}>
          {() => platform && <Failed platform={platform} />}
        </AskedCard>
      )}
    </div>
  );
}

function Failed({ platform: { failedMails, failedJobs } }: { platform: NonNullable<HomePlatformQuery['platform']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [enter, busy] = useEnterCompany();
  if (!failedMails?.length && !failedJobs?.length) return <p className="quiet">{t('home.nothingFailed')}</p>;
  return (
    <ul className="home-rows">
      {failedMails?.map(({ id, name, mails }) => (
        <li key={id}>
          <span className="home-row-text" dir="auto">
            {t('home.failedMails', { count: mails.count, company: name })}
          </span>
          <button
            type="button"
            className="plain-link"
            disabled={busy}
            onClick={() => void enter(id).then(() => navigate(addressOf(mails)))}
            aria-label={t('home.lookAtMails', { company: name })}
          >
            {t('home.look')}
          </button>
        </li>
      ))}
      {failedJobs?.map(({ task, company, count, lastAt }) => (
        <li key={`${task} ${company}`}>
          <span className="home-row-text">
            <Link to="/failed-jobs">{task}</Link>
            <small className="quiet">
              {company && (
                <>
                  <bdi>{company}</bdi> ·{' '}
                </>
              )}
              {t('home.times', { count })}
            </small>
          </span>
          <span className="quiet">{format.ago(lastAt)}</span>
        </li>
      ))}
    </ul>
  );
}
