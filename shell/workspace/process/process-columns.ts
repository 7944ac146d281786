import type { CopyColumn } from 'dass-elements/dass-copy-dialog.js';
import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import { msg, str } from '../../locales/localize.js';
import { statusColumn } from '../status-column.js';
import { stepStatuses } from '../step-status.js';
import type { OrderStep, StepParameters } from './api.js';

/** A step as the table and the dialog show it. */
export interface StepRow extends OrderStep {
  /** Distinguishes the step from the same one on another line. */
  readonly title: string;
}

/** @param step in the current language */
export const asRow = (step: OrderStep): StepRow => ({
  ...step,
  title: msg(str`${step.sequence} · ${step.name} · Linha ${step.line}`, { id: 'dassProcessStepTitle' }),
});

/** A column of the table and of the copy dialog. */
type ParameterColumn = CopyColumn<StepRow> & DataTableColumn<StepRow> & { readonly name: keyof StepParameters };

/** The columns of the parameters, in the current language. */
export const parameterColumns = (): readonly ParameterColumn[] => [
  {
    name: 'temperature',
    label: msg('Temperatura (°C)', { id: 'dassProcessTemperature' }),
    kind: 'number',
    sortable: true,
    width: 156,
  },
  {
    name: 'pressure',
    label: msg('Pressão (bar)', { id: 'dassProcessPressure' }),
    kind: 'number',
    sortable: true,
    width: 136,
  },
  { name: 'time', label: msg('Tempo (s)', { id: 'dassProcessTime' }), kind: 'number', sortable: true, width: 120 },
  {
    name: 'speed',
    label: msg('Rotação (rpm)', { id: 'dassProcessSpeed' }),
    kind: 'number',
    sortable: true,
    width: 168,
  },
  { name: 'adhesive', label: msg('Adesivo', { id: 'dassProcessAdhesive' }), sortable: true, width: 120 },
  { name: 'tool', label: msg('Ferramenta', { id: 'dassProcessTool' }), sortable: true, width: 148 },
  { name: 'responsible', label: msg('Responsável', { id: 'dassProcessResponsible' }), sortable: true, minWidth: 200 },
  {
    name: 'isInspected',
    label: msg('Inspeção de cada par', { id: 'dassProcessInspected' }),
    kind: 'boolean',
    sortable: true,
    width: 180,
  },
];

/** The columns of the steps, in the current language. */
export const stepColumns = (): readonly DataTableColumn<StepRow>[] => [
  { name: 'title', label: msg('Etapa', { id: 'dassProcessStep' }), minWidth: 320 },
  statusColumn(stepStatuses, 136),
  ...parameterColumns(),
  { name: 'sector', label: msg('Setor', { id: 'dassProcessSector' }), sortable: true, width: 130 },
  { name: 'machine', label: msg('Máquina', { id: 'dassProcessMachine' }), sortable: true, minWidth: 190 },
];
