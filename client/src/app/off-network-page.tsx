import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SessionData } from '../access/session';
import { useEnterCompany } from '../access/visit';
import { toast } from '../ui/dialogs/toasts';
import { serverErrorFrom } from '../ui/words/server-error';
import { MessagePage } from './message-pages';

interface Props {
  session: SessionData;
  signOut: () => void;
}

/** For whom their company lets in from its own networks alone; another company of theirs they enter from here. */
export function OffNetworkPage({ session: { company, companies }, signOut }: Props) {
  const { t } = useTranslation();
  const [enter, isEntering] = useEnterCompany();
  const go = (id: string) => enter(id).catch((error: unknown) => toast.error(serverErrorFrom(error).message));
  return (
    <main>
      <MessagePage
        sign="!"
        title={t('page.offNetworkTitle', { company: company?.name ?? '' })}
        text={t('page.offNetwork')}
      >
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('page.reload')}
        </Button>
        {companies
          .filter(({ id }) => id !== company?.id)
          .map(({ id, name }) => (
            <Button key={id} loading={isEntering} onClick={() => void go(id)}>
              {t('page.goTo', { company: name })}
            </Button>
          ))}
        <Button type="link" onClick={signOut}>
          {t('shell.logout')}
        </Button>
      </MessagePage>
    </main>
  );
}
