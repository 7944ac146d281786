import { materials } from '../../../sample-data/materials.js';
import { partSource } from '../../../sample-data/part-source.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassPickList } from './pick-list.js';

const steps = [
  { id: 'corte', label: 'Corte', order: 1 },
  { id: 'costura', label: 'Costura', order: 2 },
  { id: 'montagem', label: 'Montagem', order: 3 },
  { id: 'acabamento', label: 'Acabamento', order: 4 },
  { id: 'expedicao', label: 'Expedição', order: 5, disabled: true, disabledMessage: 'Sempre ao final' },
];
const addFirst = async (element: DassPickList, user: TestUser): Promise<void> => {
  element.focus();
  await user.press('Home');
  await user.press('Enter');
};
const filter = async (element: DassPickList, user: TestUser): Promise<void> => {
  user.find(element, 'input').focus();
  // One key: a pause between two would fire the event twice.
  await user.type('c');
  await user.press('Enter');
  // The event is fired after a pause in typing.
  await new Promise((resolve) => element.addEventListener('dass-filter', resolve, { once: true }));
};
const some = materials(400);
const byCode = {
  fieldLabel: 'name',
  fieldCode: 'code',
  fieldDetail: 'unit',
  fieldOrder: 'order',
  fieldDisabled: 'blocked',
  fieldDisabledMessage: 'blockedReason',
};

export default defineExamples<DassPickList>('dass-pick-list', {
  default: {
    summary: 'Steps of a process, two of them selected.',
    properties: {
      label: 'Etapas do processo',
      name: 'etapas',
      items: steps,
      defaultSelected: ['costura', 'expedicao'],
    },
    userActions: { 'dass-pick': addFirst, change: addFirst },
  },
  materials: {
    summary: 'Materials with code, unit and order; blocked ones show the reason.',
    properties: {
      label: 'Materiais da compra',
      hint: 'Ao menos três materiais.',
      items: some,
      selected: some.slice(4, 7),
      minCount: 3,
      height: 320,
      ...byCode,
    },
  },
  external: {
    summary: 'The application filters; selected items need not be among the items.',
    properties: {
      label: 'Materiais do cadastro',
      items: some.slice(0, 30),
      selected: [some[200], some[210]],
      externalFilter: true,
      ...byCode,
    },
    userActions: { 'dass-filter': filter },
  },
  source: {
    summary: '10,000,000 items that stay on a server.',
    properties: { label: 'Peças', dataSource: partSource, selected: ['3', '4'], height: 320 },
  },
  single: {
    summary: 'Single selection, with a question before the item is replaced.',
    properties: {
      label: 'Etapa inicial',
      items: steps,
      selected: ['corte'],
      selection: 'single',
      confirmDelete: true,
      sizes: 'L40_R60',
      buttonAlign: 'top',
    },
  },
  empty: { summary: 'No items.', properties: { label: 'Fornecedores', required: true } },
  disabled: {
    summary: 'Disabled.',
    properties: { label: 'Etapas', items: steps, selected: ['corte'], disabled: true },
  },
  readonly: {
    summary: 'Read-only: can be filtered, but not changed.',
    properties: { label: 'Etapas liberadas', items: steps, selected: ['corte', 'costura'], readOnly: true },
  },
});
