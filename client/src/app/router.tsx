import { createBrowserRouter, Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { Gate } from '../access/gate';
import { pages as administration } from '../modules/administration/pages';
import { pages as apps } from '../modules/apps/pages';
import { pages as dataImport } from '../modules/data-import/pages';
import { pages as documents } from '../modules/documents/pages';
import { pages as files } from '../modules/files/pages';
import { pages as home } from '../modules/home/pages';
import { pages as leave } from '../modules/leave/pages';
import { pages as messaging } from '../modules/messaging/pages';
import { pages as organisation } from '../modules/organisation/pages';
import { pages as pay } from '../modules/pay/pages';
import { pages as people } from '../modules/people/pages';
import { pages as requests } from '../modules/requests/pages';
import { pages as suppliers } from '../modules/suppliers/pages';
import { pages as time } from '../modules/time/pages';
import { BrokenPage, NotAuthorizedAlone, NotFoundPage } from './message-pages';
import { PageWishes } from './page-wishes';
import { ProgressBar } from './bars/progress-bar';
import { NeedsConnection } from './offline/needs-connection';
import type { Page } from './page';
import { Shell } from './shell';
import { SignedIn } from './signed-in';

const pages: Page[] = [
  { path: '401', layout: 'blank', isOpen: true, load: () => Promise.resolve({ Component: NotAuthorizedAlone }) },
  ...administration,
  ...time,
  ...home,
  ...organisation,
  ...people,
  ...suppliers,
  ...apps,
  ...requests,
  ...leave,
  ...pay,
  ...documents,
  ...files,
  ...messaging,
  ...dataImport,
];

function routeOf({
  path,
  formerly: _formerly,
  load,
  settings,
  isKept,
  layout = 'shell',
  ...access
}: Page): RouteObject {
  return {
    path,
    handle: settings,
    errorElement: <BrokenPage />,
    lazy: async () => {
      const loaded = await load().catch((error: unknown) => ({ error }));
      if ('error' in loaded) {
        // Of the first page React Router waits for ever where its file cannot be fetched.
        if (router.state.initialized) throw loaded.error;
        return { element: <Failed error={loaded.error} /> };
      }
      const { Component } = loaded;
      const isForAll = access.guestOnly || access.isOpen;
      const page = (
        <Gate {...access}>
          {isKept || isForAll ? (
            <Component />
          ) : (
            <NeedsConnection>
              <Component />
            </NeedsConnection>
          )}
        </Gate>
      );
      return { element: layout === 'blank' && !isForAll ? <SignedIn>{page}</SignedIn> : page };
    },
  };
}

function Failed({ error }: { error: unknown }): never {
  throw error;
}

function LedOn({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

const wayTo = ({ path, formerly }: Page): RouteObject[] =>
  formerly ? [{ path: formerly, element: <LedOn to={`/${path}`} /> }] : [];

const isBlank = ({ layout }: Page) => layout === 'blank';

export const router = createBrowserRouter([
  {
    element: (
      <>
        <ProgressBar />
        <PageWishes />
        <Outlet />
      </>
    ),
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      ...pages.flatMap(wayTo),
      ...pages.filter(isBlank).map(routeOf),
      {
        element: (
          <SignedIn>
            <Shell />
          </SignedIn>
        ),
        children: [...pages.filter((page) => !isBlank(page)).map(routeOf), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
]);
