import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { startTransition, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button';
import { useNarrow } from '../../ui/words/use-narrow';
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
  const isPhone = useNarrow(600);
  const isDark = applied.colours === 'dark';
  const colours = {
    key: 'colours',
    label: isDark ? t('shell.lightMode') : t('shell.darkMode'),
    icon: isDark ? <SunOutlined /> : <MoonOutlined />,
    // Every colour of a large page changes: the press itself is shown first.
    run: () => startTransition(() => change({ mode: isDark ? 'light' : 'dark' })),
  };
  return (
    <header className="top-bar">
      {start}
      <CompanyBar />
      <div className="top-bar-end">
        <TopBarTools />
        <LanguageSwitch />
        {!isPhone && <IconButton label={colours.label} icon={colours.icon} onClick={colours.run} />}
        <AccountMenu customise={customise} colours={isPhone ? [colours] : []} />
      </div>
    </header>
  );
}

/** Opens the menu where it is a drawer, folds it where it stands. */
export function MenuToggle({ isDrawer, isOpen, toggle }: { isDrawer: boolean; isOpen: boolean; toggle: () => void }) {
  const { t } = useTranslation();
  const label = isDrawer
    ? isOpen
      ? t('shell.closeMenu')
      : t('shell.openMenu')
    : isOpen
      ? t('shell.foldMenu')
      : t('shell.unfoldMenu');
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
