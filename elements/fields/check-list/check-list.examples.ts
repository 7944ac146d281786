import { materials } from '../../../sample-data/materials.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassCheckList } from './check-list.js';

const processes = [
  { id: 'corte', label: 'Corte', isChecked: true },
  { id: 'costura', label: 'Costura', isChecked: true },
  { id: 'montagem', label: 'Montagem', isChecked: false },
  { id: 'acabamento', label: 'Acabamento', isChecked: false },
  { id: 'expedicao', label: 'Expedição', isChecked: false },
];
const checkFirst = async (element: DassCheckList, user: TestUser): Promise<void> => {
  element.focus();
  await user.press('Space');
};

export default defineExamples<DassCheckList>('dass-check-list', {
  default: {
    summary: 'Steps of a process, some of them checked.',
    properties: { label: 'Etapas do processo', items: processes, name: 'etapas', withoutFilter: true },
    userActions: { 'dass-check': checkFirst, change: checkFirst },
  },
  fields: {
    summary: 'With custom field names and check values, and the filter.',
    properties: {
      label: 'Materiais da ficha',
      hint: 'Os marcados vão para o pedido.',
      items: materials(200).map(({ code, name }, index) => ({ code, name, inUse: index % 7 === 0 ? 'S' : 'N' })),
      fieldId: 'code',
      fieldLabel: 'name',
      fieldCheck: 'inUse',
      checkValue: 'S',
      uncheckValue: 'N',
    },
  },
  empty: { summary: 'Nothing to check.', properties: { label: 'Fornecedores', required: true } },
  disabled: { summary: 'Disabled.', properties: { label: 'Etapas', items: processes, disabled: true } },
  readonly: {
    summary: 'To be read and filtered.',
    properties: { label: 'Etapas liberadas', items: processes, readOnly: true },
  },
});
