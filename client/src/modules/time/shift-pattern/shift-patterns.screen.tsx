import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreateShiftPatternMutation,
  useDeleteShiftPatternsMutation,
  useRestoreShiftPatternsMutation,
  useShiftPatternQuery,
  useShiftPatternsQuery,
  useUpdateShiftPatternMutation,
} from '../../../generated/time/shift-pattern';
import { LinkButton } from '../../../ui/link-button';
import { slotsKind } from './slots';

export const Component = areaScreen({
  subject: 'ShiftPattern',
  list: useShiftPatternsQuery,
  one: useShiftPatternQuery,
  create: useCreateShiftPatternMutation,
  update: useUpdateShiftPatternMutation,
  remove: useDeleteShiftPatternsMutation,
  restore: useRestoreShiftPatternsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  toolbar: <Beside />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'cycleDays', kind: 'number', sort: true, filter: true },
    { field: 'slots', ...slotsKind },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'cycleDays', kind: 'number', initial: 7 },
    { field: 'slots', ...slotsKind, wide: true },
  ],
});

function Beside() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return (
    <>
      {ability.can('read', 'ShiftAssignment') && (
        <LinkButton to="/shift-patterns/assignments">{t('area.ShiftAssignment.many')}</LinkButton>
      )}
      {ability.can('read', 'CoverNeed') && (
        <LinkButton to="/shift-patterns/cover">{t('area.CoverNeed.many')}</LinkButton>
      )}
    </>
  );
}
