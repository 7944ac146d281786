import type { ProcessApi, ProcessOrder, SavedSteps } from '../../workspace/process/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

export const httpProcess = (http: HttpOptions, address: string): ProcessApi => ({
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
