import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../fields/choices';
import { useLoanScheduleQuery } from '../../../generated/pay/employee-loan';
import { ExplainedLine } from '../../../ui/figures/explained-line';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';

/** The instalments of a loan, as planned until it is paid out and then as they are. */
export function Schedule({ row }: { row: object }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, currency } = row as { id: string; currency: string };
  const { data, error, refetch } = useLoanScheduleQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { rows, lines } = data.loanSchedule;
  if (rows.length === 0) return <p className="quiet">{t('loan.none')}</p>;
  const money = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? '•••' : format.money(amount, currency);
  const withInterest = rows.some(({ interest }) => Number(interest) > 0);
  return (
    <>
      <ul className="pay-lines">
        {lines.map((line) => (
          <ExplainedLine key={line.code} line={line} value={line.value} unit={line.unit} />
        ))}
      </ul>
      <div className="scroller" tabIndex={0} role="region" aria-label={t('field.loanSchedule')}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('field.dueOn')}</th>
              <th scope="col" className="end">
                {t('field.amount')}
              </th>
              {withInterest && (
                <th scope="col" className="end">
                  {t('field.interest')}
                </th>
              )}
              <th scope="col">{t('field.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, dueOn, due, interest, taken, state, paidIn }) => (
              <tr key={number}>
                <th scope="row">
                  <span className="quiet">{format.number(number)}.</span> {format.day(dueOn)}
                </th>
                <td className="end figure">
                  <bdi>{money(due)}</bdi>
                </td>
                {withInterest && (
                  <td className="end figure">
                    <bdi>{money(interest)}</bdi>
                  </td>
                )}
                <td>
                  <StatusDot tone={toneOf('loanInstalmentState', state)}>
                    {t(`choice.loanInstalmentState.${state as 'due'}`)}
                  </StatusDot>
                  {paidIn.length > 0 && (
                    <span className="quiet"> {paidIn.map(format.month).join(t('list.comma'))}</span>
                  )}
                  {state === 'due' && Number(taken) > 0 && (
                    <span className="quiet">
                      {' '}
                      {t('field.taken')} <bdi className="figure">{money(taken)}</bdi>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
