import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import { useToday } from '../../../../access/today';
import type { FormField } from '../../../../list/area';
import {
  useChangeEmployeeCalendarMutation,
  useDeleteEmployeeCalendarsMutation,
  EmployeeCalendarDocument,
  useEmployeeCalendarsQuery,
  useEmployeeYearQuery,
  useGiveEmployeeCalendarMutation,
  useRestoreEmployeeCalendarsMutation,
  type CalendarAssignmentInput,
} from '../../../../generated/people/employee/history';
import { Failure } from '../../../../ui/failure';
import { YearOfDays } from '../../../../ui/figures/year-of-days';
import { DatedRows } from './dated-rows';
import type { EmployeeTabProps } from '../employee-tab-props';

const fields: FormField<keyof CalendarAssignmentInput>[] = [
  { field: 'calendarId', label: 'workCalendar', kind: 'reference', to: 'workCalendar', required: true },
  { field: 'validFrom', kind: 'date', required: true },
  { field: 'validTo', kind: 'date' },
];

/**
 * The calendars somebody has of their own, and the year as it is planned for them wherever their calendar comes from.
 */
export function Component({ employeeId }: EmployeeTabProps) {
  const { ability } = useSession();
  const [year, setYear] = useState(Number(useToday().slice(0, 4)));
  const { data, previousData, error, refetch } = useEmployeeYearQuery({
    variables: { employeeId, from: `${year}-01-01`, to: `${year}-12-31` },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      {ability.can('read', 'CalendarAssignment') && (
        <OwnCalendars employeeId={employeeId} onChanged={() => void refetch()} />
      )}
      {error && !data ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <YearOfDays year={year} days={(data ?? previousData)?.days} show={setYear} />
      )}
    </>
  );
}

function OwnCalendars({ employeeId, onChanged }: { employeeId: string; onChanged: () => void }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [areShown, show] = useState(false);
  const { data, previousData, error, refetch } = useEmployeeCalendarsQuery({
    variables: { employeeId, includeDeleted: areShown },
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useGiveEmployeeCalendarMutation();
  const [update] = useChangeEmployeeCalendarMutation();
  const [readOne] = useLazyQuery(EmployeeCalendarDocument, { fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <DatedRows
      rows={(data ?? previousData)?.page.rows}
      fields={fields}
      addLabel={t('area.CalendarAssignment.add')}
      empty={{ title: t('workWeek.noneOfOwn'), why: t('workWeek.noneOfOwnWhy') }}
      mayAdd={ability.can('create', 'CalendarAssignment')}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } as CalendarAssignmentInput } })
      }
      remove={useDeleteEmployeeCalendarsMutation}
      restore={useRestoreEmployeeCalendarsMutation}
      title={(row) => row.calendar?.label ?? t('area.WorkCalendar.one')}
      deleted={{ areShown, show }}
      reload={async (id) => (await readOne({ variables: { id } })).data?.record}
      onChanged={() => {
        void refetch();
        onChanged();
      }}
      show={(row) => <b dir="auto">{row.calendar?.label ?? t('area.WorkCalendar.one')}</b>}
    />
  );
}
