import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { ListView } from './use-list-setup';

interface Props {
  view: ListView | null;
  mayShare: boolean;
  save: (name: string, isShared: boolean) => Promise<unknown>;
  close: () => void;
}

/** The name of a view, and whether colleagues find it too. */
export default function ViewDialog({ view, mayShare, save, close }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ name: string; isShared: boolean }>();
  const [saving, setSaving] = useState(false);
  const submit = async ({ name, isShared }: { name: string; isShared: boolean }) => {
    setSaving(true);
    try {
      await save(name, isShared);
      toast.success(t('form.saved'));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'name', errors: [byField.name ?? message] }]);
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      width={420}
      title={view ? t(mayShare ? 'views.renameOrShare' : 'views.rename') : t('views.saveAs')}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ htmlType: 'submit', form: 'view', loading: saving }}
      onCancel={close}
    >
      <Form
        id="view"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: t('form.needed', { field: t('views.name') }) }]}
        >
          <Input autoFocus maxLength={80} dir="auto" autoComplete="off" />
        </Form.Item>
        {(mayShare || view?.isShared) && (
          <Form.Item name="isShared" valuePropName="checked" extra={t('views.shareHint')}>
            <Checkbox>{t('views.share')}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
