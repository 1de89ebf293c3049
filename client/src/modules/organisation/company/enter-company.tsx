import { LoginOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
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

/** Whether one may go into a company, as one who belongs to it or as a visitor, and is not there yet. */
function useMayEnter({ id, mayVisit }: Pick<Props, 'id' | 'mayVisit'>): boolean {
  const { company, companies } = useSignedIn();
  return company?.id !== id && (mayVisit || companies.some((one) => one.id === id));
}

export function EnterCompany({ id, name, mayVisit }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [enter, busy] = useEnterCompany();
  if (!useMayEnter({ id, mayVisit })) return null;
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

/** What comes after a company is made. */
export function EnterToSetUp(props: Pick<Props, 'id' | 'mayVisit'>) {
  const { t } = useTranslation();
  return useMayEnter(props) && <Alert type="info" showIcon title={t('hint.enterToSetUp')} />;
}
