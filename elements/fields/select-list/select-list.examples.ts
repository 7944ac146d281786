import { materials } from '../../../sample-data/materials.js';
import { partSource } from '../../../sample-data/part-source.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassSelectList } from './select-list.js';

const units = [
  { id: 'm', label: 'Metro' },
  { id: 'kg', label: 'Quilograma' },
  { id: 'par', label: 'Par' },
  { id: 'un', label: 'Unidade' },
  { id: 'mil', label: 'Milheiro' },
];
const selectSecond = async (element: DassSelectList, user: TestUser): Promise<void> => {
  element.focus();
  await element.updateComplete;
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await user.press(key);
};
const some = materials(500).map(({ code, name }) => ({ code, name }));

export default defineExamples<DassSelectList>('dass-select-list', {
  default: {
    summary: 'One of a few.',
    properties: { label: 'Unidade', name: 'unidade', options: units, hint: 'A unidade do pedido.' },
    userActions: { change: selectSecond },
  },
  multiple: {
    summary: 'Several of many, with custom field names.',
    properties: {
      label: 'Materiais',
      options: some,
      fieldId: 'code',
      fieldLabel: 'name',
      multiple: true,
      value: some.slice(3, 9).map(({ code }) => code),
    },
  },
  external: {
    summary: 'The application filters.',
    properties: { label: 'Fornecedor', externalFilter: true },
    userActions: {
      'dass-filter': async (element, user) => {
        element.focus();
        await element.updateComplete;
        await user.press('ArrowDown');
      },
    },
  },
  source: {
    summary: '10,000,000 options that stay on a server.',
    properties: { label: 'Peças', dataSource: partSource, multiple: true, value: ['3', '7000000'] },
  },
  short: {
    summary: 'Nothing can be typed; first letters find.',
    properties: { label: 'Unidade', options: units, withoutFilter: true, value: 'kg' },
  },
  unknown: {
    summary: 'A value that is not among the options is kept, and the options are being loaded.',
    properties: { label: 'Unidade', options: units, value: 'pç', busy: true },
  },
  required: {
    summary: 'Without a value it is invalid.',
    properties: { label: 'Unidade', options: units, required: true },
  },
  disabled: {
    summary: 'Disabled.',
    properties: { label: 'Unidade', options: units, value: 'm', disabled: true },
  },
  readonly: { summary: 'To be read.', properties: { label: 'Unidade', options: units, value: 'par', readOnly: true } },
});
