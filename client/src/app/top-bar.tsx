import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { startTransition, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { AccountMenu } from './account-menu';
import { CompanyBar } from './company-bar';
import { LanguageSwitch } from './language-switch';
import { useSettings } from './settings';
import { TopBarTools } from './top-bar-tools';

interface Props {
  /** What begins the bar: the button of the menu, or the brand where the menu is a bar itself. */
  start: ReactNode;
  customise: () => void;
}

export function TopBar({ start, customise }: Props) {
  const { t } = useTranslation();
  const { applied, change } = useSettings();
  const isDark = applied.colours === 'dark';
  return (
    <header className="top-bar">
      {start}
      <CompanyBar />
      <div className="top-bar-end">
        <TopBarTools />
        <LanguageSwitch />
        <IconButton
          label={isDark ? t('shell.lightMode') : t('shell.darkMode')}
          icon={isDark ? <SunOutlined /> : <MoonOutlined />}
          // Every colour of a large page changes: the press itself is shown first.
          onClick={() => startTransition(() => change({ mode: isDark ? 'light' : 'dark' }))}
        />
        <AccountMenu customise={customise} />
      </div>
    </header>
  );
}

/** Opens the menu where it is a drawer, folds it where it stands. */
export function MenuToggle({ isDrawer, isOpen, toggle }: { isDrawer: boolean; isOpen: boolean; toggle: () => void }) {
  const { t } = useTranslation();
  const label = isDrawer ? (isOpen ? t('shell.closeMenu') : t('shell.openMenu')) : isOpen ? t('shell.foldMenu') : t('shell.unfoldMenu');
  return (
    <IconButton
      label={label}
      icon={isDrawer ? <MenuOutlined /> : isOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      aria-expanded={isOpen}
      className="fold-button"
      onClick={toggle}
    />
  );
}
