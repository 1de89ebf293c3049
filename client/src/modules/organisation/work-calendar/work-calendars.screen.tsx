import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreateWorkCalendarMutation,
  useDeleteWorkCalendarsMutation,
  useRestoreWorkCalendarsMutation,
  useUpdateWorkCalendarMutation,
  useWorkCalendarQuery,
  useWorkCalendarsQuery,
} from '../../../generated/organisation/work-calendar';
import { IconButton } from '../../../ui/icon-button';
import { LinkButton } from '../../../ui/link-button';
import { useNarrow } from '../../../ui/words/use-narrow';
import { timesKind } from './times';

const YearDialog = lazy(() => import('./year-dialog'));

export const Component = areaScreen({
  subject: 'WorkCalendar',
  list: useWorkCalendarsQuery,
  one: useWorkCalendarQuery,
  create: useCreateWorkCalendarMutation,
  update: useUpdateWorkCalendarMutation,
  remove: useDeleteWorkCalendarsMutation,
  restore: useRestoreWorkCalendarsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  toolbar: <ToAssignments />,
  actions: (row) => <Preview id={row.id} name={row.name} />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'times', ...timesKind },
    { field: 'timeZone', kind: 'listed', list: 'time_zone', sort: true, filter: true },
    { field: 'country', kind: 'listed', list: 'country', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'timeZone', kind: 'listed', list: 'time_zone', hint: 'asOfCompany' },
    { field: 'country', kind: 'listed', list: 'country', hint: 'calendarCountry' },
    { field: 'evenFrom', kind: 'date', hint: 'evenFrom' },
    { field: 'times', ...timesKind, wide: true },
  ],
});

function ToAssignments() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return ability.can('read', 'CalendarAssignment') ? (
    <LinkButton to="/work-calendars/assignments">{t('area.CalendarAssignment.many')}</LinkButton>
  ) : null;
}

function Preview({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useNarrow(600);
  return (
    <>
      {isPhone ? (
        <IconButton label={t('workWeek.preview')} icon={<CalendarOutlined />} onClick={() => setOpen(true)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('workWeek.preview')}</Button>
      )}
      {isOpen && (
        <Suspense>
          <YearDialog id={id} name={name} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
