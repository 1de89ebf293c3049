import { ApolloProvider } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { proofAsked } from '../access/proof/step-up';
import { SessionProvider } from '../access/session';
import { languages } from '../i18n/languages';
import { Toasts } from '../ui/dialogs/toasts';
import { makeApolloClient } from './apollo-client';
import { router } from './router';
import { SettingsProvider, useSettings } from './bars/settings';
import { themeOf } from './theme';

const StepUpDialog = lazy(() => import('../access/proof/step-up-dialog'));
const client = makeApolloClient(() => window.dispatchEvent(new Event('muster:signed-out')));

/** Everything a screen may rely on: settings, theme and words, data, session, routes. */
export function Root() {
  return (
    <SettingsProvider>
      <Themed />
    </SettingsProvider>
  );
}

function Themed() {
  const { applied, chosen, language } = useSettings();
  const { colours, direction, toastPosition } = applied;
  // Never none: Ant Design would wrap the app for the first one, and all of it would begin anew.
  const [locale, setLocale] = useState<Locale>(english);
  const theme = useMemo(() => themeOf(colours, language), [colours, language]);

  useEffect(() => {
    let isCurrent = true;
    void languages[language].antd().then((loaded) => isCurrent && setLocale(loaded?.default ?? english));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  return (
    <ConfigProvider theme={theme} locale={locale} direction={direction}>
      <div className="app muster">
        <ApolloProvider client={client}>
          <SessionProvider pollSeconds={chosen.sessionPollSeconds}>
            <RouterProvider router={router} />
            <StepUp />
            <Toasts place={toastPosition} />
          </SessionProvider>
        </ApolloProvider>
      </div>
    </ConfigProvider>
  );
}

function StepUp() {
  const isAsked = useSyncExternalStore(proofAsked.subscribe, proofAsked.isAsked);
  return (
    isAsked && (
      <Suspense>
        <StepUpDialog />
      </Suspense>
    )
  );
}
