// The element, not its wrapper: a side-effect import of the wrapper would be removed by tree shaking.
import 'dass-elements/dass-chip.js';
import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { recordLink, type RecordAddress } from '../record-link.js';
import type { QualityFinding } from './api.js';
import { defects, severities, states } from './finding-texts.js';

/** The columns of the list of findings, in the current language. */
export const findingColumns = (address: RecordAddress<QualityFinding>): readonly DataTableColumn[] => [
  {
    name: 'number',
    label: msg('Ocorrência', { id: 'dassQualityNumber' }),
    sortable: true,
    width: 150,
    cell: (row) => recordLink((row as QualityFinding).number, row as QualityFinding, address),
  },
  { name: 'date', label: msg('Data', { id: 'dassQualityDate' }), kind: 'date', sortable: true, width: 116 },
  {
    name: 'status',
    label: msg('Situação', { id: 'dassQualityStatus' }),
    sortable: true,
    width: 136,
    format: (status: QualityFinding['status']) => states[status].name(),
    cell: (row) => chip(states[(row as QualityFinding).status]),
  },
  {
    name: 'severity',
    label: msg('Gravidade', { id: 'dassQualitySeverity' }),
    sortable: true,
    width: 124,
    format: (severity: QualityFinding['severity']) => severities[severity].name(),
    cell: (row) => chip(severities[(row as QualityFinding).severity]),
  },
  {
    name: 'defect',
    label: msg('Defeito', { id: 'dassQualityDefect' }),
    sortable: true,
    minWidth: 200,
    format: (defect: QualityFinding['defect']) => defects[defect](),
  },
  { name: 'materialCode', label: msg('Código', { id: 'dassMaterialCode' }), sortable: true, width: 132 },
  { name: 'materialName', label: msg('Material', { id: 'dassQualityMaterial' }), sortable: true, minWidth: 240 },
  { name: 'lot', label: msg('Lote', { id: 'dassQualityLot' }), sortable: true, width: 110 },
  {
    name: 'found',
    label: msg('Peças', { id: 'dassQualityPieces' }),
    kind: 'number',
    sortable: true,
    width: 110,
    format: (found: number, { inspected }: QualityFinding) => `${found} / ${inspected}`,
  },
  { name: 'inspector', label: msg('Inspetor', { id: 'dassQualityInspector' }), sortable: true, minWidth: 180 },
];

function chip({
  name,
  tone,
}: {
  readonly name: () => string;
  readonly tone: HTMLElementTagNameMap['dass-chip']['tone'];
}): HTMLElement {
  const element = document.createElement('dass-chip');
  element.label = name();
  element.tone = tone;
  return element;
}
