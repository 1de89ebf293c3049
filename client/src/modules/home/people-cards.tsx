import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHomePeopleQuery, type FigureFragment, type HomePeopleQuery } from '../../generated/home';
import { useFormat } from '../../ui/words/format';
import { AskedCard, FigureLink } from './card';
import { addressOf } from './figure-address';
import { MonthFigures, type MonthSeries } from './month-figures';

type People = NonNullable<HomePeopleQuery['people']>;

/** How many people there are, who comes and goes, and where they work. */
export function PeopleCards() {
  const { t } = useTranslation();
  const { data, error, refetch } = useHomePeopleQuery({ fetchPolicy: 'cache-and-network' });
  const asked = { data, error, refetch };
  return (
    <>
      <AskedCard title={t('home.people')} size="half" asked={asked} lines={9}>
        {({ people }) => people && <Headcount people={people} />}
      </AskedCard>
      {data?.people?.departments !== null && (
        <AskedCard
          title={t('home.byDepartment')}
          size="half"
          asked={asked}
          lines={9}
          aside={<Link to="/org-chart">{t('home.orgChart')}</Link>}
        >
          {({ people }) => people?.departments && <Departments people={people} />}
        </AskedCard>
      )}
    </>
  );
}

function Headcount({ people: { headcount, months, joinersNext, leaversNext } }: { people: People }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = months.at(-1)!;
  const seriesOf = (
    name: string,
    look: 'line' | 'bar',
    colour: MonthSeries['colour'],
    figures: FigureFragment[],
    sign = 1,
  ): MonthSeries => ({
    name,
    look,
    colour,
    values: figures.map(({ count }) => sign * count),
    texts: figures.map(({ count }) => format.number(count)),
    addresses: figures.map(addressOf),
  });
  return (
    <>
      <div className="home-figures">
        <FigureLink figure={headcount} label={t('home.headcount')} />
        <FigureLink figure={now.joiners} label={t('home.joinersNow')} />
        <FigureLink figure={now.leavers} label={t('home.leaversNow')} />
        <FigureLink figure={joinersNext} label={t('home.joinersNext')} />
        <FigureLink figure={leaversNext} label={t('home.leaversNext')} />
      </div>
      {months.some((month) => month.headcount.count > 0) && (
        <MonthFigures
          label={t('home.peopleByMonth')}
          months={months.map(({ month }) => month)}
          charts={[
            {
              height: 120,
              series: [
                seriesOf(
                  t('home.headcount'),
                  'line',
                  'brand',
                  months.map((each) => each.headcount),
                ),
              ],
            },
            {
              height: 110,
              series: [
                seriesOf(
                  t('home.joiners'),
                  'bar',
                  'good',
                  months.map((each) => each.joiners),
                ),
                seriesOf(
                  t('home.leavers'),
                  'bar',
                  'warn',
                  months.map((each) => each.leavers),
                  -1,
                ),
              ],
            },
          ]}
        />
      )}
    </>
  );
}

function Departments({ people: { departments, departmentCount } }: { people: People }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = departments ?? [];
  const most = Math.max(1, ...shown.map(({ people }) => people.count));
  const named = shown.filter(({ id }) => id).length;
  if (shown.length === 0) return <p className="quiet">{t('home.nobodyYet')}</p>;
  return (
    <>
      <ul className="home-bars">
        {shown.map(({ id, name, people }) => (
          <li key={id ?? 'none'}>
            <Link to={addressOf(people)}>
              <span className="home-bar-name" dir="auto">
                {name ?? t('home.noDepartment')}
              </span>
              <span className="home-bar">
                <span style={{ inlineSize: `${(people.count / most) * 100}%` }} />
              </span>
              <span className="figure">{format.number(people.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {departmentCount > named && (
        <p className="quiet">
          {t('home.largestOf', { shown: format.number(named), all: format.number(departmentCount) })}
        </p>
      )}
    </>
  );
}
