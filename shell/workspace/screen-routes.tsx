import type { RouteObject } from 'react-router-dom';
import { textsReady } from '../locales/localize.js';
import { screens } from './screens.js';

/** Each screen has its own path and is loaded on navigation. */
export const screenRoutes: RouteObject[] = screens.map((screen) => ({
  path: screen.name,
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
