import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useLive } from '../access/live';
import { useSession, useSignedIn } from '../access/session';
import { useMenuQuery } from '../generated/access';
import { useNarrow } from '../ui/words/use-narrow';
import { AccountMenu } from './bars/account-menu';
import { Brand } from './bars/brand';
import { FormerBanner } from './bars/former-banner';
import { allowedEntries, type Entry } from './menu/menu-tree';
import { ConnectionBanner } from './offline/connection-banner';
import { ScrollToTop } from './scroll-to-top';
import { useSettings } from './bars/settings';
import { SideMenu } from './menu/side-menu';
import { MenuToggle, TopBar } from './bars/top-bar';
import { ViewingBanner } from './bars/viewing-banner';

const ChatListener = lazy(() => import('../modules/apps/chat/chat-listener'));
const Drawer = lazy(async () => ({ default: (await import('antd/es/drawer')).default }));
const HorizontalMenu = lazy(() => import('./menu/horizontal-menu'));
const Customiser = lazy(() => import('./bars/customiser'));
const BottomTabs = lazy(() => import('./menu/bottom-tabs'));

/** The frame around every page; begins anew for another person and in another company. */
export function Shell() {
  const { user, company } = useSignedIn();
  return <Frame key={`${user.id}.${company?.id}`} />;
}

/**
 * Menu at the start (a drawer below 1200 px) or below the top bar, the bar on top, the page in `main`, a line at the
 * foot.
 */
function Frame() {
  const { t } = useTranslation();
  const { applied, change } = useSettings();
  const { layout, mode, navCollapsed, navHidden, appBar, contentWidth, footer, direction } = applied;
  const isNarrow = useNarrow(1200);
  const isHorizontal = layout === 'horizontal';
  const inDrawer = !isHorizontal && (isNarrow || navHidden);
  const hasSide = !isHorizontal && !inDrawer;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [year] = useState(() => new Date().getFullYear());
  const [customising, setCustomising] = useState(false);
  const items = useMenu();
  const waiting = Number(items.find(({ path }) => path === '/approvals')?.badgeContent ?? 0);
  useAppBadge(waiting);
  const main = useFocusOnNavigation();
  const { employeeId, user, viewing } = useSignedIn();
  const hasTabs = useNarrow(600) && !!employeeId && user.type !== 'admin';

  const brand = (
    <Link to="/" className="brand-link" aria-label={`Muster, ${t('shell.home')}`} onClick={() => setDrawerOpen(false)}>
      <Brand />
    </Link>
  );
  const menu = <SideMenu items={items} onFollow={() => setDrawerOpen(false)} head={brand} />;
  const menuToggle = isHorizontal ? null : (
    <MenuToggle
      isDrawer={inDrawer}
      isOpen={inDrawer ? drawerOpen : !navCollapsed}
      toggle={() => (inDrawer ? setDrawerOpen(!drawerOpen) : change({ navCollapsed: !navCollapsed }))}
    />
  );
  const openCustomiser = () => setCustomising(true);
  const colours = mode === 'light' ? '' : 'dark-surface';
  const classes = [
    'shell',
    `bar-${appBar}`,
    `width-${contentWidth}`,
    hasSide && navCollapsed && 'shell-collapsed',
    hasSide || 'shell-without-side',
    hasTabs && 'shell-with-tabs',
  ];

  return (
    <div className={classes.filter((name) => typeof name === 'string').join(' ')}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      {inDrawer && (
        <Suspense>
          <Drawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            placement={direction === 'rtl' ? 'right' : 'left'}
            size={280}
            closable={false}
            styles={{ body: { padding: 0 } }}
            rootClassName={mode === 'semi_dark' ? `side-drawer ${colours}` : 'side-drawer'}
            aria-label={t('shell.mainMenu')}
          >
            {menu}
          </Drawer>
        </Suspense>
      )}
      {hasSide && (
        <div className="side">
          <div className={mode === 'semi_dark' ? `side-inner ${colours}` : 'side-inner'}>{menu}</div>
        </div>
      )}
      <div className="shell-main">
        {appBar === 'hidden' ? (
          <div className="bar-stand-in">
            {inDrawer && menuToggle}
            <AccountMenu customise={openCustomiser} />
          </div>
        ) : (
          <div className="bars">
            <TopBar start={isHorizontal ? brand : menuToggle} customise={openCustomiser} />
            {isHorizontal && (
              <div className="bar-below">
                <Suspense>
                  <HorizontalMenu items={items} />
                </Suspense>
              </div>
            )}
          </div>
        )}
        <ConnectionBanner />
        <ViewingBanner />
        <FormerBanner />
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {footer !== 'hidden' && (
          <footer className={`foot foot-${footer}`}>
            <span>© {year} Muster</span>
            <span className="wide-only">{t('login.hint')}</span>
          </footer>
        )}
      </div>
      {!viewing && items.some(({ path }) => path === '/chat') && (
        <Suspense>
          <ChatListener />
        </Suspense>
      )}
      <ScrollToTop />
      {hasTabs && (
        <Suspense>
          <BottomTabs openMenu={() => setDrawerOpen(true)} waiting={waiting} />
        </Suspense>
      )}
      {customising && (
        <Suspense>
          <Customiser close={() => setCustomising(false)} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}

/** What the server's menu offers this person, in their language. */
function useMenu(): Entry[] {
  const { i18n } = useTranslation();
  const { ability } = useSession();
  const { data, refetch } = useMenuQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['InternalMailCopy'], () => void refetch());
  const language = useRef(i18n.language);
  useEffect(() => {
    if (language.current !== i18n.language) void refetch();
    language.current = i18n.language;
  }, [i18n.language, refetch]);
  return useMemo(
    () => allowedEntries(data?.menu ?? [], (action, subject) => ability.can(action, subject)),
    [data, ability],
  );
}

/** The sign of the installed app counts what waits for a decision, as the menu does. */
function useAppBadge(waiting: number): void {
  useEffect(() => {
    const told = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    told?.catch(() => undefined);
  }, [waiting]);
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
