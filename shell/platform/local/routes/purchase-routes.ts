import { Hono } from 'hono';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { purchaseMaterialFields, type PurchaseMaterialTable } from '../../apis/purchase-table.js';
import { answer, failure } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import { purchaseShape } from '../stores/purchase-validation.js';
import { isOutdated, recordChanged } from '../stores/record-versions.js';
import type { ChangeStore } from '../stores/change-store.js';
import type { PurchaseStore } from '../stores/purchase-store.js';

const MAX_FOUND = 200;
const notFound = failure('dassPurchaseNotFound');

/**
 * Requires `requireSession()`. Invalid fields are answered with 422 and `errors` by field.
 * @param materials returns the active materials
 */
export function purchaseRoutes(
  purchases: PurchaseStore,
  materials: () => readonly MaterialSheet[],
  changes: ChangeStore,
): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.get('/materials', (c) => c.json(asTable(materials())));

  routes.get('/', (c) => c.json(purchases.openOf(c.var.user.email)));

  // Before the route of a purchase, whose number it would be.
  routes.get('/search', (c) => {
    const limit = Math.trunc(Number(c.req.query('limit') ?? MAX_FOUND));
    const offset = Math.trunc(Number(c.req.query('offset') ?? 0));
    return c.json(
      purchases.search({
        search: c.req.query('search') ?? '',
        offset: offset > 0 ? offset : 0,
        limit: limit >= 0 ? Math.min(MAX_FOUND, limit) : MAX_FOUND,
      }),
    );
  });

  routes.get('/:id', (c) => {
    const purchase = purchases.find(Number(c.req.param('id')));
    return purchase ? c.json(purchase) : answer(c, 404, notFound);
  });

  routes.post('/', jsonBody(purchaseShape), async (c) => {
    const result = purchases.save(c.var.body, { buyer: c.var.user.email }, c.var.user.name);
    if (!('saved' in result)) return c.json(refused(result), 422);
    changes.add(c.var.user.name, 'purchase', [{ after: result.saved }]);
    return c.json(result.saved, 201);
  });

  routes.put('/:id', jsonBody(purchaseShape), async (c) => {
    const purchase = purchases.find(Number(c.req.param('id')));
    if (!purchase) return answer(c, 404, notFound);
    if (isOutdated(c.var.body, purchase)) return c.json(recordChanged(purchase), 409);
    const result = purchases.save(c.var.body, purchase, c.var.user.name);
    if (!('saved' in result)) return c.json(refused(result), 422);
    changes.add(c.var.user.name, 'purchase', [{ before: purchase, after: result.saved }]);
    return c.json(result.saved);
  });

  return routes;
}

const refused = <Refused extends object>(result: Refused) => ({ ...failure('Há inconsistências'), ...result });

/** Blocked materials carry their reason. */
const asTable = (materials: readonly MaterialSheet[]): PurchaseMaterialTable => ({
  fields: purchaseMaterialFields,
  rows: materials.map((material) => purchaseMaterialFields.map((field) => material[field])),
});
