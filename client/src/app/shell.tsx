import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useMenuQuery } from '../generated/session';
import { useNarrow } from '../ui/use-narrow';
import { Brand } from './brand';
import { ScrollToTop } from './scroll-to-top';
import { useSettings } from './settings';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { ViewingBanner } from './viewing-banner';

const Drawer = lazy(async () => ({ default: (await import('antd/es/drawer')).default }));

/** The frame around every page: menu at the start (a drawer below 1200 px), bar on top, the page in `main`. */
export function Shell() {
  const { t, i18n } = useTranslation();
  const { navCollapsed, setNavCollapsed } = useSettings();
  const isNarrow = useNarrow(1200);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { data, refetch } = useMenuQuery({ fetchPolicy: 'cache-and-network' });
  const language = useRef(i18n.language);
  useEffect(() => {
    if (language.current !== i18n.language) void refetch();
    language.current = i18n.language;
  }, [i18n.language, refetch]);
  const main = useFocusOnNavigation();

  const menu = (
    <SideMenu
      items={data?.menu ?? []}
      onFollow={() => setDrawerOpen(false)}
      head={
        <Link to="/" className="brand-link" aria-label={`Muster, ${t('shell.home')}`} onClick={() => setDrawerOpen(false)}>
          <Brand />
        </Link>
      }
    />
  );

  return (
    <div className={navCollapsed && !isNarrow ? 'shell shell-collapsed' : 'shell'}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      {isNarrow ? (
        <Suspense>
          <Drawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          placement={i18n.dir() === 'rtl' ? 'right' : 'left'}
          size={280}
          closable={false}
          styles={{ body: { padding: 0 } }}
          aria-label={t('shell.mainMenu')}
        >
          {menu}
          </Drawer>
        </Suspense>
      ) : (
        <div className="side">
          <div className="side-inner">{menu}</div>
        </div>
      )}
      <div className="shell-main">
        <TopBar
          menuOpen={isNarrow ? drawerOpen : !navCollapsed}
          toggleMenu={() => (isNarrow ? setDrawerOpen(!drawerOpen) : setNavCollapsed(!navCollapsed))}
        />
        <ViewingBanner />
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ScrollToTop />
      <ScrollRestoration />
    </div>
  );
}

/** Moves the focus into the page when another one opens, so that keyboard and screen reader start there. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
