import { LoginOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../../access/session';
import { useEnterCompany } from '../../../access/visit';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Props {
  id: string;
  name: string;
  mayVisit: boolean;
}

/** Goes into a company, as one who belongs to it or as a visitor; hidden in the one entered already. */
export function EnterCompany({ id, name, mayVisit }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { company, companies } = useSignedIn();
  const [enter, busy] = useEnterCompany();
  if (company?.id === id || (!mayVisit && !companies.some((one) => one.id === id))) return null;
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
    <Button icon={<LoginOutlined />} loading={busy} onClick={() => void go()}>
      {t(mayVisit ? 'shell.visitCompany' : 'shell.enterCompany')}
    </Button>
  );
}
