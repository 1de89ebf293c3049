import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { LinkButton } from '../ui/link-button';

/** A page that is only a message: a large sign, what happened, one way on. */
export function MessagePage({ sign, title, text, children }: { sign: string; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="message-page">
      <title>{`${title} · Muster`}</title>
      <p className="message-sign" aria-hidden="true">
        {sign}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
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

export function NotAuthorizedPage() {
  const { t } = useTranslation();
  return (
    <MessagePage sign="401" title={t('page.notAuthorizedTitle')} text={t('page.notAuthorized')}>
      <BackHome />
    </MessagePage>
  );
}

export function NotActivePage({ signOut }: { signOut: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <MessagePage sign="405" title={t('page.notActiveTitle')} text={t('page.notActive')}>
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

/** A page that threw; a newer build may have replaced the files of an open tab, so it offers to load again. */
export function BrokenPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <MessagePage sign="!" title={t('page.brokenTitle')} text={t('page.broken')}>
      <Button type="primary" onClick={() => window.location.reload()}>
        {t('page.reload')}
      </Button>
      {import.meta.env.DEV && <pre dir="ltr">{String(error instanceof Error ? error.stack : error)}</pre>}
    </MessagePage>
  );
}
