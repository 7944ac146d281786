import { defineExamples } from '../../base/examples.js';
import '../icon/icon.js';
import { plus } from '../icon/icons.js';
import { registerIcons } from '../icon/registry.js';
import type { DassButton } from './button.js';

registerIcons({ plus });

export default defineExamples<DassButton>('dass-button', {
  default: { summary: 'An action among others.', children: 'Cancelar' },
  main: {
    summary: 'The one main action of a screen.',
    properties: { appearance: 'solid' },
    children: 'Confirmar 3 itens',
  },
  danger: {
    summary: 'An action that destroys.',
    properties: { appearance: 'solid', tone: 'danger' },
    children: 'Remover',
  },
  accent: { summary: 'A second action with weight.', properties: { tone: 'accent' }, children: 'Adicionar' },
  plain: { summary: 'Quiet, in a bar.', properties: { appearance: 'plain' }, children: 'Limpar' },
  icon: {
    summary: 'With an icon before the label.',
    children: '<dass-icon slot="start" name="plus"></dass-icon>Novo item',
  },
  'icon-only': {
    summary: 'An icon alone, with an accessible name.',
    properties: { iconOnly: true, label: 'Adicionar' },
    children: '<dass-icon name="plus"></dass-icon>',
  },
  disabled: { summary: 'Disabled.', properties: { disabled: true }, children: 'Salvar' },
  busy: { summary: 'Its action is under way.', properties: { busy: true, appearance: 'solid' }, children: 'Salvando' },
});
