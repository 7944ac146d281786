import type { FaultsApi } from '../../workspace/server/api.js';
import { request, type HttpOptions } from '../http-request.js';

export const httpFaults = (http: HttpOptions, address: string): FaultsApi => ({
  requestFault: async (method, path, fault) => {
    await request(http, address, { method: 'DELETE' });
    await request(http, address, { method: 'POST', body: { method, path, fault } });
  },
});
