import { Hono, type Context } from 'hono';
import { materialSortFields, type MaterialQuery } from '../../../workspace/materials/api.js';
import { answer, failure, invalidQuery } from '../http/answers.js';
import { isObject } from '../http/body-fields.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import type { ChangedRecord, ChangeStore } from '../stores/change-store.js';
import { descriptionShape } from '../stores/material-descriptions.js';
import { isOutdated, recordChanged } from '../stores/record-versions.js';
import { materialShape, type ValidatedMaterial } from '../stores/material-validation.js';
import type { MaterialSource } from '../stores/material-source.js';
import { materialColumns } from '../database/table-columns.js';
import { readTableQuery } from '../database/table-query.js';

const MAX_LIMIT = 500;
const MAX_CHANGES = 1_000;
const notFound = failure('dassMaterialNotFound');
const invalidChanges = failure('Requisição inválida', 'A lista de alterações tem de 1 a 1.000 alterações.');

/** Requires `requireSession()`. Invalid fields are answered with 422 and `errors` by field. */
export function materialRoutes(materials: MaterialSource, changes: ChangeStore): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const found = (c: Context<LocalEnv>) => materials.store.find(Number(c.req.param('id')));
  const note = (c: Context<LocalEnv>, ...records: ChangedRecord[]): void =>
    changes.add(c.var.user.name, 'material', records);

  routes.get('/', (c) => c.json(materials.store.page(readQuery(new URL(c.req.url).searchParams))));

  // The rows of a table, in the order of its columns, filtered and summed; see `TableQuery`.
  routes.post('/query', jsonBody({}), (c) => {
    const query = readTableQuery(c.var.body, materialColumns);
    return 'part' in query
      ? answer(c, 400, invalidQuery(query.code, query.part))
      : c.json(materials.store.query(query));
  });

  routes.get('/:id', (c) => {
    const sheet = found(c);
    return sheet ? c.json(sheet) : answer(c, 404, notFound);
  });

  routes.post('/', jsonBody(materialShape), (c) => {
    const checked = materials.store.save(c.var.body, undefined, c.var.user.name);
    if ('sheet' in checked) note(c, { after: checked.sheet });
    return saved(c, checked, 201);
  });

  // Before the route of a record, whose id it would be.
  routes.put('/fields', jsonBody({ changes: ['anything'] }), (c) => {
    const { changes: wanted } = c.var.body;
    if (!Array.isArray(wanted) || wanted.length === 0 || wanted.length > MAX_CHANGES)
      return answer(c, 400, invalidChanges);
    const ids = new Set(wanted.map((change: unknown) => (isObject(change) ? Number(change.id) : NaN)));
    const before = new Map([...ids].map((id) => [id, materials.store.find(id)]));
    const result = materials.store.saveFields(wanted, c.var.user.name);
    note(c, ...result.saved.map((after) => ({ before: before.get(after.id), after })));
    return c.json(result);
  });

  routes.put('/:id', jsonBody(materialShape), (c) => {
    const sheet = found(c);
    if (!sheet) return answer(c, 404, notFound);
    if (isOutdated(c.var.body, sheet)) return c.json(recordChanged(sheet), 409);
    const checked = materials.store.save(c.var.body, sheet, c.var.user.name);
    if ('sheet' in checked) note(c, { before: sheet, after: checked.sheet });
    return saved(c, checked, 200);
  });

  routes.put('/:id/descriptions', jsonBody({ descriptions: [descriptionShape] }), (c) => {
    const sheet = found(c);
    if (!sheet) return answer(c, 404, notFound);
    const stored = materials.store.saveDescriptions(c.var.body.descriptions, sheet, c.var.user.name);
    if (stored) note(c, { before: sheet, after: stored });
    return stored ? c.json(stored) : answer(c, 422, failure('dassMaterialDescriptionsInvalid'));
  });

  return routes;
}

function saved(c: Context<LocalEnv>, checked: ValidatedMaterial, status: 200 | 201): Response {
  if ('sheet' in checked) return c.json(checked.sheet, status);
  return c.json({ ...failure('Há inconsistências'), errors: checked.errors }, 422);
}

function readQuery(parameters: URLSearchParams): MaterialQuery {
  const text = (name: string) => parameters.get(name)?.trim() || undefined;
  const number = (name: string) => {
    const value = text(name) === undefined ? NaN : Number(text(name));
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    search: text('search'),
    families: parameters.getAll('family'),
    units: parameters.getAll('unit'),
    supplierId: number('supplierId'),
    priceFrom: number('priceFrom'),
    priceTo: number('priceTo'),
    validFrom: text('validFrom'),
    validTo: text('validTo'),
    onlyActive: text('onlyActive') === 'true',
    sortBy: materialSortFields.find((field) => field === text('sortBy')),
    sortDescending: text('sortDescending') === 'true',
    offset: Math.max(0, Math.trunc(number('offset') ?? 0)),
    limit: Math.min(MAX_LIMIT, Math.max(0, Math.trunc(number('limit') ?? 100))),
  };
}
