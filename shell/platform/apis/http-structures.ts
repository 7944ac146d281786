import type { StructureApi, StructureLine, StructurePart } from '../../workspace/structure/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';
import { partFields, structureFields, type StructureTable } from './structure-table.js';

export const httpStructures = (http: HttpOptions, address: string): StructureApi => ({
  loadStructures: async ({ signal } = {}) =>
    expect(await request(http, address, { signal }), (value) => readRows(value, structureFields, readLine)),
  loadParts: async (id, { signal } = {}) =>
    expect(await request(http, `${address}/parts?of=${encodeURIComponent(id)}`, { signal }), (value) =>
      readRows(value, partFields, readPart),
    ),
});

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
