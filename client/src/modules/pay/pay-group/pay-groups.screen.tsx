import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import {
  useCreatePayGroupMutation,
  useDeletePayGroupsMutation,
  usePayGroupQuery,
  usePayGroupsQuery,
  useRestorePayGroupsMutation,
  useUpdatePayGroupMutation,
} from '../../../generated/pay/pay-group';
import { areaScreen } from '../../../list/area-screen';
import { LinkButton } from '../../../ui/link-button';
import { PayCalendar } from './pay-calendar';

export const Component = areaScreen({
  subject: 'PayGroup',
  list: usePayGroupsQuery,
  one: usePayGroupQuery,
  create: useCreatePayGroupMutation,
  update: useUpdatePayGroupMutation,
  remove: useDeletePayGroupsMutation,
  restore: useRestorePayGroupsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  toolbar: <ToAssignments />,
  below: (record) => <PayCalendar group={record} />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'frequency', kind: 'choice', choice: 'payFrequency', sort: true, filter: true },
    { field: 'firstDay', label: 'periodFirstDay', kind: 'number' },
    { field: 'secondDay', kind: 'number', hidden: true },
    { field: 'anchor', kind: 'date', hidden: true },
    { field: 'payRule', kind: 'choice', choice: 'payDateRule' },
    { field: 'payDays', kind: 'number' },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    {
      field: 'frequency',
      kind: 'choice',
      choice: 'payFrequency',
      required: true,
      initial: 'monthly',
      only: 'create',
      hint: 'payFrequency',
    },
    {
      field: 'firstDay',
      label: 'periodFirstDay',
      kind: 'number',
      required: true,
      only: 'create',
      hint: 'periodFirstDay',
      when: { field: 'frequency', in: ['monthly', 'semi_monthly'] },
    },
    {
      field: 'secondDay',
      kind: 'number',
      required: true,
      only: 'create',
      when: { field: 'frequency', in: ['semi_monthly'] },
    },
    {
      field: 'anchor',
      kind: 'date',
      required: true,
      only: 'create',
      hint: 'anchor',
      when: { field: 'frequency', in: ['fortnightly', 'weekly'] },
    },
    { field: 'validFrom', kind: 'date', required: true, only: 'create' },
    { heading: 'payDate' },
    { field: 'payRule', kind: 'choice', choice: 'payDateRule', required: true, initial: 'days_after' },
    { field: 'payDays', kind: 'number', required: true, initial: 0, hint: 'payDays' },
  ],
});

function ToAssignments() {
  const { t } = useTranslation();
  return (
    <Can action="read" subject="PayGroupAssignment">
      <LinkButton to="/pay-groups/assignments">{t('area.PayGroupAssignment.many')}</LinkButton>
    </Can>
  );
}
