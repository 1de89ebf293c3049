import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import type { AnyField, AnyRecord } from '../../crud/area';
import {
  useAttendanceOfDayQuery,
  useCreateAttendanceDayMutation,
  useCreateAttendanceMutation,
  useDeleteAttendanceDaysMutation,
  useDeleteAttendancesMutation,
  useUpdateAttendanceDayMutation,
  useUpdateAttendanceMutation,
  type AttendanceChanges,
  type AttendanceDayChanges,
  type AttendanceDayInput,
  type AttendanceInput,
  type DayPresenceFragment,
  type DecidedDayFragment,
  type SheetRowFragment,
} from '../../generated/attendance';
import { Failure } from '../../ui/failure';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toasts';
import { useDayWords, type SheetDay } from './day-words';
import { asHours } from '../../ui/hours';

const RecordForm = lazy(async () => ({ default: (await import('../../crud/record-form')).RecordForm }));

interface Props {
  row: SheetRowFragment;
  day: SheetDay;
  close: () => void;
  onChanged: () => void;
}
type Editing = { what: 'presence'; of: DayPresenceFragment | null } | { what: 'decision'; of: DecidedDayFragment | null } | null;

/** One day of one person: the times there are, each to be corrected, and how the day is to be looked at. */
export function DayDrawer({ row, day, close, onChanged }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const words = useDayWords();
  const { data, error, refetch } = useAttendanceOfDayQuery({ variables: { employeeId: row.id, date: day.date }, fetchPolicy: 'network-only' });
  const mayAdd = ability.can('create', 'Attendance') && day.status !== 'not_employed';
  const [chosen, setEditing] = useState<Editing>();
  const [removePresence] = useDeleteAttendancesMutation();
  const [removeDecision] = useDeleteAttendanceDaysMutation();

  const changed = () => {
    setEditing(null);
    void refetch();
    onChanged();
  };
  const remove = async (results: Promise<{ data?: { results: { done: boolean; message: string | null }[] } | null }>) => {
    const [result] = (await results).data?.results ?? [];
    if (result && !result.done) toast.error(result.message ?? '');
    changed();
  };
  const body = () => {
    if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
    if (!data) return <Skeleton active />;
    const presences = data.presences.rows;
    const decision = data.decided.rows[0] ?? null;
    // Whoever may add to a day without times most likely came to do so.
    const editing: Editing = chosen === undefined ? (mayAdd && presences.length === 0 && !decision ? { what: 'presence', of: null } : null) : chosen;
    return (
      <>
        <h2 className="form-heading">{t('days.presences')}</h2>
        <ul className="lines day-lines">
          {presences.map((presence) => (
            <li key={presence.id}>
              <span className="line-main">
                <bdi className="figure" dir="ltr">
                  {presence.timeIn?.slice(0, 5)}–{presence.timeOut?.slice(0, 5) ?? '…'}
                </bdi>
                <span className="quiet">{[presence.time && t('days.hours', { hours: presence.time }), presence.note].filter(Boolean).join(' · ')}</span>
              </span>
              {presence.allowedActions.includes('update') && (
                <IconButton label={t('list.edit')} icon={<EditOutlined />} onClick={() => setEditing({ what: 'presence', of: presence })} />
              )}
              {presence.allowedActions.includes('delete') && (
                <IconButton label={t('list.delete')} icon={<DeleteOutlined />} onClick={() => void remove(removePresence({ variables: { ids: [presence.id] } }))} />
              )}
            </li>
          ))}
          {presences.length === 0 && <li className="quiet">{t('days.noPresences')}</li>}
        </ul>
        {editing?.what === 'presence' ? (
          <PresenceForm key={editing.of?.id} row={row} day={day} presence={editing.of} done={changed} cancel={() => setEditing(null)} />
        ) : (
          mayAdd && (
            <Button icon={<PlusOutlined />} onClick={() => setEditing({ what: 'presence', of: null })}>
              {t('days.addTimes')}
            </Button>
          )
        )}
        <h2 className="form-heading day-decision">{t('days.countsAs')}</h2>
        {editing?.what === 'decision' ? (
          <DecisionForm row={row} day={day} decision={editing.of} done={changed} cancel={() => setEditing(null)} />
        ) : (
          <div className="button-row day-lines">
            <p>
              {decision?.mark ? t(`choice.attendanceMark.${decision.mark}`) : t('days.byTimes', { status: words.status(day) })}
              {decision?.note && <span className="quiet"> · {decision.note}</span>}
            </p>
            {(decision ? decision.allowedActions.includes('update') : ability.can('create', 'AttendanceDay') && day.status !== 'not_employed') && (
              <Button icon={<EditOutlined />} onClick={() => setEditing({ what: 'decision', of: decision })}>
                {t('days.decide')}
              </Button>
            )}
            {decision?.allowedActions.includes('delete') && (
              <Button onClick={() => void remove(removeDecision({ variables: { ids: [decision.id] } }))}>{t('days.letTimesDecide')}</Button>
            )}
          </div>
        )}
      </>
    );
  };
  const planned = row.shift?.periods.map(({ start, end }) => `${start}–${end}`).join(t('list.comma'));
  return (
    <Drawer open size={560} title={`${row.employeeName} · ${words.dayOf(day.date)}`} onClose={close} destroyOnHidden>
      <dl className="detail day-facts">
        <Fact label={t('field.shiftId')} value={[row.shift?.title, planned].filter(Boolean).join(' ')} />
        <Fact label={t('days.workedOfExpected')} value={`${asHours(day.worked)}${day.expected === null ? '' : ` / ${asHours(day.expected)}`}`} />
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

interface FormProps {
  row: SheetRowFragment;
  day: SheetDay;
  done: () => void;
  cancel: () => void;
}

function PresenceForm({ row, day, presence, done, cancel }: FormProps & { presence: DayPresenceFragment | null }) {
  const { t } = useTranslation();
  const [create] = useCreateAttendanceMutation();
  const [update] = useUpdateAttendanceMutation();
  const planned = row.shift?.periods;
  const fields: AnyField[] = [
    { field: 'timeIn', kind: 'time', required: true, initial: planned?.[0]?.start },
    { field: 'timeOut', kind: 'time', initial: planned?.at(-1)?.end },
    { field: 'note', label: 'attendanceNote', kind: 'text', wide: true },
  ];
  return (
    <Suspense fallback={<Skeleton active />}>
      <RecordForm
        fields={fields}
        record={presence as AnyRecord | null}
        save={(input, version) =>
          presence
            ? update({ variables: { id: presence.id, version: version ?? presence.version, input: input as AttendanceChanges } })
            : create({ variables: { input: { ...(input as AttendanceInput), employeeId: row.id, date: day.date } } })
        }
        onSaved={() => {
          toast.success(t('form.saved'));
          done();
        }}
        onCancel={cancel}
      />
    </Suspense>
  );
}

const decisionFields: AnyField[] = [
  { field: 'mark', kind: 'choice', choice: 'attendanceMark', required: true },
  { field: 'note', label: 'attendanceNote', kind: 'text' },
];

function DecisionForm({ row, day, decision, done, cancel }: FormProps & { decision: DecidedDayFragment | null }) {
  const { t } = useTranslation();
  const [create] = useCreateAttendanceDayMutation();
  const [update] = useUpdateAttendanceDayMutation();
  return (
    <Suspense fallback={<Skeleton active />}>
      <RecordForm
        fields={decisionFields}
        record={decision as AnyRecord | null}
        save={(input, version) =>
          decision
            ? update({ variables: { id: decision.id, version: version ?? decision.version, input: input as AttendanceDayChanges } })
            : create({ variables: { input: { ...(input as AttendanceDayInput), employeeId: row.id, date: day.date } } })
        }
        onSaved={() => {
          toast.success(t('form.saved'));
          done();
        }}
        onCancel={cancel}
      />
    </Suspense>
  );
}
