import { LoginOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../access/session';
import { useEnterCompany } from '../../access/visit';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Goes to work in a company; hidden in the one visited already. */
export function EnterCompany({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { company, companies } = useSignedIn();
  const [enter, busy] = useEnterCompany();
  if (company?.id === id || !companies.some((one) => one.id === id)) return null;
  const go = async () => {
    try {
      await enter(id);
      toast.success(t('shell.entered', { name }));
      void navigate('/');
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <Button icon={<LoginOutlined />} size="small" loading={busy} onClick={() => void go()}>
      {t('shell.enterCompany')}
    </Button>
  );
}
