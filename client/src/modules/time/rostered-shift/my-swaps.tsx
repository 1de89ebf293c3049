import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import {
  useAnswerShiftSwapMutation,
  useCancelShiftSwapMutation,
  useShiftSwapsQuery,
  type ShiftSwapRowFragment,
} from '../../../generated/time/rostered-shift';
import { StatusDot } from '../../../ui/status-dot';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { SwapConcerns } from './swap-concerns';
import { useRosterWords } from './roster-words';

/** The swaps one has asked for or is asked for and that are not done yet. */
export function MySwaps({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation();
  const { session } = useSession();
  const me = session?.employeeId ?? '';
  const { data, refetch } = useShiftSwapsQuery({
    variables: {
      filter: {
        state: { in: ['requested', 'accepted_by_peer'] },
        or: [{ employeeId: { eq: me } }, { peerId: { eq: me } }],
      },
      sort: [{ field: 'date' }],
      limit: 50,
    },
    skip: !me,
    fetchPolicy: 'cache-and-network',
  });
  const again = () => {
    void refetch();
    onChanged();
  };
  useLive(['ShiftSwap'], again);
  const rows = data?.page.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="my-swaps">
      <div className="panel-text">
        <h2 id="my-swaps">{t('area.ShiftSwap.many')}</h2>
      </div>
      <ul className="my-shifts">
        {rows.map((row) => (
          <Swap key={row.id} row={row} onChanged={again} />
        ))}
      </ul>
    </section>
  );
}

function Swap({ row, onChanged }: { row: ShiftSwapRowFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const [busy, setBusy] = useState(false);
  const [answer] = useAnswerShiftSwapMutation();
  const [cancel] = useCancelShiftSwapMutation();
  const which = { id: row.id, version: row.version };
  const run = async (work: () => Promise<unknown>, news: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(news);
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  const gives = `${row.givesTitle}, ${words.dayOf(row.givesDate)}`;
  return (
    <li>
      <span>
        {t('swap.gives', { name: row.askerName, shift: gives })}
        <small>
          {row.takesTitle && row.takesDate
            ? t('swap.takes', { name: row.peerName, shift: `${row.takesTitle}, ${words.dayOf(row.takesDate)}` })
            : t('swap.takesNone', { name: row.peerName })}
        </small>
        {row.note && <small dir="auto">{row.note}</small>}
        <SwapConcerns id={row.id} version={row.version} />
      </span>
      <StatusDot tone={toneOf('shiftSwapState', row.state)}>
        {t(`choice.shiftSwapState.${row.state as 'requested'}`)}
      </StatusDot>
      <span className="my-shift-take my-shift-answers">
        {row.mayAnswer && (
          <>
            <Button
              type="primary"
              loading={busy}
              onClick={() => void run(() => answer({ variables: { ...which, accept: true } }), t('swap.accepted'))}
            >
              {t('swap.accept')}
            </Button>
            <Button
              disabled={busy}
              onClick={() => void run(() => answer({ variables: { ...which, accept: false } }), t('swap.declined'))}
            >
              {t('swap.decline')}
            </Button>
          </>
        )}
        {row.allowedActions.includes('cancel') && (
          <Button disabled={busy} onClick={() => void run(() => cancel({ variables: which }), t('swap.cancelled'))}>
            {t('swap.cancel')}
          </Button>
        )}
      </span>
    </li>
  );
}
