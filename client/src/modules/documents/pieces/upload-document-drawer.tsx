import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useSubmitEmployeeDocumentMutation,
  type EmployeeDocumentSubmission,
} from '../../../generated/documents/pieces';
import { useFormat } from '../../../ui/words/format';
import { toast } from '../../../ui/dialogs/toasts';
import type { FormField } from '../../../list/area';
import { FormDrawer } from '../../../form/form-drawer';
import { RecordForm } from '../../../form/record-form';
import type { UploadableDocument } from './upload-document-button';

interface Props {
  document: UploadableDocument;
  onDone: (() => void) | undefined;
  close: () => void;
}

/** The file and what stands on it; above it what was asked for, and why it came back. */
export default function UploadDocumentDrawer({ document, onDone, close }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [submit] = useSubmitEmployeeDocumentMutation();
  const { id, version, title, type, dueOn, requestNote, reviewNote, ...now } = document;
  const begins = (field: 'number' | 'issueDate' | 'expiryDate' | 'issuingAuthority' | 'issuingCountry' | 'fileId') =>
    now[field] ?? undefined;
  const fields: FormField<keyof EmployeeDocumentSubmission>[] = [
    { field: 'fileId', kind: 'file', required: true, wide: true, initial: begins('fileId') },
    { field: 'number', kind: 'code', initial: begins('number') },
    { field: 'issueDate', kind: 'date', initial: begins('issueDate') },
    {
      field: 'expiryDate',
      kind: 'date',
      label: 'documentExpiry',
      required: type?.hasExpiry,
      initial: begins('expiryDate'),
    },
    { field: 'issuingAuthority', kind: 'text', initial: begins('issuingAuthority') },
    { field: 'issuingCountry', kind: 'listed', list: 'country', initial: begins('issuingCountry') },
  ];
  return (
    <FormDrawer size={560} title={t('document.uploadNamed', { title })} close={close}>
      {reviewNote && (
        <Alert type="warning" showIcon title={t('document.cameBack', { reason: reviewNote })} className="form-error" />
      )}
      {dueOn && (
        <Alert
          type="info"
          showIcon
          title={t('document.askedBy', { day: format.day(dueOn) })}
          description={requestNote}
          className="form-error"
        />
      )}
      <RecordForm
        fields={fields}
        record={null}
        save={(input) => submit({ variables: { id, version, input } }) as never}
        onSaved={() => {
          toast.success(t('document.uploaded'));
          close();
          onDone?.();
        }}
        onCancel={close}
        submitLabel={t('document.upload')}
      />
    </FormDrawer>
  );
}
