import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassCopyDialog } from './copy-dialog.js';

const steps = {
  heading: 'Copiar parâmetros',
  fieldLabel: 'name',
  columns: [
    { name: 'temperature', label: 'Temperatura (°C)', kind: 'number' },
    { name: 'pressure', label: 'Pressão (bar)', kind: 'number' },
    { name: 'adhesive', label: 'Adesivo' },
    { name: 'inspected', label: 'Inspeção', kind: 'boolean' },
    { name: 'reviewed', label: 'Revisado em', kind: 'date' },
  ],
  rows: [
    {
      id: 10,
      name: 'Aplicar adesivo',
      temperature: 85,
      pressure: 4.5,
      adhesive: 'PU 320',
      inspected: 'S',
      reviewed: '2026-10-02',
    },
    {
      id: 20,
      name: 'Montar bico',
      temperature: 90,
      pressure: 4.5,
      adhesive: '',
      inspected: 'N',
      reviewed: '2026-08-19',
    },
    {
      id: 30,
      name: 'Prensar solado',
      temperature: 72.5,
      pressure: 6,
      adhesive: 'PU 110',
      inspected: 'S',
      reviewed: '',
    },
    {
      id: 40,
      name: 'Conformar contraforte',
      temperature: 85,
      pressure: 4.5,
      adhesive: 'PU 320',
      inspected: 'S',
      reviewed: '2026-10-02',
    },
    { id: 50, name: 'Desenformar', temperature: null, pressure: null, adhesive: '', inspected: null, reviewed: '' },
  ],
};
const chosen = { ...steps, sourceKey: '10', targetKeys: [20, 30, 40], open: true };

const confirm = (element: DassCopyDialog, user: TestUser): Promise<void> => user.click(user.find(element, '.confirm'));

export default defineExamples<DassCopyDialog>('dass-copy-dialog', {
  default: {
    summary: 'Parameters of a process step for three others, in one of which nothing changes.',
    properties: chosen,
    userActions: {
      'dass-confirm': confirm,
      'dass-before-close': (element, user) => user.click(user.find(element, '.close')),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
    },
    overlay: true,
  },
  empty: {
    summary: 'Only empty values are filled in.',
    properties: { ...chosen, targetKeys: [20, 30, 50], copiedColumns: ['temperature', 'adhesive'], onlyEmpty: true },
    overlay: true,
  },
  open: { summary: 'Without a choice.', properties: { ...steps, open: true }, overlay: true },
  failed: {
    summary: 'The application could not save.',
    properties: { ...chosen, errorText: 'Os parâmetros não foram salvos. Tente de novo.' },
    overlay: true,
  },
  confirming: {
    summary: 'The application is saving: the user waits.',
    properties: { ...chosen, confirming: true },
    overlay: true,
  },
  unusable: {
    summary: 'Without columns.',
    properties: { rows: steps.rows, fieldLabel: 'name', open: true },
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: steps },
});
