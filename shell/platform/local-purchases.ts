import { apiAddress } from '../../elements/core/addresses.js';
import { expect } from './http-answer.js';
import { request, type HttpOptions } from './http-request.js';
import { PlatformError, type CallOptions } from './platform.js';
import {
  purchaseMaterialFields,
  type Purchase,
  type PurchaseErrors,
  type PurchaseMaterial,
  type PurchaseMaterialTable,
} from './purchases.js';

/*
 * The purchases of the local platform. For the workspace alone: no other platform has them, so they are no part of the
 * seam.
 */

const http: HttpOptions = { fetch: (input, init) => globalThis.fetch(input, init), timeout: 30_000 };
const address = (rest = ''): string => `${apiAddress()}/api/purchases${rest}`;

type ValuesOf<Names extends readonly (keyof PurchaseMaterial)[]> = { [At in keyof Names]: PurchaseMaterial[Names[At]] };

/** All materials that a purchase can have, those that are blocked too. @throws PlatformError */
export async function loadPurchaseMaterials({ signal }: CallOptions = {}): Promise<PurchaseMaterial[]> {
  return expect(await request(http, address('/materials'), { signal }), readMaterials);
}

/** @throws PlatformError; with status 404 when there is none */
export async function loadPurchase(id: number, { signal }: CallOptions = {}): Promise<Purchase> {
  return expect(await request(http, address(`/${id}`), { signal }), readPurchase);
}

/**
 * Saves a purchase: a new one without id.
 * @returns what is kept now, or what the platform says is wrong with it
 * @throws PlatformError
 */
export async function savePurchase(
  purchase: Omit<Purchase, 'id'>,
  id?: number,
): Promise<{ saved: Purchase } | { errors: PurchaseErrors }> {
  try {
    const target = id === undefined ? address() : address(`/${id}`);
    const how = { method: id === undefined ? 'POST' : 'PUT', body: purchase } as const;
    return { saved: expect(await request(http, target, how), readPurchase) };
  } catch (error) {
    const errors = error instanceof PlatformError && error.status === 422 ? readErrors(error.answer) : undefined;
    if (!errors) throw error;
    return { errors };
  }
}

function readMaterials(value: unknown): PurchaseMaterial[] | undefined {
  const { fields, rows } = (value ?? {}) as Partial<PurchaseMaterialTable>;
  if (!Array.isArray(fields) || !Array.isArray(rows) || purchaseMaterialFields.some((name, at) => fields[at] !== name))
    return undefined;
  return (rows as ValuesOf<typeof purchaseMaterialFields>[]).map(
    ([id, code, name, unit, supplier, price, blockedReason]) => ({
      id,
      code,
      name,
      unit,
      supplier,
      price,
      blockedReason,
    }),
  );
}

function readPurchase(value: unknown): Purchase | undefined {
  return typeof value === 'object' && value !== null && 'lines' in value ? (value as Purchase) : undefined;
}

function readErrors(answer: unknown): PurchaseErrors | undefined {
  const { errors } = (answer ?? {}) as { errors?: PurchaseErrors };
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}
