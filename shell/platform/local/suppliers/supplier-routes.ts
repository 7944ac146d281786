import { Hono } from 'hono';
import type { RefusedSuppliers } from '../../../workspace/suppliers/api.js';
import { answer, failure } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import { quotationShape, type QuotationStore } from './quotation-store.js';
import { isOutdated, recordChanged } from '../stores/record-versions.js';
import type { ChangeStore } from '../stores/change-store.js';
import type { SupplierStore } from './supplier-store.js';
import { supplierShape } from './supplier-validation.js';

const MAX_LIMIT = 200;
const notFound = failure('dassSupplierNotFound');
const quotationNotFound = failure('dassQuotationNotFound');
const refused = (errors: object) => ({ ...failure('Há inconsistências'), errors });

/** Requires `requireSession()`. Invalid fields are answered with 422 and `errors` by field. */
export function supplierRoutes(suppliers: SupplierStore, changes: ChangeStore): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const idsShape = { ids: ['number'] } as const;
  const idsOf = (body: Record<string, unknown>): number[] => (Array.isArray(body.ids) ? body.ids.map(Number) : []);

  const note = (by: string, ids: readonly number[], result: RefusedSuppliers, action: 'removed' | 'restored'): void => {
    const refusedIds = new Set(result.refused.map(({ id }) => id));
    const done = [...new Set(ids)].filter((id) => !refusedIds.has(id));
    changes.add(
      by,
      'supplier',
      done.map((id) => ({ after: suppliers.findStored(id), action })),
    );
  };

  routes.get('/', (c) => {
    const whole = (name: string, missing: number): number => {
      const value = Math.trunc(Number(c.req.query(name) ?? missing));
      return value >= 0 ? value : missing;
    };
    const search = c.req.query('search')?.trim() ?? '';
    return c.json(
      suppliers.page({ search, offset: whole('offset', 0), limit: Math.min(MAX_LIMIT, whole('limit', 50)) }),
    );
  });

  routes.get('/:id', (c) => {
    const supplier = suppliers.find(Number(c.req.param('id')));
    return supplier ? c.json(supplier) : answer(c, 404, notFound);
  });

  routes.post('/', jsonBody(supplierShape), async (c) => {
    const result = suppliers.save(c.var.body, undefined, c.var.user.name);
    if ('errors' in result) return c.json(refused(result.errors), 422);
    changes.add(c.var.user.name, 'supplier', [{ after: result.supplier }]);
    return c.json(result.supplier, 201);
  });

  routes.put('/:id', jsonBody(supplierShape), async (c) => {
    const known = suppliers.find(Number(c.req.param('id')));
    if (!known) return answer(c, 404, notFound);
    if (isOutdated(c.var.body, known)) return c.json(recordChanged(known), 409);
    const result = suppliers.save(c.var.body, known, c.var.user.name);
    if ('errors' in result) return c.json(refused(result.errors), 422);
    changes.add(c.var.user.name, 'supplier', [{ before: known, after: result.supplier }]);
    return c.json(result.supplier);
  });

  routes.post('/remove', jsonBody(idsShape), async (c) => {
    const ids = idsOf(c.var.body);
    const result = suppliers.remove(ids);
    note(c.var.user.name, ids, result, 'removed');
    return c.json(result);
  });

  routes.post('/restore', jsonBody(idsShape), async (c) => {
    const ids = idsOf(c.var.body);
    const result = suppliers.restore(ids);
    note(c.var.user.name, ids, result, 'restored');
    return c.json(result);
  });

  return routes;
}

/** Requires `requireSession()`. Invalid fields are answered with 422 and `errors` by field. */
export function quotationRoutes(quotations: QuotationStore, changes: ChangeStore): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.get('/:id', (c) => {
    const quotation = quotations.find(Number(c.req.param('id')));
    return quotation ? c.json(quotation) : answer(c, 404, quotationNotFound);
  });

  routes.post('/', jsonBody(quotationShape), async (c) => {
    const result = quotations.save(c.var.body, undefined, c.var.user.name);
    if ('errors' in result) return c.json(refused(result.errors), 422);
    changes.add(c.var.user.name, 'quotation', [{ after: result.quotation }]);
    return c.json(result.quotation, 201);
  });

  routes.put('/:id', jsonBody(quotationShape), async (c) => {
    const known = quotations.find(Number(c.req.param('id')));
    if (!known) return answer(c, 404, quotationNotFound);
    if (isOutdated(c.var.body, known)) return c.json(recordChanged(known), 409);
    const result = quotations.save(c.var.body, known, c.var.user.name);
    if ('errors' in result) return c.json(refused(result.errors), 422);
    changes.add(c.var.user.name, 'quotation', [{ before: known, after: result.quotation }]);
    return c.json(result.quotation);
  });

  return routes;
}
