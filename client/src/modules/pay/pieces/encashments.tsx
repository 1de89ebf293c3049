import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import {
  useEncashmentOffersQuery,
  useEncashmentsQuery,
  useTakeBackEncashmentMutation,
  type EncashmentFragment,
} from '../../../generated/pay/pieces';
import { useFormat } from '../../../ui/words/format';
import { TypeMark } from '../../../ui/figures/leave-statement';
import { StatusDot } from '../../../ui/status-dot';
import { toneOf } from '../../../fields/choices';
import { StepActions } from '../../../form/step-actions';
import './encashments.css';

const EncashmentDialog = lazy(() => import('./encashment-dialog'));

/**
 * Leave of one person that is paid out, and the way to ask for it where a type allows it; nothing where there is
 * neither.
 */
export function Encashments({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [asks, setAsks] = useState(false);
  const mayAsk = ability
    .rulesFor('create', 'LeaveEncashment')
    .some(({ conditions }) => !conditions || JSON.stringify(conditions).includes(employeeId));
  const offered = useEncashmentOffersQuery({
    variables: { employeeId },
    skip: !mayAsk || !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  const listed = useEncashmentsQuery({
    variables: { employeeId },
    skip: !ability.can('read', 'LeaveEncashment') || !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => {
    if (mayAsk && employeeId) void offered.refetch();
    void listed.refetch();
  };
  useLive(['LeaveEncashment', 'LeaveLedgerEntry', 'EmployeeLeave'], refetch);
  const offers = offered.data?.offers ?? [];
  const rows = listed.data?.page.rows ?? [];
  if (offers.length === 0 && rows.length === 0) return null;
  return (
    <section className="panel panel-padded" aria-label={t('encashment.title')}>
      <div className="encashments-head">
        <h2>{t('encashment.title')}</h2>
        {offers.length > 0 && <Button onClick={() => setAsks(true)}>{t('area.LeaveEncashment.add')}</Button>}
      </div>
      {rows.length === 0 && <p className="quiet">{t('encashment.none')}</p>}
      <ol className="dated">
        {rows.map((row) => (
          <Encashment key={row.id} row={row} onDone={refetch} />
        ))}
      </ol>
      {asks && (
        <Suspense fallback={null}>
          <EncashmentDialog employeeId={employeeId} offers={offers} close={() => setAsks(false)} onDone={refetch} />
        </Suspense>
      )}
    </section>
  );
}

function Encashment({ row, onDone }: { row: EncashmentFragment; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [takeBack] = useTakeBackEncashmentMutation();
  const { id, date, days, amount, currency, typeMark, state, paidPeriod, decisionNote } = row;
  return (
    <li>
      <div className="dated-body">
        <Link to={`/leave-encashments?open=${id}`} className="row-link">
          {format.day(date)}
        </Link>
        {typeMark && (
          <p>
            <TypeMark {...typeMark} />
          </p>
        )}
        {paidPeriod && <p className="quiet">{t('encashment.paidIn', { month: format.month(paidPeriod) })}</p>}
        {decisionNote && (
          <p className="quiet" dir="auto">
            {decisionNote}
          </p>
        )}
      </div>
      <span>
        <bdi className="figure">{format.number(Number(days))}</bdi> {t('unit.days')}
      </span>
      {amount !== null && <bdi className="figure">{format.money(amount, currency)}</bdi>}
      <StatusDot tone={toneOf('leaveEncashmentState', state)}>{t(`choice.leaveEncashmentState.${state}`)}</StatusDot>
      <StepActions row={row} steps={[{ verb: 'cancel', run: takeBack, look: 'quiet', ask: true }]} onDone={onDone} />
    </li>
  );
}
