import {
  BgColorsOutlined,
  DownloadOutlined,
  KeyOutlined,
  LaptopOutlined,
  LogoutOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession, useSignedIn } from '../../access/session';
import { MyRolesDocument, type MyRolesQuery } from '../../generated/access';
import { PersonAvatar } from '../../ui/person-avatar';
import { StatusDot } from '../../ui/status-dot';
import { MenuButton, type MenuChoice } from '../../ui/menu-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { dataPath } from '../../ui/words/data-path';
import { toast } from '../../ui/dialogs/toasts';

/**
 * Name, e-mail, type and roles of the signed-in person, their password, how it all looks, the way out. `colours` where
 * the bar has no room for them.
 */
export function AccountMenu({ customise, colours = [] }: { customise: () => void; colours?: MenuChoice[] }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { user, employeeId, roles: rolesAtStart, identityProvider } = useSignedIn();
  const client = useApolloClient();
  const [roles, setRoles] = useState(rolesAtStart);
  const type = t(`choice.userType.${user.type as 'admin'}`, { defaultValue: user.type });

  const refreshRoles = async () => {
    try {
      const { data } = await client.query({ query: MyRolesDocument, fetchPolicy: 'no-cache' });
      setRoles((data as MyRolesQuery).session?.roles ?? []);
    } catch (error) {
      toast.error(serverErrorFrom(error).message, { place: 'bottomRight' });
    }
  };

  const about = (
    <div className="account">
      <b dir="auto">{user.name}</b>
      <bdi>{user.email}</bdi>
      {identityProvider && <span dir="auto">{t('shell.through', { name: identityProvider })}</span>}
      <StatusDot tone="processing">{type}</StatusDot>
      {roles.length > 0 && (
        <div className="account-roles">
          <span>{t('shell.roles')}</span>
          <ul>
            {roles.map((role) => (
              <li key={role} dir="auto">
                {role}
              </li>
            ))}
          </ul>
        </div>
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
      onOpen={() => void refreshRoles()}
      choices={[
        // What is the account's own takes its password.
        ...(identityProvider
          ? []
          : [
              {
                key: 'password',
                icon: <KeyOutlined />,
                label: t('shell.changePassword'),
                run: () => void navigate('/forgot-password'),
              },
              {
                key: 'twoFactor',
                icon: <SafetyOutlined />,
                label: t('shell.twoFactor'),
                run: () => void navigate('/two-factor'),
              },
              {
                key: 'sessions',
                icon: <LaptopOutlined />,
                label: t('shell.sessions'),
                run: () => void navigate('/sessions'),
              },
            ]),
        ...(employeeId
          ? [
              {
                key: 'data',
                icon: <DownloadOutlined />,
                label: t('personalData.mine'),
                run: () => window.location.assign(dataPath('/my-data.zip', i18n.language)),
              },
            ]
          : []),
        ...colours,
        { key: 'look', icon: <BgColorsOutlined />, label: t('look.title'), run: customise },
        {
          key: 'logout',
          icon: <LogoutOutlined />,
          label: t('shell.logout'),
          run: () => void signOut().catch(() => toast.error(t('connection.signOutLater'))),
        },
      ]}
    >
      <PersonAvatar name={user.name} size={32} />
    </MenuButton>
  );
}
