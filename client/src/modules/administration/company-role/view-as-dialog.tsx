import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewAsRole } from '../../../access/visit';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { FormError } from '../../../ui/form-error';
import { serverErrorFrom } from '../../../ui/words/server-error';

interface Props {
  role: { id: string; title: string };
  close: () => void;
}

export default function ViewAsDialog({ role, close }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ employeeId?: string | null }>();
  const [view, busy] = useViewAsRole();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ employeeId }: { employeeId?: string | null }) => {
    setRefusal(null);
    try {
      await view(role.id, employeeId ?? null);
    } catch (error) {
      setRefusal(serverErrorFrom(error).message);
    }
  };
  return (
    <Modal
      open
      width={460}
      title={t('view.asRole', { role: role.title })}
      okText={t('view.as')}
      okButtonProps={{ loading: busy }}
      cancelText={t('form.cancel')}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <p>{t('view.what')}</p>
      <FormError text={refusal} />
      <Form form={form} layout="vertical" className="modal-form" onFinish={(values) => void submit(values)}>
        <Form.Item name="employeeId" label={t('view.eyes')} extra={t('view.eyesHint')}>
          <ReferenceInput to="employee" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
