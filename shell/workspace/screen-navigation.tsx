import type { RouteObject } from 'react-router-dom';
import { textsReady, msg } from '../locales/localize.js';
import { screens } from './screens.js';
import { screenTitle } from './screen.js';
import type { MenuItem } from 'dass-elements/menu.js';
import { addTexts } from 'dass-elements/language.js';
import { paths } from '../app/paths.js';
import type { KnownPage } from '../frame/page-skeleton.js';

/** Each screen has its own path and is loaded on navigation. */
export const screenRoutes: RouteObject[] = screens.map((screen) => ({
  path: screen.name,
  handle: {
    heading: screen.title,
    title: () => screenTitle(screen),
    shape: screen.shape,
    withBack: true,
    withIcon: true,
  } satisfies KnownPage,
  lazy: async () => {
    const [{ ScreenPage }, { default: Content }] = await Promise.all([import('./screen-page.js'), screen.load()]);
    await textsReady();
    if (screen.hasCustomHeader) return { element: <Content screen={screen} /> };
    const element = (
      <ScreenPage screen={screen}>
        <Content screen={screen} />
      </ScreenPage>
    );
    return { element };
  },
}));

// The labels are message ids: favourites and the history store them and show them in the current language.
addTexts({
  dassShellWorkspace: () => msg('Área de trabalho', { id: 'dassShellWorkspace' }),
  dassShellWorkspaceAll: () => msg('Todas as telas', { id: 'dassShellWorkspaceAll' }),
  ...Object.fromEntries(screens.map(({ titleKey, title }) => [titleKey, title])),
});

/** The shell's own part of the menu, after the business areas: the workspace and each of its screens. */
export const ownMenu: readonly MenuItem[] = [
  {
    id: 'shell-workspace',
    label: 'dassShellWorkspace',
    icon: 'category',
    items: [
      { id: 'shell-workspace-all', label: 'dassShellWorkspaceAll', url: paths.workspace, icon: 'search' },
      ...screens.map(({ name, titleKey, icon }) => ({
        id: `shell-workspace-${name}`,
        label: titleKey,
        url: paths.screen(name),
        icon,
      })),
    ],
  },
];
