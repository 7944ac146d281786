import { lazy, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { msg, textsReady } from './locales/localize.js';
import { Frame } from './frame/frame.js';
import { RequireSignIn } from './frame/require-sign-in.js';
import { PageSkeleton, type KnownPage } from './frame/page-skeleton.js';
import { ErrorPage } from './pages/error-page.js';
import { ownMenu, screenRoutes } from './workspace/screen-navigation.js';
import { closeOverlaysOnBack } from './routes/close-on-back.js';
import { paths } from './app/paths.js';

/** Loads a page and its texts on navigation. */
const page = (load: () => Promise<ComponentType>) => async () => {
  const Component = await load();
  await textsReady();
  return { Component };
};

/** The dialog of Ctrl+K, loaded when it opens. */
const Finder = lazy(async () => {
  const { ApplicationFinder } = await import('./application-finder.js');
  await textsReady();
  return { default: ApplicationFinder };
});

const routes: RouteObject[] = [
  {
    path: paths.home,
    Component: RequireSignIn,
    children: [
      {
        lazy: page(() => import('./page-services.js').then((module) => module.PageServices)),
        children: [
          {
            index: true,
            handle: { title: () => msg('Início', { id: 'dassShellHome' }), shape: 'cards' } satisfies KnownPage,
            lazy: page(() => import('./application-home.js').then((module) => module.ApplicationHome)),
          },
          {
            path: paths.workspace,
            children: [
              {
                index: true,
                handle: {
                  heading: () => msg('Área de trabalho', { id: 'dassShellWorkspace' }),
                  shape: 'cards',
                  withIcon: true,
                } satisfies KnownPage,
                lazy: page(() => import('./workspace/workspace-page.js').then((module) => module.WorkspacePage)),
              },
              ...screenRoutes,
            ],
          },
        ],
      },
    ],
  },
  {
    path: paths.login,
    lazy: page(() => import('./pages/login-not-served-page.js').then((module) => module.LoginNotServedPage)),
  },
  {
    path: paths.accessDenied,
    lazy: page(() => import('./pages/access-denied-page.js').then((module) => module.AccessDeniedPage)),
  },
  { path: '*', lazy: page(() => import('./pages/catch-all-page.js').then((module) => module.CatchAllPage)) },
];

export const createRouter = () =>
  closeOverlaysOnBack(() =>
    createBrowserRouter([
      {
        element: <Frame ownMenu={ownMenu} Finder={Finder} />,
        children: [
          {
            ErrorBoundary: ErrorPage,
            HydrateFallback: () => <PageSkeleton label={msg('Carregando a página', { id: 'dassShellLoadingPage' })} />,
            children: routes,
          },
        ],
      },
    ]),
  );
