import { apiAddress } from 'dass-elements/urls.js';
import { expect } from './http-answer.js';
import { request } from './http-request.js';
import { localHttp } from './local-http.js';
import type { CallOptions } from './platform.js';
import {
  purchaseMaterialFields,
  type Purchase,
  type PurchaseMaterial,
  type PurchaseMaterialTable,
} from './purchases.js';
import { saveRecord, type SaveAnswer } from './save-record.js';

/*
 * The purchases of the local platform. For the workspace alone: no other platform has them, so they are no part of the
 * seam.
 */

const http = localHttp(30_000);
const address = (rest = ''): string => `${apiAddress()}/api/purchases${rest}`;

type ValuesOf<Names extends readonly (keyof PurchaseMaterial)[]> = { [At in keyof Names]: PurchaseMaterial[Names[At]] };

/** All materials that a purchase can have, those that are blocked too. @throws PlatformError */
export async function loadPurchaseMaterials({ signal }: CallOptions = {}): Promise<PurchaseMaterial[]> {
  return expect(await request(http, address('/materials'), { signal }), readMaterials);
}

/** The purchases of the user that are still to be delivered, the next delivery first. @throws PlatformError */
export async function loadOpenPurchases({ signal }: CallOptions = {}): Promise<Purchase[]> {
  return expect(await request(http, address(), { signal }), (value) =>
    Array.isArray(value) ? value.flatMap((one) => readPurchase(one) ?? []) : undefined,
  );
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
export function savePurchase(purchase: Omit<Purchase, 'id'>, id?: number): Promise<SaveAnswer<Purchase>> {
  return saveRecord(
    http,
    id === undefined ? address() : address(`/${id}`),
    { method: id === undefined ? 'POST' : 'PUT', body: purchase },
    readPurchase,
  );
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
