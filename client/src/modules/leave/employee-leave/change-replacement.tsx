import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeLeaveReplacementMutation,
  type EmployeeLeaveRecordFragment,
} from '../../../generated/leave/employee-leave';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { ReplacementInput } from './replacement-input';

/** Has somebody else stand in during leave that is approved. */
export default function ChangeReplacement({ leave, close }: { leave: EmployeeLeaveRecordFragment; close: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { unit, fromDate, toDate, fromPart, toPart, fromTime, toTime } = leave;
  const [replacementId, setReplacementId] = useState(leave.replacementId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [change, { loading }] = useChangeLeaveReplacementMutation();
  const save = async () => {
    try {
      await change({ variables: { id: leave.id, version: leave.version, replacementId } });
      toast.success(t('leave.replacementChanged'));
      close();
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t('leave.changeReplacement')}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      confirmLoading={loading}
      onOk={() => void save()}
      onCancel={close}
    >
      <p className="quiet">{t('leave.replacementIsTold')}</p>
      <FormError text={refusal} />
      <div className="modal-form">
        <label htmlFor={id}>{t('field.replacementId')}</label>
        <ReplacementInput
          id={id}
          employeeId={leave.employeeId}
          span={{ unit, fromDate, toDate, fromPart, toPart, fromTime, toTime }}
          value={replacementId}
          onChange={setReplacementId}
        />
      </div>
    </Modal>
  );
}
