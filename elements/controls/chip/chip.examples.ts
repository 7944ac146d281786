import { defineExamples } from '../../base/examples.js';
import '../icon/icon.js';
import { truck } from '../icon/icons.js';
import { registerIcons } from '../icon/registry.js';
import type { DassChip } from './chip.js';

registerIcons({ truck });

export default defineExamples<DassChip>('dass-chip', {
  default: { summary: 'A state of a material.', properties: { label: 'Ativo', tone: 'success' } },
  filter: {
    summary: 'A filter that can be taken away.',
    properties: { label: 'Categoria: Têxtil', tone: 'accent', removable: true },
    userActions: { 'dass-remove': (element, user) => user.click(user.find(element, 'button')) },
  },
  toggle: {
    summary: 'A choice that is made by pressing it.',
    properties: { label: 'Somente com cotação vigente', kind: 'toggle', selected: true },
    userActions: { 'dass-press': (element, user) => user.click(user.find(element, 'button')) },
  },
  'toggle-off': { summary: 'A choice that is not made.', properties: { label: 'Em revisão', kind: 'toggle' } },
  action: {
    summary: 'Opens the filters that do not fit.',
    properties: { label: '+4', kind: 'action', tone: 'accent' },
  },
  icon: {
    summary: 'With an icon before the label.',
    properties: { label: 'A caminho', tone: 'info' },
    children: '<dass-icon slot="start" name="truck"></dass-icon>',
  },
  warning: { summary: 'Something to look at.', properties: { label: 'Em revisão', tone: 'warning' } },
  danger: { summary: 'Something that is wrong.', properties: { label: 'Inativo', tone: 'danger' } },
  long: {
    summary: 'A label that is too long.',
    properties: {
      label: 'Fornecedor: Açaí Tecidos e Aviamentos do Vale do Rio dos Sinos Ltda.',
      tone: 'accent',
      removable: true,
    },
  },
  disabled: {
    summary: 'Cannot be taken away now.',
    properties: { label: 'Coleção Verão 2027', removable: true, disabled: true },
  },
});
