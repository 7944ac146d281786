import './preload-page.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { density, theme } from 'dass-elements/preferences.js';
import { getLanguage } from 'dass-elements/language.js';
import { PlatformProvider } from './app/platform-context.js';
import { configure, platformAddresses } from './configuration.js';
import { textsReady } from './locales/localize.js';
import './locales/server-texts.js';
import { expectedUser } from './session/expected-user.js';
import { withEarlySession } from './platform/early-session.js';
import { httpPlatform } from './platform/http-platform.js';
import { createRouter } from './router.js';
import './shell.css';

configure();
// The user's choice from the account menu, before the first paint.
theme.restore();
density.restore();
// The services of the frame. A company passes its own here, and those of the pages in page-services.tsx.
const platform = httpPlatform({ ...platformAddresses(), user: expectedUser });

// The answer comes while the texts are loaded and the first components are rendered.
const early = withEarlySession(platform);

// The texts are loaded before the first paint, so that no other language is visible for a moment.
await textsReady();
document.documentElement.lang = getLanguage();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <PlatformProvider value={early}>
      <RouterProvider router={createRouter()} />
    </PlatformProvider>
  </StrictMode>,
);

void import('./app/menu-icons.js');
