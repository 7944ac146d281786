import type { WorkspaceApis } from '../../workspace/apis-context.js';
import type { ExpectedUser } from '../expected-user.js';
import type { HttpOptions } from '../http-request.js';
import { httpFaults } from './http-faults.js';
import { httpMaterials } from './http-materials.js';
import { httpPurchases } from './http-purchases.js';
import { httpStructures } from './http-structures.js';

export interface HttpApisOptions {
  /** Where the services are, as in `http://localhost:8087`. */
  apiAddress: string;
  /** For whom the requests are. */
  user: ExpectedUser;
}

/** What the features of the workspace ask, over HTTP as the local platform answers it. */
export function httpApis({ apiAddress, user }: HttpApisOptions): WorkspaceApis {
  const http = (timeout: number): HttpOptions => ({
    fetch: (input, init) => globalThis.fetch(input, init),
    timeout,
    user,
  });
  const api = `${apiAddress}/api`;
  return {
    materials: httpMaterials(http(15_000), `${api}/materials`),
    purchases: httpPurchases(http(30_000), `${api}/purchases`),
    structures: httpStructures(http(30_000), `${api}/structures`),
    faults: httpFaults(http(10_000), `${api}/faults`),
  };
}
