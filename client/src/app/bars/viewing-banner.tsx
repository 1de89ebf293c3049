import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../access/session';
import { useStopViewing } from '../../access/visit';

/** Says above every page that one looks through a role, and is the way out. */
export function ViewingBanner() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { viewing } = useSignedIn();
  const [stop, stopping] = useStopViewing();
  if (!viewing) return null;
  return (
    <div className="shell-banner" role="status">
      <EyeOutlined aria-hidden="true" />
      <span>{t('view.now', { role: viewing.title })}</span>
      <Button size="small" loading={stopping} onClick={() => void stop().then(() => navigate('/company-roles'))}>
        {t('view.stop')}
      </Button>
    </div>
  );
}
