import { FolderOpenOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../access/session';
import { useFormat } from '../../ui/words/format';

/** Tells whoever no longer works here what the account still opens, and how long. */
export function FormerBanner() {
  const { t } = useTranslation();
  const format = useFormat();
  const { formerUntil } = useSignedIn();
  if (!formerUntil) return null;
  return (
    <div className="shell-banner" role="status">
      <FolderOpenOutlined aria-hidden="true" />
      <span>{t('page.former', { day: format.day(formerUntil) })}</span>
    </div>
  );
}
