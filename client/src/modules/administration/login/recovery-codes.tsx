import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/dialogs/toasts';
import { copyText } from '../../../ui/words/copy-text';

/** Shown once, until one says that they are kept. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(t('twoFactor.copied'));
  };
  return (
    <>
      <h2>{t('twoFactor.codesTitle')}</h2>
      <Alert type="warning" showIcon title={t('twoFactor.codesText')} />
      <ul className="two-factor-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button icon={<CopyOutlined />} block onClick={() => void copy()}>
        {t('twoFactor.copy')}
      </Button>
      <Button type="primary" block onClick={done}>
        {t('twoFactor.kept')}
      </Button>
    </>
  );
}
