import type { QualityApi, QualityFinding } from '../../workspace/quality/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

export const httpQuality = (http: HttpOptions, address: string): QualityApi => ({
  loadFindings: async ({ signal } = {}) =>
    expect(await request(http, address, { signal }), (value) =>
      Array.isArray(value) ? value.filter(isFinding) : undefined,
    ),
});

function isFinding(value: unknown): value is QualityFinding {
  const { id, code } = (value ?? {}) as Partial<QualityFinding>;
  return Number.isSafeInteger(id) && typeof code === 'string';
}
