import { apiAddress } from '../../elements/core/addresses.js';
import { expect } from './http-answer.js';
import { request, type HttpOptions } from './http-request.js';
import type { CallOptions } from './platform.js';
import { structureFields, type StructureLine, type StructureTable } from './structures.js';

/*
 * The product structures of the local platform. For the workspace alone: no other platform has them, so they are no part
 * of the seam.
 */

const http: HttpOptions = { fetch: (input, init) => globalThis.fetch(input, init), timeout: 30_000 };
const address = (rest = ''): string => `${apiAddress()}/api/structures${rest}`;

type ValuesOf<Names extends readonly (keyof StructureLine)[]> = { [At in keyof Names]: StructureLine[Names[At]] };

/** All lines of all products, in no order. @throws PlatformError */
export async function loadStructures({ signal }: CallOptions = {}): Promise<StructureLine[]> {
  return expect(await request(http, address(), { signal }), readLines);
}

/** The products, or with a line's id what it is made of, in its order. @throws PlatformError */
export async function loadParts(id: string, { signal }: CallOptions = {}): Promise<StructureLine[]> {
  return expect(await request(http, address(`/parts?of=${encodeURIComponent(id)}`), { signal }), readLines);
}

function readLines(value: unknown): StructureLine[] | undefined {
  const { fields, rows } = (value ?? {}) as Partial<StructureTable>;
  if (!Array.isArray(fields) || !Array.isArray(rows) || structureFields.some((name, at) => fields[at] !== name))
    return undefined;
  return (rows as ValuesOf<typeof structureFields>[]).map(
    ([id, parentId, code, name, quantity, unit, status, order, updatedAt]) => ({
      id,
      parentId,
      code,
      name,
      quantity,
      unit,
      status,
      order,
      updatedAt,
    }),
  );
}
