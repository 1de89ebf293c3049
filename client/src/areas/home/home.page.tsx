import { CheckCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession, useSignedIn } from '../../access/session';
import { useEnterCompany } from '../../access/visit';
import { useHomeCountsQuery, type HomeCountsQuery } from '../../generated/home';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/format';
import { LinkButton } from '../../ui/link-button';
import { PageHeader } from '../../ui/page-header';

/** Home: inside a company what stands there today, outside the companies one may enter. */
export function Component() {
  const { t } = useTranslation();
  const { user, company } = useSignedIn();
  return (
    <>
      <PageHeader
        title={t('home.hello', { name: user.name })}
        detail={company ? t('home.inCompany', { company: company.name }) : t('home.outside')}
      />
      {company ? <CompanyHome /> : <Companies />}
    </>
  );
}

function Companies() {
  const { t } = useTranslation();
  const { companies } = useSignedIn();
  const [enter, busy] = useEnterCompany();
  return (
    <ul className="tiles">
      {companies.map(({ id, name }) => (
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

function CompanyHome() {
  const { ability } = useSession();
  const { employeeId } = useSignedIn();
  const { t } = useTranslation();
  const format = useFormat();
  const reads = (subject: string) => ability.can('read', subject);
  const { data, error, refetch } = useHomeCountsQuery({
    variables: {
      people: reads('Employee'),
      departments: reads('Department'),
      positions: reads('Position'),
      payroll: reads('PayrollRun'),
    },
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const run = data?.payrollRuns?.rows[0];
  const tiles = [
    { to: '/employees?f.status.in=active&f.status.in=onboarding&f.status.in=on_leave&f.status.in=notice', label: t('home.employees'), value: data?.employees?.total, shown: reads('Employee') },
    { to: '/departments', label: t('home.departments'), value: data?.departments?.total, shown: reads('Department') },
    { to: '/positions', label: t('home.positions'), value: data?.positions?.total, shown: reads('Position') },
  ];
  return (
    <>
      <ul className="tiles">
        {tiles
          .filter((tile) => tile.shown)
          .map(({ to, label, value }) => (
            <li key={to}>
              <Link to={to} className="tile">
                <span className="tile-label">{label}</span>
                <span className="tile-value">{value === undefined ? '…' : format.number(value)}</span>
              </Link>
            </li>
          ))}
        {reads('PayrollRun') && (
          <li>
            <Link to={run ? `/payroll-runs/${run.id}` : '/payroll-runs'} className="tile">
              <span className="tile-label">{t('home.lastRun')}</span>
              <span className="tile-name">{run ? format.month(run.period) : data ? t('home.noRun') : '…'}</span>
              {run && <span className="tile-note">{t(`choice.payrollRunState.${run.state}`)}</span>}
            </Link>
          </li>
        )}
        {employeeId && (
          <li>
            <Link to={`/employees/${employeeId}`} className="tile">
              <span className="tile-label">{t('home.yours')}</span>
              <span className="tile-name">{t('area.Employee.one')}</span>
            </Link>
          </li>
        )}
      </ul>
      {data && <SetUp data={data} />}
    </>
  );
}

function SetUp({ data }: { data: HomeCountsQuery }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const steps = [
    { text: t('home.stepDepartments'), to: '/departments', subject: 'Department', done: data.departments?.total },
    { text: t('home.stepPositions'), to: '/positions', subject: 'Position', done: data.positions?.total },
    { text: t('home.stepPeople'), to: '/imports', subject: 'Employee', done: data.employees?.total },
    { text: t('home.stepPayroll'), to: '/payroll-runs', subject: 'PayrollRun', done: data.payrollRuns?.total },
  ].filter(({ subject }) => ability.can('create', subject));
  if (steps.length === 0 || steps.every(({ done }) => done)) return null;
  return (
    <section className="panel set-up" aria-labelledby="set-up">
      <h2 id="set-up">{t('home.setUp')}</h2>
      <p>{t('home.setUpWhy')}</p>
      <ol>
        {steps.map(({ text, to, done }) => (
          <li key={to} className={done ? 'set-up-done' : undefined}>
            <span>
              {!!done && <CheckCircleFilled aria-label={t('home.done')} />} {text}
            </span>
            {!done && (
              <LinkButton to={to} size="small">
                {t('home.start')}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
