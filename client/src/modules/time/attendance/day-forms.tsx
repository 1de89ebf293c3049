import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyField, AnyRecord } from '../../../list/area';
import {
  useCreateAttendanceDayMutation,
  useCreateAttendanceMutation,
  useUpdateAttendanceDayMutation,
  useUpdateAttendanceMutation,
  type AttendanceChanges,
  type AttendanceDayChanges,
  type AttendanceDayInput,
  type AttendanceInput,
  type DayPresenceFragment,
  type DecidedDayFragment,
  type SheetRowFragment,
} from '../../../generated/time/attendance';
import { toast } from '../../../ui/dialogs/toasts';
import type { SheetDay } from './day-words';

const RecordForm = lazy(async () => ({ default: (await import('../../../form/record-form')).RecordForm }));

interface FormProps {
  row: SheetRowFragment;
  day: SheetDay;
  done: () => void;
  cancel: () => void;
}

export function PresenceForm({
  row,
  day,
  presence,
  done,
  cancel,
}: FormProps & { presence: DayPresenceFragment | null }) {
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
            ? update({
                variables: { id: presence.id, version: version ?? presence.version, input: input as AttendanceChanges },
              })
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

export function DecisionForm({
  row,
  day,
  decision,
  done,
  cancel,
}: FormProps & { decision: DecidedDayFragment | null }) {
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
            ? update({
                variables: {
                  id: decision.id,
                  version: version ?? decision.version,
                  input: input as AttendanceDayChanges,
                },
              })
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
