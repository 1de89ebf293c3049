import { KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession, useSignedIn } from '../access/session';
import { Face } from '../ui/face';
import { Mark } from '../ui/mark';
import { MenuButton } from '../ui/menu-button';

/** Name, e-mail, type and roles of the signed-in person, his password, the way out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { user, roles } = useSignedIn();
  const type = t(`choice.userType.${user.type as 'admin'}`, { defaultValue: user.type });

  const about = (
    <div className="account">
      <b dir="auto">{user.name}</b>
      <bdi>{user.email}</bdi>
      <Mark tone="processing">{type}</Mark>
      {roles.length > 0 && (
        <span className="account-roles">
          {t('shell.roles')}: <span dir="auto">{roles.join(t('list.comma'))}</span>
        </span>
      )}
    </div>
  );
  return (
    <MenuButton
      type="text"
      className="account-button"
      aria-label={t('shell.account')}
      align="end"
      head={about}
      choices={[
        {
          key: 'password',
          icon: <KeyOutlined />,
          label: t('shell.changePassword'),
          run: () => void navigate('/forgot-password'),
        },
        {
          key: 'logout',
          icon: <LogoutOutlined />,
          label: t('shell.logout'),
          run: () => void signOut().then(() => navigate('/login')),
        },
      ]}
    >
      <Face name={user.name} size={32} />
    </MenuButton>
  );
}
