import { CheckOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import {
  useAttendanceOfDayQuery,
  useDeleteAttendanceDaysMutation,
  useDeleteAttendancesMutation,
  useUpdateAttendanceMutation,
  type DayPresenceFragment,
  type DecidedDayFragment,
  type SheetRowFragment,
} from '../../../generated/time/attendance';
import { factLine } from '../../../i18n/i18n';
import { Failure } from '../../../ui/failure';
import { asHours } from '../../../ui/words/hours';
import { IconButton } from '../../../ui/icon-button';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { DecisionForm, PresenceForm } from './day-forms';
import { useDayWords, type SheetDay } from './day-words';

const DayWhy = lazy(() => import('./day-why'));
const AskCorrection = lazy(() => import('./ask-correction'));

interface Props {
  row: SheetRowFragment;
  day: SheetDay;
  close: () => void;
  onChanged: () => void;
}
type Editing =
  | { what: 'presence'; of: DayPresenceFragment | null }
  | { what: 'decision'; of: DecidedDayFragment | null }
  | null;

/** One day of one person: the times there are, each to be corrected, and how the day is to be looked at. */
export function DayDrawer({ row, day, close, onChanged }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const words = useDayWords();
  const { data, error, refetch } = useAttendanceOfDayQuery({
    variables: { employeeId: row.id, date: day.date },
    fetchPolicy: 'network-only',
  });
  const mayAdd = ability.can('create', 'Attendance') && day.status !== 'not_employed';
  const [isAsked, setAsked] = useState(false);
  const [chosen, setEditing] = useState<Editing>();
  const [removePresence] = useDeleteAttendancesMutation();
  const [removeDecision] = useDeleteAttendanceDaysMutation();
  const [write] = useUpdateAttendanceMutation();

  const changed = () => {
    setEditing(null);
    void refetch();
    onChanged();
  };
  const remove = async (
    results: Promise<{ data?: { results: { done: boolean; message: string | null }[] } | null }>,
  ) => {
    try {
      const [result] = (await results).data?.results ?? [];
      if (result && !result.done) toast.error(result.message ?? '');
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    changed();
  };
  /** What the rule of the shift gives counts once somebody has written it as the time out. */
  const confirm = async ({ id, version }: DayPresenceFragment) => {
    try {
      await write({ variables: { id, version, input: { timeOut: day.autoOut } } });
      toast.success(t('form.saved'));
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      toast.error(byField['timeOut'] ?? message);
    }
    changed();
  };
  const body = () => {
    if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
    if (!data) return <Skeleton active />;
    const presences = data.presences.rows;
    const derived = data.decided.rows[0] ?? null;
    const decision = derived?.mark ? derived : null;
    // Days of closed months change by corrections alone.
    const isLocked = derived?.locked ?? false;
    // Whoever may add to a day without times most likely came to do so.
    const editing: Editing =
      chosen === undefined
        ? mayAdd && !isLocked && presences.length === 0 && !decision
          ? { what: 'presence', of: null }
          : null
        : chosen;
    const mayAsk =
      (!mayAdd || isLocked) &&
      ability.can('create', 'AttendanceCorrection') &&
      !['upcoming', 'not_employed', 'in_now', 'leave', 'remote'].includes(day.status);
    return (
      <>
        {derived && <DerivedFacts day={derived} isMissing={day.status === 'missing_punch'} />}
        {day.status !== 'not_employed' && (
          <details className="day-lines" onToggle={(event) => setAsked(event.currentTarget.open)}>
            <summary>{t('dayWhy.title')}</summary>
            {isAsked && (
              <Suspense fallback={<Skeleton active />}>
                <DayWhy key={JSON.stringify(derived)} employeeId={row.id} date={day.date} />
              </Suspense>
            )}
          </details>
        )}
        <h2 className="form-heading">{t('days.presences')}</h2>
        <ul className="lines day-lines">
          {presences.map((presence) => (
            <li key={presence.id}>
              <span className="line-main">
                <bdi className="figure" dir="ltr">
                  {presence.timeIn?.slice(0, 5)}–{presence.timeOut?.slice(0, 5) ?? '…'}
                </bdi>
                <span className="quiet">
                  {factLine([presence.time && t('days.hours', { hours: presence.time }), presence.note])}
                </span>
              </span>
              {day.autoOut &&
                presence === presences.at(-1) &&
                !presence.timeOut &&
                presence.allowedActions.includes('update') && (
                  <Button size="small" icon={<CheckOutlined />} onClick={() => void confirm(presence)}>
                    {t('days.confirmOut', { time: day.autoOut.slice(0, 5) })}
                  </Button>
                )}
              {presence.allowedActions.includes('update') && (
                <IconButton
                  label={t('list.edit')}
                  icon={<EditOutlined />}
                  onClick={() => setEditing({ what: 'presence', of: presence })}
                />
              )}
              {presence.allowedActions.includes('delete') && (
                <IconButton
                  label={t('list.delete')}
                  icon={<DeleteOutlined />}
                  onClick={() => void remove(removePresence({ variables: { ids: [presence.id] } }))}
                />
              )}
            </li>
          ))}
          {presences.length === 0 && <li className="quiet">{t('days.noPresences')}</li>}
        </ul>
        {editing?.what === 'presence' ? (
          <PresenceForm
            key={editing.of?.id}
            row={row}
            day={day}
            presence={editing.of}
            done={changed}
            cancel={() => setEditing(null)}
          />
        ) : (
          mayAdd &&
          !isLocked && (
            <Button icon={<PlusOutlined />} onClick={() => setEditing({ what: 'presence', of: null })}>
              {t('days.addTimes')}
            </Button>
          )
        )}
        {mayAsk && (
          <Suspense fallback={<Skeleton active />}>
            <AskCorrection row={row} day={day} onAsked={changed} />
          </Suspense>
        )}
        <h2 className="form-heading day-decision">{t('days.countsAs')}</h2>
        {editing?.what === 'decision' ? (
          <DecisionForm row={row} day={day} decision={editing.of} done={changed} cancel={() => setEditing(null)} />
        ) : (
          <div className="button-row day-lines">
            <p>
              {decision?.mark
                ? t(`choice.attendanceMark.${decision.mark}`)
                : t('days.byTimes', { status: words.status(day) })}
              {decision?.note && <span className="quiet"> · {decision.note}</span>}
            </p>
            {!isLocked &&
              (decision
                ? decision.allowedActions.includes('update')
                : ability.can('create', 'AttendanceDay') && day.status !== 'not_employed') && (
                <Button icon={<EditOutlined />} onClick={() => setEditing({ what: 'decision', of: decision })}>
                  {t('days.decide')}
                </Button>
              )}
            {decision?.allowedActions.includes('delete') && (
              <Button onClick={() => void remove(removeDecision({ variables: { ids: [decision.id] } }))}>
                {t('days.letTimesDecide')}
              </Button>
            )}
          </div>
        )}
      </>
    );
  };
  const planned = row.shift?.periods.map(({ start, end }) => `${start}–${end}`).join(t('list.comma'));
  return (
    <Drawer open size={560} title={factLine([row.employeeName, words.dayOf(day.date)])} onClose={close} destroyOnHidden>
      <dl className="detail day-facts">
        <Fact label={t('field.shiftId')} value={[row.shift?.title, planned].filter(Boolean).join(' ')} />
        <Fact
          label={t('days.workedOfExpected')}
          value={`${asHours(day.worked)}${day.expected === null ? '' : ` / ${asHours(day.expected)}`}`}
        />
        {day.late > 0 && <Fact label={t('days.lateBy')} value={asHours(day.late)} />}
        {day.early > 0 && <Fact label={t('days.earlyBy')} value={asHours(day.early)} />}
      </dl>
      {body()}
    </Drawer>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </div>
  );
}

const ofMissing: readonly DecidedDayFragment['problem'][] = ['missing_in', 'missing_out', 'automatic_clock_out'];

/** What the day amounts to for pay, once it is worked out; the sheet knows at once that nothing is missing any more. */
function DerivedFacts({ day, isMissing }: { day: DecidedDayFragment; isMissing: boolean }) {
  const { t } = useTranslation();
  const facts: [string, number][] = [
    [t('days.netWorked'), day.breakMin > 0 ? day.workedMin : 0],
    [t('days.breakTime'), day.breakMin],
    [t('days.overtime'), day.overtimeMin],
    [t('days.night'), day.nightMin],
  ];
  return (
    <>
      <dl className="detail day-facts">
        {day.problem && (isMissing || !ofMissing.includes(day.problem)) && (
          <Fact label={t('days.problem')} value={t(`choice.attendanceProblem.${day.problem}`)} />
        )}
        {facts.map(([label, minutes]) => minutes > 0 && <Fact key={label} label={label} value={asHours(minutes)} />)}
      </dl>
      {day.locked && <p className="quiet">{t('days.locked')}</p>}
    </>
  );
}
