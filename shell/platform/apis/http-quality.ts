import type { QualityApi, QualityFinding } from '../../workspace/quality/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

export const httpQuality = (http: HttpOptions, address: string): QualityApi => ({
  loadFindings: async ({ signal } = {}) => expect(await request(http, address, { signal }), readFindings),
  loadFinding: async (id, { signal } = {}) => expect(await request(http, `${address}/${id}`, { signal }), readFinding),
});

function readFinding(value: unknown): QualityFinding | undefined {
  const finding = value as Partial<QualityFinding> | null;
  return typeof finding?.id === 'number' && typeof finding.number === 'string'
    ? (finding as QualityFinding)
    : undefined;
}

const readFindings = (value: unknown): readonly QualityFinding[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => readFinding(one) ?? []) : undefined;
