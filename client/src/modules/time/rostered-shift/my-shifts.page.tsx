import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { useMyShiftsQuery, useTakeOpenShiftMutation, type MyShiftsQuery } from '../../../generated/time/rostered-shift';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { useConnection } from '../../../ui/words/connection';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { MySwaps } from './my-swaps';
import './roster.css';
import { useRosterWords } from './roster-words';
import { ShiftChip } from './shift-chip';
import { dayAfter } from './week';

const SwapDialog = lazy(() => import('./swap-dialog'));

type MyShift = MyShiftsQuery['myShifts'][number];
const weeks = 5;

/** One's own published shifts of the weeks to come, and the open ones one may take. */
export function Component() {
  const { t } = useTranslation();
  const today = useToday();
  const { data, error, refetch } = useMyShiftsQuery({
    variables: { from: today, to: dayAfter(today, weeks * 7 - 1) },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['RosteredShift'], () => void refetch());
  const shifts = data?.myShifts;
  const own = shifts?.filter(({ isOpen }) => !isOpen) ?? [];
  const open = shifts?.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <>
      <PageHeader title={t('roster.mine')} detail={t('roster.mineWhy')} />
      {error && !shifts && <Failure error={error} retry={() => void refetch()} />}
      {!shifts && !error && <Skeleton active />}
      {shifts && (
        <section className="panel" aria-label={t('roster.mine')}>
          {own.length === 0 && <p className="panel-text quiet">{t('roster.noneOfMine')}</p>}
          <Days shifts={own} today={today} onTaken={() => void refetch()} />
        </section>
      )}
      <Can action="read" subject="ShiftSwap">
        <MySwaps onChanged={() => void refetch()} />
      </Can>
      {open.length > 0 && (
        <section className="panel" aria-labelledby="open-shifts">
          <div className="panel-text">
            <h2 id="open-shifts">{t('roster.open')}</h2>
            <p className="quiet">{t('roster.openForMe')}</p>
          </div>
          <Days shifts={open} today={today} onTaken={() => void refetch()} />
        </section>
      )}
    </>
  );
}

function Days({ shifts, today, onTaken }: { shifts: MyShift[]; today: string; onTaken: () => void }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  return (
    <ul className="my-shifts">
      {shifts.map((shift) => (
        <li key={shift.id}>
          <span>
            {words.dayOf(shift.date)}
            {shift.date === today && <small>{t('roster.today')}</small>}
            {shift.refusal && <small>{shift.refusal}</small>}
            {shift.warning && <small>{shift.warning}</small>}
          </span>
          <ShiftChip shift={shift} />
          {shift.isOpen && !shift.refusal && <Take shift={shift} onTaken={onTaken} />}
          {!shift.isOpen && shift.date > today && (
            <Can action="create" subject="ShiftSwap">
              <AskForSwap shift={shift} onAsked={onTaken} />
            </Can>
          )}
        </li>
      ))}
    </ul>
  );
}

function Take({ shift, onTaken }: { shift: MyShift; onTaken: () => void }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const { isLost } = useConnection();
  const [take] = useTakeOpenShiftMutation();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await take({ variables: { id: shift.id } });
      toast.success(t('roster.taken'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
      onTaken();
    }
  };
  return (
    <Button
      className="my-shift-take"
      loading={busy}
      disabled={isLost}
      aria-label={`${t('roster.take')}: ${shift.title}, ${words.dayOf(shift.date)}`}
      onClick={() => void run()}
    >
      {t('roster.take')}
    </Button>
  );
}

function AskForSwap({ shift, onAsked }: { shift: MyShift; onAsked: () => void }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const { isLost } = useConnection();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="my-shift-take"
        size="small"
        disabled={isLost}
        aria-label={`${t('swap.ask')}: ${shift.title}, ${words.dayOf(shift.date)}`}
        onClick={() => setOpen(true)}
      >
        {t('swap.ask')}
      </Button>
      {isOpen && (
        <Suspense>
          <SwapDialog shift={shift} close={() => setOpen(false)} onAsked={onAsked} />
        </Suspense>
      )}
    </>
  );
}
