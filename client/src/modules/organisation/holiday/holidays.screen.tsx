import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreateHolidayMutation,
  useDeleteHolidaysMutation,
  useHolidayQuery,
  useHolidaysQuery,
  useRestoreHolidaysMutation,
  useUpdateHolidayMutation,
} from '../../../generated/organisation/holiday';
import { LinkButton } from '../../../ui/link-button';

export const Component = areaScreen({
  subject: 'Holiday',
  list: useHolidaysQuery,
  one: useHolidayQuery,
  create: useCreateHolidayMutation,
  update: useUpdateHolidayMutation,
  remove: useDeleteHolidaysMutation,
  restore: useRestoreHolidaysMutation,
  title: (row) => row.name,
  firstSort: { field: 'firstDay', direction: 'DESC' },
  importable: true,
  toolbar: <Blocked />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'firstDay', kind: 'date', sort: true, filter: true },
    { field: 'lastDay', label: 'endDate', kind: 'date', sort: true, filter: true },
    { field: 'kind', label: 'type', kind: 'choice', choice: 'holidayKind', sort: true, filter: true },
    { field: 'part', kind: 'choice', choice: 'holidayPart', sort: true, filter: true },
    { field: 'country', kind: 'listed', list: 'country', sort: true, filter: true, hidden: true },
    { field: 'calendarId', kind: 'reference', to: 'workCalendar', filter: true, hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'kind', label: 'type', kind: 'choice', choice: 'holidayKind', initial: 'public' },
    { field: 'firstDay', kind: 'date', required: true },
    { field: 'lastDay', label: 'endDate', kind: 'date' },
    { field: 'part', kind: 'choice', choice: 'holidayPart', initial: 'full' },
    { field: 'country', kind: 'listed', list: 'country' },
    { field: 'calendarId', kind: 'reference', to: 'workCalendar' },
  ],
});

function Blocked() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('read', 'LeaveBlock') ? (
    <LinkButton to="/holidays/blocked">{t('area.LeaveBlock.many')}</LinkButton>
  ) : null;
}
