import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { statusColumn, type Status } from '../status-column.js';
import type { FindingStatus, QualityFinding } from './api.js';

/** Name and tone of the states of a finding. */
export const findingStatuses = {
  open: { name: () => msg('Aberta', { id: 'dassFindingOpen' }), tone: 'danger' },
  analysis: { name: () => msg('Em análise', { id: 'dassFindingAnalysis' }), tone: 'info' },
  returned: { name: () => msg('Lote devolvido', { id: 'dassFindingReturned' }), tone: 'neutral' },
  released: { name: () => msg('Lote liberado', { id: 'dassFindingReleased' }), tone: 'success' },
} satisfies Record<FindingStatus, Status>;

/** The columns of the findings, in the current language. */
export const findingColumns = (): readonly DataTableColumn<QualityFinding>[] => [
  { name: 'code', label: msg('Ocorrência', { id: 'dassFindingCode' }), sortable: true, width: 132 },
  { name: 'defect', label: msg('Defeito', { id: 'dassFindingDefect' }), sortable: true, minWidth: 220 },
  statusColumn(findingStatuses, 148),
  { name: 'materialName', label: msg('Material', { id: 'dassFindingMaterial' }), sortable: true, minWidth: 240 },
  { name: 'lot', label: msg('Lote', { id: 'dassFindingLot' }), sortable: true, width: 100 },
  {
    name: 'defective',
    label: msg('Com defeito', { id: 'dassFindingDefective' }),
    kind: 'number',
    sortable: true,
    width: 136,
  },
  {
    name: 'inspected',
    label: msg('Inspecionados', { id: 'dassFindingInspected' }),
    kind: 'number',
    sortable: true,
    width: 148,
  },
  { name: 'foundOn', label: msg('Data', { id: 'dassFindingDate' }), kind: 'date', sortable: true, width: 120 },
  { name: 'inspector', label: msg('Inspetor', { id: 'dassFindingInspector' }), sortable: true, minWidth: 180 },
];
