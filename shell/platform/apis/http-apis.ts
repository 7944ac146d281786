import type { WorkspaceApis } from '../../workspace/apis-context.js';
import type { ExpectedUser } from '../../session/expected-user.js';
import { type HttpOptions, request } from '../http-request.js';
import { httpDocuments } from './http-documents.js';
import { httpPurchases } from './http-purchases.js';
import { httpStructures } from './http-structures.js';
import { httpSuppliers } from './http-suppliers.js';
import { httpSource } from 'dass-elements/data-sources.js';
import {
  materialFilters,
  type MaterialPage,
  type MaterialQuery,
  type MaterialsApi,
  type MaterialSheet,
  type SavedFields,
} from '../../workspace/materials/api.js';
import { expect } from '../http-answer.js';
import { saveVersion } from './save-record.js';
import { sendQuery } from './send-query.js';
import type { ProcessApi, ProcessOrder, SavedSteps } from '../../workspace/process/api.js';
import type { QualityApi, QualityFinding } from '../../workspace/quality/api.js';
import { changedKinds, type ChangesApi, type RecordChange } from '../../workspace/record/changes-api.js';
import type { FaultsApi } from '../../workspace/frame/api.js';

export interface HttpApisOptions {
  /** Address of the services, such as `http://localhost:8087`. */
  apiAddress: string;
  /** Address of the files, such as `http://localhost:3071`. */
  filesAddress: string;
  /** The user for whom the requests are sent. */
  user: ExpectedUser;
  /**
   * The services carry out a `POST` with the same `Idempotency-Key` only once, for a day, and answer as the first time. A new
   * record whose response was lost is then sent again. Default: `false`, it fails as not saved.
   */
  hasIdempotencyKeys?: boolean;
}

/** The workspace's services over HTTP, as implemented by the local platform. */
export function httpApis({
  apiAddress,
  filesAddress,
  user,
  hasIdempotencyKeys = false,
}: HttpApisOptions): WorkspaceApis {
  const http = (timeout: number): HttpOptions => ({
    fetch: (input, init) => globalThis.fetch(input, init),
    timeout,
    user,
    hasIdempotencyKeys,
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
    changes: httpChanges(http(15_000), `${api}/changes`),
    faults: httpFaults(http(10_000), `${api}/faults`),
  };
}

const httpMaterials = (http: HttpOptions, address: string): MaterialsApi => ({
  loadMaterials: async (query, { signal } = {}) =>
    expect(await request(http, `${address}?${parametersOf(query)}`, { signal }), readPage),
  materialSource: (query) =>
    httpSource(`${address}/query`, {
      filters: materialFilters(query),
      search: query.search ?? '',
      sums: ['price'],
      send: sendQuery(http),
    }),
  loadMaterial: async (id, { signal } = {}) => expect(await request(http, `${address}/${id}`, { signal }), readSheet),
  saveMaterial: (sheet, id) => saveVersion(http, address, sheet, id, readSheet),
  saveFields: async (changes) =>
    expect(
      // With the value before: what is there already is not changed again.
      await request(http, `${address}/fields`, {
        method: 'PUT',
        body: { changes },
        isKeptAlive: true,
        offline: 'repeat',
      }),
      readSavedFields,
    ),
  saveDescriptions: async (id, descriptions) =>
    expect(await request(http, `${address}/${id}/descriptions`, { method: 'PUT', body: { descriptions } }), readSheet),
});

function parametersOf({ families = [], units = [], ...rest }: MaterialQuery): URLSearchParams {
  return new URLSearchParams([
    ...families.map((family) => ['family', family]),
    ...units.map((unit) => ['unit', unit]),
    ...Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ]);
}

function readSheet(value: unknown): MaterialSheet | undefined {
  return typeof value === 'object' && value !== null && 'code' in value ? (value as MaterialSheet) : undefined;
}

function readSavedFields(value: unknown): SavedFields | undefined {
  const answer = value as Partial<SavedFields> | null;
  return Array.isArray(answer?.saved) && Array.isArray(answer.refused) ? (answer as SavedFields) : undefined;
}

function readPage(value: unknown): MaterialPage | undefined {
  const { materials, total } = (value ?? {}) as Partial<MaterialPage>;
  return Array.isArray(materials) && typeof total === 'number' ? { materials, total } : undefined;
}

const httpProcess = (http: HttpOptions, address: string): ProcessApi => ({
  loadOrder: async (number, { signal } = {}) =>
    expect(await request(http, `${address}/${number}`, { signal }), readOrder),
  saveParameters: async (order, steps) =>
    expect(await request(http, `${address}/${order}/steps`, { method: 'PUT', body: { steps } }), readSaved),
});

function readOrder(value: unknown): ProcessOrder | undefined {
  const order = value as Partial<ProcessOrder> | null;
  return Array.isArray(order?.steps) && typeof order.number === 'number' ? (order as ProcessOrder) : undefined;
}

function readSaved(value: unknown): SavedSteps | undefined {
  const answer = value as Partial<SavedSteps> | null;
  return Array.isArray(answer?.saved) && Array.isArray(answer.refused) ? (answer as SavedSteps) : undefined;
}

const httpQuality = (http: HttpOptions, address: string): QualityApi => ({
  loadFindings: async ({ signal } = {}) =>
    expect(await request(http, address, { signal }), (value) =>
      Array.isArray(value) ? value.filter(isFinding) : undefined,
    ),
});

function isFinding(value: unknown): value is QualityFinding {
  const { id, code } = (value ?? {}) as Partial<QualityFinding>;
  return Number.isSafeInteger(id) && typeof code === 'string';
}

const httpChanges = (http: HttpOptions, address: string): ChangesApi => ({
  loadChanges: async ({ since, limit }, { signal } = {}) =>
    expect(
      await request(http, `${address}?${new URLSearchParams({ since, limit: `${limit}` })}`, { signal }),
      (value) => (Array.isArray(value) ? value.filter(isChange) : undefined),
    ),
});

function isChange(value: unknown): value is RecordChange {
  const { kind, recordId, code, fields, changedAt } = (value ?? {}) as Partial<RecordChange>;
  return (
    changedKinds.some((one) => one === kind) &&
    Number.isSafeInteger(recordId) &&
    typeof code === 'string' &&
    Array.isArray(fields) &&
    !Number.isNaN(Date.parse(String(changedAt)))
  );
}

const httpFaults = (http: HttpOptions, address: string): FaultsApi => ({
  requestFault: async (method, path, fault) => {
    await request(http, address, { method: 'DELETE' });
    await request(http, address, { method: 'POST', body: { method, path, fault } });
  },
});
