import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { Can } from '../../access/can';
import { newWith } from '../../form/given-values';
import { useHomePayrollQuery } from '../../generated/home';
import { useFormat } from '../../ui/words/format';
import { LinkButton } from '../../ui/link-button';
import { AskedCard } from './card';
import { addressOf } from './figure-address';
import { MonthFigures } from './month-figures';
import { useCalm } from './use-calm';

const calmMs = 5_000;

/** Where the payroll stands that is next to be done, and what pay cost in the last twelve months. */
export function PayrollCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useHomePayrollQuery({ fetchPolicy: 'cache-and-network' });
  useLive(
    ['PayrollRun'],
    useCalm(() => void refetch(), calmMs),
  );
  return (
    <AskedCard title={t('home.payroll')} size="half" asked={{ data, error, refetch }} lines={8}>
      {({ payroll }) => {
        if (!payroll) return null;
        const { run, months, year, period, currency, runs, inNoRun } = payroll;
        const cost = (name: string, colour: 'brand' | 'calm', pick: 'gross' | 'net') => ({
          name,
          look: 'bar' as const,
          colour,
          values: months.map((month) => Math.max(0, Number(month[pick]))),
          texts: months.map((month) => format.money(month[pick], currency)),
          addresses: months.map((month) => addressOf(month.runs)),
        });
        return (
          <>
            <div className="home-state">
              {run ? (
                <Link to={`/payroll-runs/${run.id}`} className="home-state-text">
                  <strong>
                    {format.month(period)}: {t(`choice.payrollRunState.${run.state}`)}
                  </strong>
                  <span className="quiet">
                    {t('home.runOf', { count: run.employeeCount, net: format.money(run.net, currency) })}
                    {run.errorCount > 0 && ` · ${t('home.runErrors', { count: run.errorCount })}`}
                  </span>
                </Link>
              ) : (
                <span className="home-state-text">
                  <strong>{t(inNoRun > 0 ? 'home.partsPaid' : 'home.noRunOf', { month: format.month(period) })}</strong>
                  {runs.count > 0 && (
                    <Link to={addressOf(runs)}>
                      {t(inNoRun > 0 ? 'home.runsOfMonth' : 'home.otherRuns', { count: runs.count })}
                    </Link>
                  )}
                </span>
              )}
              {inNoRun > 0 && (
                <Link to={`/payroll-runs/in-no-run?period=${period}`}>{t('home.inNoRun', { count: inNoRun })}</Link>
              )}
              {!run && (
                <Can action="create" subject="PayrollRun">
                  <LinkButton to={newWith('/payroll-runs', { period })}>{t('home.startRun')}</LinkButton>
                </Can>
              )}
            </div>
            {months.every((month) => month.runs.count === 0) ? (
              <p className="quiet">{t('home.nothingPaid')}</p>
            ) : (
              <>
                <Link to={addressOf(year.runs)}>
                  {t('home.costOfYear', { from: format.day(year.from), gross: format.money(year.gross, currency) })}
                </Link>
                <MonthFigures
                  label={t('home.costByMonth')}
                  months={months.map(({ month }) => month)}
                  charts={[
                    {
                      height: 280,
                      series: [cost(t('field.gross'), 'brand', 'gross'), cost(t('field.net'), 'calm', 'net')],
                    },
                  ]}
                />
              </>
            )}
          </>
        );
      }}
    </AskedCard>
  );
}
