import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../access/session';
import { useEnterCompany, useLeaveCompany } from '../../access/visit';
import { MenuButton } from '../../ui/menu-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import { useNarrow } from '../../ui/words/use-narrow';

/** Which company one works in, the way to another, and the way out of it for who visits. */
export function CompanyBar() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSignedIn();
  const isPhone = useNarrow(600);
  const hasRoom = !useNarrow(900);
  const [enter] = useEnterCompany();
  const [leave, leaving] = useLeaveCompany();
  const { company, companies, user, mayVisit } = session;
  const [brokenLogo, setBrokenLogo] = useState<string | null>(null);
  const others = companies.filter(({ id }) => id !== company?.id);

  const leaveCompany = async () => {
    try {
      await leave();
      toast.success(t('shell.leftCompany'), { place: 'bottomRight', durationMs: 3000, survivesReload: true });
      window.location.replace('/companies');
    } catch (error) {
      const message = serverErrorFrom(error).message;
      toast.error(t('shell.leaveFailed', { message }), { durationMs: 1000 });
    }
  };

  const switchTo = async (id: string) => {
    try {
      await enter(id);
      void navigate('/');
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };

  const mayLeave = !!company?.name && mayVisit;
  const logo = !(mayLeave && isPhone) && company?.logoFileId && company.logoFileId !== brokenLogo && (
    <img
      className="company-logo"
      src={`/files/${company.logoFileId}?inline=1`}
      alt=""
      onError={() => setBrokenLogo(company.logoFileId)}
    />
  );
  const name = company && (
    <span className="company-name">
      {user.type === 'admin' && (
        <span className={isPhone ? 'visually-hidden' : 'company-intro'}>{t('shell.yourCompany')}</span>
      )}
      <b dir="auto">{company.name}</b>
    </span>
  );
  return (
    <div className="company-bar">
      {logo}
      {others.length > 0 ? (
        <MenuButton
          type="text"
          className="company-switch"
          aria-label={company ? `${company.name}: ${t('shell.switchCompany')}` : undefined}
          choices={others.map(({ id, name: label }) => ({
            key: id,
            label: <span dir="auto">{label}</span>,
            run: () => void switchTo(id),
          }))}
        >
          {name ?? t('shell.switchCompany')}
          <DownOutlined aria-hidden="true" />
        </MenuButton>
      ) : (
        name
      )}
      {mayLeave && (
        <Button
          type={hasRoom ? 'link' : 'text'}
          className="leave-company"
          icon={<LogoutOutlined className="mirrored" />}
          loading={leaving}
          aria-busy={leaving}
          aria-label={t('shell.leaveCompany')}
          onClick={() => void leaveCompany()}
        >
          {hasRoom && t('shell.leaveCompany')}
        </Button>
      )}
    </div>
  );
}
