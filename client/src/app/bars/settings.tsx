import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/i18n';
import type { Language } from '../../i18n/languages';
import { useMedia, useNarrow } from '../../ui/words/use-narrow';
import { inForce, settingsFrom, usual, type InForce, type Settings } from './settings-rules';

interface SettingsState {
  /** As this person chose them. */
  chosen: Settings;
  /** As they apply on this page, this wide, in this language. */
  applied: InForce;
  /** How many times something was chosen here; what came from the server or another tab does not count. */
  changes: number;
  change: (part: Partial<Settings>) => void;
  /** Takes over what was kept elsewhere. */
  adopt: (settings: Settings) => void;
  reset: () => void;
  /** What the page in sight wants otherwise; null when it wants nothing. */
  setPageWishes: (wishes: Partial<Settings> | null) => void;
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
}

const SettingsContext = createContext<SettingsState | null>(null);
const storageKey = 'muster.settings';

const kept = (): Settings => {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return usual;
  }
};

/** Interface settings: kept in this browser, and for a signed-in person on the server (see keep-settings.tsx). */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [chosen, setChosen] = useState(kept);
  const [changes, setChanges] = useState(0);
  const [wishes, setPageWishes] = useState<Partial<Settings> | null>(null);
  const language = i18n.language as Language;
  const isNarrow = useNarrow(1200);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const languageDirection = i18n.dir(language);
  const applied = useMemo(
    () => inForce({ ...chosen, ...wishes }, { isNarrow, prefersDark, languageDirection }),
    [chosen, wishes, isNarrow, prefersDark, languageDirection],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === storageKey && setChosen(kept());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.dataset.mode = applied.colours;
    html.dataset.skin = applied.skin;
    html.style.colorScheme = applied.colours;
    html.lang = language;
    html.dir = applied.direction;
    html.toggleAttribute('data-against-language', applied.direction !== languageDirection);
  }, [applied, language, languageDirection]);

  const adopt = useCallback((settings: Settings) => {
    localStorage.setItem(storageKey, JSON.stringify(settings));
    setChosen(settings);
  }, []);

  const state = useMemo<SettingsState>(() => {
    const choose = (settings: Settings) => {
      adopt(settings);
      setChanges((count) => count + 1);
    };
    return {
      chosen,
      applied,
      changes,
      change: (part) => choose({ ...chosen, ...part }),
      adopt,
      reset: () => choose(usual),
      setPageWishes,
      language,
      setLanguage: changeLanguage,
    };
  }, [chosen, applied, changes, adopt, language]);
  return <SettingsContext value={state}>{children}</SettingsContext>;
}

export function useSettings(): SettingsState {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}
