import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreateDepartmentMutation,
  useDeleteDepartmentsMutation,
  useDepartmentQuery,
  useDepartmentsQuery,
  useRestoreDepartmentsMutation,
  useUpdateDepartmentMutation,
} from '../../../generated/organisation/department';
import { LinkButton } from '../../../ui/link-button';

export const Component = areaScreen({
  subject: 'Department',
  list: useDepartmentsQuery,
  one: useDepartmentQuery,
  create: useCreateDepartmentMutation,
  update: useUpdateDepartmentMutation,
  remove: useDeleteDepartmentsMutation,
  restore: useRestoreDepartmentsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  bulk: { fields: ['status', 'parentId', 'managerId', 'costCentre', 'validTo'] },
  importable: true,
  actions: (row) => <ItsCalendars id={row.id} />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'parentId', kind: 'reference', to: 'department', filter: true },
    { field: 'managerId', kind: 'reference', to: 'employee', filter: true },
    { field: 'costCentre', kind: 'code', filter: true, hidden: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'code', kind: 'code' },
    { field: 'parentId', kind: 'reference', to: 'department' },
    { field: 'managerId', kind: 'reference', to: 'employee' },
    { field: 'costCentre', kind: 'code' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { field: 'validFrom', kind: 'date' },
    { field: 'validTo', kind: 'date', hint: 'departmentEnds' },
    { field: 'description', kind: 'longText', wide: true },
  ],
});

/** By which calendars a department works from when on. */
function ItsCalendars({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('read', 'CalendarAssignment') ? (
    <LinkButton to={`/work-calendars/assignments?f.departmentId.in=${id}`}>{t('area.WorkCalendar.many')}</LinkButton>
  ) : null;
}
