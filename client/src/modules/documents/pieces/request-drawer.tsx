import { useTranslation } from 'react-i18next';
import { useRequestEmployeeDocumentsMutation, type EmployeeDocumentRequest } from '../../../generated/documents/pieces';
import { toast } from '../../../ui/dialogs/toasts';
import type { FormField } from '../../../list/area';
import { FormDrawer } from '../../../form/form-drawer';
import { RecordForm } from '../../../form/record-form';

interface Props {
  employeeId: string | undefined;
  onDone: (() => void) | undefined;
  close: () => void;
}

const ofSeveral: FormField<keyof EmployeeDocumentRequest>[] = [
  { field: 'employeeIds', kind: 'references', to: 'employee', required: true, wide: true },
];
const what: FormField<keyof EmployeeDocumentRequest>[] = [
  {
    field: 'typeId',
    kind: 'reference',
    to: 'documentType',
    within: { appliesTo: { eq: 'employee' }, employeeAccess: { eq: 'upload' } },
    label: 'typeIds',
    required: true,
  },
  { field: 'dueOn', kind: 'date', label: 'documentDueOn', required: true },
  { field: 'note', kind: 'longText', label: 'requestNote', wide: true },
];

/** Of whom which document is asked for, by when, and what they are told. */
export default function RequestDrawer({ employeeId, onDone, close }: Props) {
  const { t } = useTranslation();
  const [request] = useRequestEmployeeDocumentsMutation();
  return (
    <FormDrawer size={560} title={t('document.request')} close={close}>
      <RecordForm
        fields={employeeId ? what : [...ofSeveral, ...what]}
        record={null}
        save={async (input) => {
          const { data } = await request({
            variables: {
              input: { ...(employeeId && { employeeIds: [employeeId] }), ...input } as EmployeeDocumentRequest,
            },
          });
          toast.success(t('document.requested', { count: data?.records.length ?? 0 }));
          return undefined;
        }}
        onSaved={() => {
          close();
          onDone?.();
        }}
        onCancel={close}
        submitLabel={t('document.request')}
      />
    </FormDrawer>
  );
}
