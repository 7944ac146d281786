import { Outlet } from 'react-router-dom';
import { platformAddresses } from './configuration.js';
import { httpApis } from './platform/apis/http-apis.js';
import { expectedUser } from './session/expected-user.js';
import { ApisProvider } from './workspace/apis-context.js';

/** The services of the features. A company passes its own here. */
export const apis = httpApis({ ...platformAddresses(), user: expectedUser, hasIdempotencyKeys: true });

/** Gives the pages of the shell the services of their features. */
export function PageServices() {
  return (
    <ApisProvider value={apis}>
      <Outlet />
    </ApisProvider>
  );
}
