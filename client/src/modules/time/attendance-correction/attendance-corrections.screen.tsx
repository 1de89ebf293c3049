import { useTranslation } from 'react-i18next';
import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import type { Kind } from '../../../fields/kinds/kind';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveAttendanceCorrectionMutation,
  useAttendanceCorrectionQuery,
  useAttendanceCorrectionsQuery,
  useCancelAttendanceCorrectionMutation,
  useCreateAttendanceCorrectionMutation,
  useDeleteAttendanceCorrectionsMutation,
  useRejectAttendanceCorrectionMutation,
  useRestoreAttendanceCorrectionsMutation,
  useSubmitAttendanceCorrectionMutation,
  useUpdateAttendanceCorrectionMutation,
} from '../../../generated/time/attendance-correction';
import { factLine } from '../../../i18n/i18n';
import { useFormat } from '../../../ui/words/format';

const closedKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Closed month={value as string | null} />,
  Input: () => null,
};

/** Says before it is decided that pay will settle it. */
function Closed({ month }: { month: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return month ? (
    <span>{t('correction.closedMonth', { month: format.month(month) })}</span>
  ) : (
    <span className="nothing">–</span>
  );
}

export const Component = areaScreen({
  subject: 'AttendanceCorrection',
  list: useAttendanceCorrectionsQuery,
  one: useAttendanceCorrectionQuery,
  create: useCreateAttendanceCorrectionMutation,
  update: useUpdateAttendanceCorrectionMutation,
  remove: useDeleteAttendanceCorrectionsMutation,
  restore: useRestoreAttendanceCorrectionsMutation,
  title: (row) => factLine([row.employee?.label, row.date]),
  firstSort: { field: 'date', direction: 'DESC' },
  bulk: { verbs: ['approve'], notedVerbs: ['reject'] },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'date', kind: 'date', sort: true, filter: true },
    { field: 'timeIn', kind: 'time' },
    { field: 'timeOut', kind: 'time' },
    { field: 'reason', kind: 'text', filter: true },
    { field: 'status', kind: 'choice', choice: 'attendanceCorrectionStatus', sort: true, filter: true },
  ],
  facts: [
    { field: 'status', kind: 'choice', choice: 'attendanceCorrectionStatus' },
    { field: 'statusReason', kind: 'text' },
    { field: 'closedMonth', ...closedKind },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'date', kind: 'date', required: true },
    { field: 'timeIn', kind: 'time', required: true },
    { field: 'timeOut', kind: 'time', required: true },
    { field: 'reason', kind: 'text', required: true, wide: true },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [submit] = useSubmitAttendanceCorrectionMutation();
  const [approve] = useApproveAttendanceCorrectionMutation();
  const [reject] = useRejectAttendanceCorrectionMutation();
  const [cancel] = useCancelAttendanceCorrectionMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'cancel', run: cancel, look: 'quiet', ask: true },
        { verb: 'reject', run: reject, note: true },
        { verb: 'submit', run: submit, look: 'primary' },
        { verb: 'approve', run: approve, look: 'primary' },
      ]}
    />
  );
}
