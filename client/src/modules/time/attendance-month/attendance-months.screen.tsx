import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import type { RecordBase } from '../../../list/area';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveAttendanceMonthMutation,
  useAttendanceMonthQuery,
  useAttendanceMonthsQuery,
} from '../../../generated/time/attendance-month';
import { factLine } from '../../../i18n/i18n';
import { asHours } from '../../../ui/words/hours';

const Closing = lazy(() => import('./closing'));

const minutes: Kind = {
  kind: 'own',
  Show: ({ value }) => <bdi className="figure">{asHours(Number(value ?? 0))}</bdi>,
  Input: () => null,
};

export const Component = areaScreen({
  subject: 'AttendanceMonth',
  list: useAttendanceMonthsQuery,
  one: useAttendanceMonthQuery,
  title: (row) => factLine([row.name, row.period]),
  firstSort: { field: 'period', direction: 'DESC' },
  bulk: { verbs: ['approve'] },
  summary: (
    <Suspense fallback={<Skeleton active className="panel panel-padded month-closing" />}>
      <Closing />
    </Suspense>
  ),
  columns: [
    { field: 'name', kind: 'text', sort: true },
    { field: 'employeeCode', kind: 'code', sort: true, filter: true },
    { field: 'departmentName', label: 'departmentId', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'period', kind: 'month', sort: true, filter: true },
    { field: 'state', label: 'status', kind: 'choice', choice: 'attendanceMonthState', sort: true, filter: true },
    { field: 'problems', label: 'openProblems', kind: 'number', sort: true, filter: true },
    { field: 'workedMin', ...minutes, sort: true },
    { field: 'overtimeMin', ...minutes, sort: true },
    { field: 'nightMin', ...minutes, sort: true },
    { field: 'restDayMin', ...minutes, sort: true, hidden: true },
    { field: 'holidayMin', ...minutes, sort: true, hidden: true },
    { field: 'shiftExtraMin', ...minutes, sort: true, hidden: true },
    { field: 'lateMin', ...minutes, sort: true },
    { field: 'absentDays', kind: 'number', sort: true, filter: true },
    { field: 'halfDays', kind: 'number', sort: true, filter: true },
    { field: 'leaveDays', label: 'daysOfLeave', kind: 'number', sort: true, filter: true },
    { field: 'correctedAt', kind: 'instant', sort: true, filter: true, hidden: true },
  ],
  facts: [
    { field: 'days', label: 'daysWorkedOut', kind: 'number' },
    { field: 'nightOvertimeMin', ...minutes },
    { field: 'secondOvertimeMin', ...minutes },
    { field: 'earlyMin', ...minutes },
    { field: 'approvedAt', kind: 'instant' },
    { field: 'closedAt', kind: 'instant' },
    { field: 'reason', kind: 'text' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [approve] = useApproveAttendanceMonthMutation();
  return <StepActions row={row} steps={[{ verb: 'approve', run: approve, look: 'primary' }]} />;
}
