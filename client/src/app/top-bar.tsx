import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/i18n';
import { IconButton } from '../ui/icon-button';
import { MenuButton } from '../ui/menu-button';
import { useNarrow } from '../ui/use-narrow';
import { AccountMenu } from './account-menu';
import { CompanyBar } from './company-bar';
import { useSettings } from './settings';

export function TopBar({ menuOpen, toggleMenu }: { menuOpen: boolean; toggleMenu: () => void }) {
  const { t } = useTranslation();
  const { mode, setMode } = useSettings();
  const isNarrow = useNarrow(1200);
  const label = isNarrow
    ? menuOpen
      ? t('shell.closeMenu')
      : t('shell.openMenu')
    : menuOpen
      ? t('shell.foldMenu')
      : t('shell.unfoldMenu');
  return (
    <header className="top-bar">
      <IconButton
        label={label}
        icon={isNarrow ? <MenuOutlined /> : menuOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        aria-expanded={menuOpen}
        className="fold-button"
        onClick={toggleMenu}
      />
      <CompanyBar />
      <div className="top-bar-end">
        <LanguageSwitch />
        <IconButton
          label={mode === 'dark' ? t('shell.lightMode') : t('shell.darkMode')}
          icon={mode === 'dark' ? <SunOutlined /> : <MoonOutlined />}
          onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        />
        <AccountMenu />
      </div>
    </header>
  );
}

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, setLanguage } = useSettings();
  return (
    <MenuButton
      type="text"
      align="end"
      icon={<TranslationOutlined />}
      aria-label={t('shell.language')}
      choices={languages.map(({ code, name }) => ({
        key: code,
        label: <span lang={code}>{name}</span>,
        selected: code === language,
        run: () => void setLanguage(code),
      }))}
    />
  );
}
