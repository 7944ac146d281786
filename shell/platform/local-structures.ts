import { apiAddress } from 'dass-elements/urls.js';
import { expect } from './http-answer.js';
import { request } from './http-request.js';
import { localHttp } from './local-http.js';
import type { CallOptions } from './platform.js';
import {
  partFields,
  structureFields,
  type StructureLine,
  type StructurePart,
  type StructureTable,
} from './structures.js';

/*
 * The product structures of the local platform. For the workspace alone: no other platform has them, so they are no part
 * of the seam.
 */

const http = localHttp(30_000);
const address = (rest = ''): string => `${apiAddress()}/api/structures${rest}`;

/** All lines of all products, in no order. @throws PlatformError */
export async function loadStructures({ signal }: CallOptions = {}): Promise<StructureLine[]> {
  return expect(await request(http, address(), { signal }), (value) => readRows(value, structureFields, readLine));
}

/** The products, or with a line's id what it is made of, in its order. @throws PlatformError */
export async function loadParts(id: string, { signal }: CallOptions = {}): Promise<StructurePart[]> {
  const answer = await request(http, address(`/parts?of=${encodeURIComponent(id)}`), { signal });
  return expect(answer, (value) => readRows(value, partFields, readPart));
}

type ValuesOf<Line, Names extends readonly (keyof Line)[]> = { [At in keyof Names]: Line[Names[At]] };
type LineValues = ValuesOf<StructureLine, typeof structureFields>;
type PartValues = ValuesOf<StructurePart, typeof partFields>;

function readRows<Values, Line>(
  value: unknown,
  names: readonly string[],
  read: (values: Values) => Line,
): Line[] | undefined {
  const { fields, rows } = (value ?? {}) as Partial<StructureTable>;
  if (!Array.isArray(fields) || !Array.isArray(rows) || names.some((name, at) => fields[at] !== name)) return undefined;
  return (rows as Values[]).map(read);
}

const readLine = ([id, parentId, code, name, quantity, unit, status, order, updatedAt]: LineValues): StructureLine => ({
  id,
  parentId,
  code,
  name,
  quantity,
  unit,
  status,
  order,
  updatedAt,
});

function readPart([...values]: PartValues): StructurePart {
  const hasChildren = values.pop() as boolean;
  return { ...readLine(values as unknown as LineValues), hasChildren };
}
