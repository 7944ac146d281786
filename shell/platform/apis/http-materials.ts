import type { MaterialPage, MaterialQuery, MaterialsApi, MaterialSheet } from '../../workspace/materials/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';
import { saveRecord } from './save-record.js';

export const httpMaterials = (http: HttpOptions, address: string): MaterialsApi => ({
  loadMaterials: async (query, { signal } = {}) =>
    expect(await request(http, `${address}?${parametersOf(query)}`, { signal }), readPage),
  loadMaterial: async (id, { signal } = {}) => expect(await request(http, `${address}/${id}`, { signal }), readSheet),
  saveMaterial: (sheet, id) => saveRecord(http, address, sheet, id, readSheet),
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

function readPage(value: unknown): MaterialPage | undefined {
  const { materials, total } = (value ?? {}) as Partial<MaterialPage>;
  return Array.isArray(materials) && typeof total === 'number' ? { materials, total } : undefined;
}
