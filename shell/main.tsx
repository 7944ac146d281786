import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { density, theme } from 'dass-elements/preferences.js';
import { getLanguage } from 'dass-elements/language.js';
import { PlatformProvider } from './app/platform-context.js';
import { configure, platformAddresses } from './configuration.js';
import { textsReady } from './locales/localize.js';
import './locales/server-texts.js';
import { httpApis } from './platform/apis/http-apis.js';
import { expectedUser } from './platform/expected-user.js';
import { httpPlatform } from './platform/http-platform.js';
import { createRouter } from './routes/router.js';
import { ApisProvider } from './workspace/apis-context.js';
import './shell.css';

configure();
// What the user has chosen in the account menu, before anything is painted.
theme.restore();
density.restore();
// Everything that the shell asks the outside through. A company gives its own services here.
const addresses = { ...platformAddresses(), user: expectedUser };
const platform = httpPlatform(addresses);
const apis = httpApis(addresses);

// The texts of the language in force come before the first paint, so that the user does not see another language flash by.
await textsReady();
document.documentElement.lang = getLanguage();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <PlatformProvider value={platform}>
      <ApisProvider value={apis}>
        <RouterProvider router={createRouter()} />
      </ApisProvider>
    </PlatformProvider>
  </StrictMode>,
);

void import('./app/menu-icons.js');
