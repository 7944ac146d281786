import { httpSource } from 'dass-elements/data-sources.js';
import type { StructureApi, StructureLine, StructurePart } from '../../workspace/structure/api.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';
import { sendQuery } from './send-query.js';
import { structureFields, type StructureTable } from './structure-table.js';

export const httpStructures = (http: HttpOptions, address: string): StructureApi => ({
  loadStructures: async ({ signal } = {}) => expect(await request(http, address, { signal }), readLines),
  structureSource: () => httpSource<StructurePart>(`${address}/query`, { send: sendQuery(http) }),
});

type ValuesOf<Line, Names extends readonly (keyof Line)[]> = { [At in keyof Names]: Line[Names[At]] };
type LineValues = ValuesOf<StructureLine, typeof structureFields>;

function readLines(value: unknown): StructureLine[] | undefined {
  const { fields, rows } = (value ?? {}) as Partial<StructureTable>;
  const isTable = Array.isArray(fields) && Array.isArray(rows);
  if (!isTable || structureFields.some((name, at) => fields[at] !== name)) return undefined;
  return (rows as LineValues[]).map(readLine);
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
