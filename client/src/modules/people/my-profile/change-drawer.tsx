import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../form/form-drawer';
import { RecordForm } from '../../../form/record-form';
import { useChangeMyProfileMutation, type MyProfileQuery } from '../../../generated/people/my-profile';
import type { AnyField, AnyRecord } from '../../../list/area';
import { toast } from '../../../ui/dialogs/toasts';
import { profileFields } from '../pieces/profile-fields';

export type PartRule = MyProfileQuery['rules'][number];

interface Props {
  title: string;
  rule: PartRule;
  /** What is on file; nothing for somebody new. */
  record: AnyRecord | null;
  recordId?: string;
  onDone: () => void;
  close: () => void;
}

/** Changes a part of one's profile; where it has to be approved, with proof and a word for whoever decides. */
export default function ChangeDrawer({
  title,
  rule: { part, rule, needsProof },
  record,
  recordId,
  onDone,
  close,
}: Props) {
  const { t } = useTranslation();
  const [change] = useChangeMyProfileMutation();
  const isApproved = rule === 'approval';
  const fields: AnyField[] = [
    ...profileFields[part],
    ...(needsProof
      ? [
          {
            field: 'fileIds',
            label: 'proofFileIds',
            kind: 'files',
            wide: true,
            required: true,
            hint: 'proofFileIds',
          } as const,
        ]
      : []),
    ...(isApproved ? [{ field: 'note', label: 'changeNote', kind: 'longText', wide: true } as const] : []),
  ];
  return (
    <FormDrawer size={560} title={title} close={close}>
      {isApproved && <Alert type="info" showIcon title={t('profile.needsApproval')} className="form-error" />}
      <RecordForm
        fields={fields}
        record={record && { ...record, fileIds: [], note: null }}
        save={({ fileIds, note, ...values }) =>
          change({
            variables: {
              input: {
                part,
                recordId,
                values,
                fileIds: fileIds as string[] | undefined,
                note: note as string | undefined,
              },
            },
          })
        }
        onSaved={() => {
          toast.success(t(isApproved ? 'profile.asked' : 'form.saved'));
          close();
          onDone();
        }}
        onCancel={close}
        submitLabel={isApproved ? t('profile.ask') : undefined}
      />
    </FormDrawer>
  );
}
