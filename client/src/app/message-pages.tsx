import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router-dom';
import { LinkButton } from '../ui/link-button';
import { useConnection } from '../ui/words/connection';
import { MessageArt, MessageScene, type Sign } from './message-art';

interface Props {
  sign: Sign;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A page that is only a message: a picture with the number, what happened, one way on. */
export function MessagePage({ sign, title, text, children }: Props) {
  return (
    <div className="message-page">
      <title>{`${title} · Muster`}</title>
      <MessageArt sign={sign} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
      <MessageScene />
    </div>
  );
}

function BackHome() {
  const { t } = useTranslation();
  return (
    <LinkButton type="primary" to="/">
      {t('page.backToHome')}
    </LinkButton>
  );
}

/** For whoever is not signed in; after signing in they arrive where they wanted to go. */
export function SignedOutPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <main>
      <MessagePage sign="401" title={t('page.notAuthorizedTitle')} text={t('page.signedOut')}>
        <LinkButton type="primary" to={back === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(back)}`}>
          {t('page.backToLogin')}
        </LinkButton>
      </MessagePage>
    </main>
  );
}

export function NotAuthorizedPage() {
  const { t } = useTranslation();
  return (
    <MessagePage sign="401" title={t('page.notAuthorizedTitle')} text={t('page.notAuthorized')}>
      <BackHome />
    </MessagePage>
  );
}

/** The same with the window to itself. */
export function NotAuthorizedAlone() {
  return (
    <main>
      <NotAuthorizedPage />
    </main>
  );
}

export function NotActivePage({ signOut }: { signOut: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <MessagePage sign="405" title={t('page.notActiveTitle')} text={t('page.notActive')}>
        <p>{t('page.notActiveWhy')}</p>
        <Button onClick={signOut}>{t('shell.logout')}</Button>
      </MessagePage>
    </main>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage sign="404" title={t('page.notFoundTitle')} text={t('page.notFound')}>
      <BackHome />
    </MessagePage>
  );
}

/**
 * A page that threw; a newer build may have replaced the files of an open tab, so it offers to load again. Where they
 * could not be fetched for want of a connection it loads again by itself.
 */
export function BrokenPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { isLost } = useConnection();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) window.location.reload();
    wasLost.current = isLost;
  }, [isLost]);
  if (isLost) return <MessagePage sign="!" title={t('connection.needed')} text={t('connection.neededWhy')} />;
  return (
    <MessagePage sign="!" title={t('page.brokenTitle')} text={t('page.broken')}>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('page.reload')}
      </Button>
      {import.meta.env.DEV && <pre dir="ltr">{String(error instanceof Error ? error.stack : error)}</pre>}
    </MessagePage>
  );
}
