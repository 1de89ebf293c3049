import { UndoOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUndoImportMutation } from '../../generated/data-import';
import { serverErrorFrom } from '../../ui/words/server-error';
import type { StepProps } from './import-data';

/** The way back, as long as there is one: also where the import broke off after part of it was written. */
export function UndoButton({ record, onChanged, refuse }: StepProps & { refuse: (why: string | null) => void }) {
  const { t } = useTranslation();
  const [undo, { loading }] = useUndoImportMutation();
  if (!record.allowedActions.includes('undo')) return null;

  const takeBack = async () => {
    refuse(null);
    try {
      await undo({ variables: { id: record.id, version: record.version } });
      onChanged();
    } catch (thrown) {
      refuse(serverErrorFrom(thrown).message);
    }
  };
  return (
    <Popconfirm
      title={t('import.undoAsk')}
      description={t('import.undoHint')}
      okText={t('import.undo')}
      cancelText={t('form.cancel')}
      okButtonProps={{ danger: true }}
      onConfirm={() => void takeBack()}
    >
      <Button danger icon={<UndoOutlined />} loading={loading}>
        {t('import.undo')}
      </Button>
    </Popconfirm>
  );
}
