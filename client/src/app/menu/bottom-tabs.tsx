import { CalendarOutlined, ClockCircleOutlined, FileTextOutlined, HomeOutlined, MenuOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../access/session';
import { useFormat } from '../../ui/words/format';
import { isCurrent } from './menu-match';

/**
 * What an employee opens most on their phone, under their thumb; the rest of the menu is behind the last tab, which
 * tells how much waits for their decision there.
 */
export default function BottomTabs({ openMenu, waiting }: { openMenu: () => void; waiting: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { pathname } = useLocation();
  const tabs = [
    { path: '/', subject: 'acl-page', icon: <HomeOutlined />, label: t('shell.home') },
    { path: '/my-attendance', subject: 'Attendance', icon: <ClockCircleOutlined />, label: t('tabs.clock') },
    { path: '/my-leave', subject: 'EmployeeLeave', icon: <CalendarOutlined />, label: t('tabs.leave') },
    { path: '/my-payslips', subject: 'Payslip', icon: <FileTextOutlined />, label: t('tabs.payslips') },
  ];
  return (
    <nav className="bottom-tabs" aria-label={t('tabs.name')}>
      {tabs
        .filter(({ subject }) => ability.can('read', subject))
        .map(({ path, icon, label }) => (
          <Link key={path} to={path} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
            {icon}
            <span>{label}</span>
          </Link>
        ))}
      <button type="button" onClick={openMenu} aria-haspopup="dialog">
        <MenuOutlined />
        <span>{t('tabs.more')}</span>
        {waiting > 0 && (
          <span className="menu-badge menu-badge-primary">
            <span className="visually-hidden">{t('home.approvals')} </span>
            {format.number(waiting)}
          </span>
        )}
      </button>
    </nav>
  );
}
