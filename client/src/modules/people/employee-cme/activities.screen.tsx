import { areaScreen } from '../../../list/area-screen';
import {
  useCreateEmployeeCmeMutation,
  useDeleteEmployeeCmesMutation,
  useEmployeeCmeQuery,
  useEmployeeCmesQuery,
  useRejectEmployeeCmeMutation,
  useRestoreEmployeeCmesMutation,
  useSubmitEmployeeCmeMutation,
  useUpdateEmployeeCmeMutation,
  useVerifyEmployeeCmeMutation,
} from '../../../generated/people/employee-cme';
import { ReviewButtons, type Reviewed } from '../../../ui/dialogs/review-buttons';
import { CmeLinks } from './cme-links';

export const Component = areaScreen({
  subject: 'EmployeeCme',
  list: useEmployeeCmesQuery,
  one: useEmployeeCmeQuery,
  create: useCreateEmployeeCmeMutation,
  update: useUpdateEmployeeCmeMutation,
  remove: useDeleteEmployeeCmesMutation,
  restore: useRestoreEmployeeCmesMutation,
  title: (row) => row.title ?? '',
  firstSort: { field: 'activityDate', direction: 'DESC' },
  importable: true,
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'category', kind: 'choice', choice: 'cmeCategory', sort: true, filter: true },
    { field: 'amount', label: 'cmeCredits', kind: 'number', sort: true, filter: true },
    { field: 'activityDate', kind: 'date', sort: true, filter: true },
    { field: 'licenceIds', kind: 'references', to: 'employeeLicence', filter: true, hidden: true },
    { field: 'provider', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'accreditationNo', kind: 'code', filter: true, hidden: true },
    { field: 'standing', label: 'state', kind: 'choice', choice: 'cmeState', sort: true, filter: true },
    { field: 'state', label: 'cmeReview', kind: 'choice', choice: 'cmeState', sort: true, filter: true, hidden: true },
    { field: 'reviewNote', kind: 'text', hidden: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'title', kind: 'text', required: true },
    { field: 'category', kind: 'choice', choice: 'cmeCategory', initial: 'course' },
    { field: 'amount', label: 'cmeCredits', kind: 'number', required: true },
    { field: 'activityDate', kind: 'date', required: true },
    { field: 'licenceIds', kind: 'references', to: 'employeeLicence', hint: 'cmeLicences' },
    { field: 'hours', kind: 'number' },
    { field: 'provider', kind: 'text' },
    { field: 'accreditationNo', kind: 'code' },
    { field: 'url', kind: 'link' },
    { field: 'certificateFileId', kind: 'file' },
    { field: 'description', kind: 'longText', wide: true },
  ],
  actions: (row) => <Review row={row} />,
  toolbar: <CmeLinks here="activities" />,
});

/** Changed rows come back with their answer, so the list and the open record show them at once. */
function Review({ row }: { row: Reviewed }) {
  const [verify] = useVerifyEmployeeCmeMutation();
  const [reject] = useRejectEmployeeCmeMutation();
  const [submit] = useSubmitEmployeeCmeMutation();
  const which = { id: row.id, version: row.version };
  return (
    <ReviewButtons
      row={row}
      verify={() => verify({ variables: which })}
      reject={(note) => reject({ variables: { ...which, note } })}
      submit={() => submit({ variables: which })}
    />
  );
}
