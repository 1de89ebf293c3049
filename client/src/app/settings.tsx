import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language } from '../i18n/i18n';
import type { Mode } from './theme';

interface Settings {
  mode: Mode;
  setMode: (mode: Mode) => void;
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
  navCollapsed: boolean;
  setNavCollapsed: (collapsed: boolean) => void;
}

const SettingsContext = createContext<Settings | null>(null);

const preferredMode = (): Mode => {
  const kept = localStorage.getItem('muster.mode');
  if (kept === 'light' || kept === 'dark') return kept;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Interface settings of this browser: colours, language, folded menu. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [mode, setMode] = useState<Mode>(preferredMode);
  const [navCollapsed, setNavCollapsed] = useState(() => localStorage.getItem('muster.navCollapsed') === 'yes');
  const language = i18n.language as Language;

  useEffect(() => {
    document.documentElement.dataset.mode = mode;
    document.documentElement.style.colorScheme = mode;
  }, [mode]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = i18n.dir(language);
  }, [i18n, language]);

  const settings = useMemo<Settings>(
    () => ({
      mode,
      setMode: (next) => {
        localStorage.setItem('muster.mode', next);
        setMode(next);
      },
      language,
      setLanguage: changeLanguage,
      navCollapsed,
      setNavCollapsed: (next) => {
        localStorage.setItem('muster.navCollapsed', next ? 'yes' : 'no');
        setNavCollapsed(next);
      },
    }),
    [mode, language, navCollapsed],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}
