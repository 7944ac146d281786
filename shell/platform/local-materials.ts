import { apiAddress } from 'dass-elements/urls.js';
import { expect } from './http-answer.js';
import { request } from './http-request.js';
import { localHttp } from './local-http.js';
import type { MaterialPage, MaterialQuery, MaterialSheet } from './materials.js';
import type { CallOptions } from './platform.js';
import { saveRecord, type SaveAnswer } from './save-record.js';

/*
 * The materials of the local platform. For the workspace alone: no other platform has them, so they are no part of the
 * seam.
 */

const http = localHttp(15_000);
const address = (rest = ''): string => `${apiAddress()}/api/materials${rest}`;

/** @throws PlatformError */
export async function loadMaterials(query: MaterialQuery, { signal }: CallOptions = {}): Promise<MaterialPage> {
  const { families = [], units = [], ...rest } = query;
  const parameters = new URLSearchParams([
    ...families.map((family) => ['family', family]),
    ...units.map((unit) => ['unit', unit]),
    ...Object.entries(rest).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ]);
  return expect(await request(http, address(`?${parameters}`), { signal }), readPage);
}

/** @throws PlatformError; with status 404 when there is none */
export async function loadMaterial(id: number, { signal }: CallOptions = {}): Promise<MaterialSheet> {
  return expect(await request(http, address(`/${id}`), { signal }), readSheet);
}

/**
 * Saves a material: a new one without id.
 * @returns what is kept now, or what the platform says is wrong with it
 * @throws PlatformError
 */
export function saveMaterial(sheet: Partial<MaterialSheet>, id?: number): Promise<SaveAnswer<MaterialSheet>> {
  return saveRecord(
    http,
    id === undefined ? address() : address(`/${id}`),
    { method: id === undefined ? 'POST' : 'PUT', body: sheet },
    readSheet,
  );
}

function readSheet(value: unknown): MaterialSheet | undefined {
  return typeof value === 'object' && value !== null && 'code' in value ? (value as MaterialSheet) : undefined;
}

function readPage(value: unknown): MaterialPage | undefined {
  const { materials, total } = (value ?? {}) as Partial<MaterialPage>;
  return Array.isArray(materials) && typeof total === 'number' ? { materials, total } : undefined;
}
