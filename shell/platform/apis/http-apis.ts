import type { WorkspaceApis } from '../../workspace/apis-context.js';
import type { ExpectedUser } from '../../session/expected-user.js';
import type { HttpOptions } from '../http-request.js';
import { httpDocuments } from './http-documents.js';
import { httpFaults } from './http-faults.js';
import { httpMaterials } from './http-materials.js';
import { httpProcess } from './http-process.js';
import { httpPurchases } from './http-purchases.js';
import { httpQuality } from './http-quality.js';
import { httpStructures } from './http-structures.js';
import { httpSuppliers } from './http-suppliers.js';

export interface HttpApisOptions {
  /** Address of the services, such as `http://localhost:8087`. */
  apiAddress: string;
  /** Address of the files, such as `http://localhost:3071`. */
  filesAddress: string;
  /** The user for whom the requests are sent. */
  user: ExpectedUser;
}

/** The workspace's services over HTTP, as implemented by the local platform. */
export function httpApis({ apiAddress, filesAddress, user }: HttpApisOptions): WorkspaceApis {
  const http = (timeout: number): HttpOptions => ({
    fetch: (input, init) => globalThis.fetch(input, init),
    timeout,
    user,
  });
  const api = `${apiAddress}/api`;
  return {
    materials: httpMaterials(http(15_000), `${api}/materials`),
    documents: httpDocuments(http(15_000), api, `${filesAddress}/api`),
    purchases: httpPurchases(http(30_000), `${api}/purchases`),
    process: httpProcess(http(15_000), `${api}/process-orders`),
    quality: httpQuality(http(15_000), `${api}/quality-findings`),
    structures: httpStructures(http(30_000), `${api}/structures`),
    suppliers: httpSuppliers(http(15_000), `${api}/suppliers`, `${api}/quotations`),
    faults: httpFaults(http(10_000), `${api}/faults`),
  };
}
