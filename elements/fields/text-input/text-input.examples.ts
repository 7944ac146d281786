import { defineExamples, type TestUser } from '../../base/examples.js';
import '../../controls/icon/icon.js';
import { barcode } from '../../controls/icon/icons.js';
import { registerIcons } from '../../controls/icon/registry.js';
import type { DassTextInput } from './text-input.js';

registerIcons({ barcode });

const write = async (element: DassTextInput, user: TestUser): Promise<void> => {
  element.focus();
  await user.type('Malha');
};
const writeAndEnter = async (element: DassTextInput, user: TestUser): Promise<void> => {
  await write(element, user);
  await user.press('Enter');
};

export default defineExamples<DassTextInput>('dass-text-input', {
  default: {
    summary: 'A text of one line.',
    properties: { label: 'Descrição', name: 'descricao' },
    userActions: { input: write, change: writeAndEnter, 'dass-confirm': writeAndEnter },
  },
  required: {
    summary: 'A value is needed; a hint says what it is for.',
    properties: { label: 'Razão social', required: true, hint: 'Como está no contrato.' },
  },
  price: {
    summary: 'A number with a decimal comma, between two texts.',
    properties: {
      label: 'Preço por quilo',
      type: 'number',
      startText: 'R$',
      endText: '/ kg',
      value: '1234.5',
      min: 0,
      max: 10_000,
      decimals: 2,
    },
  },
  multiline: {
    summary: 'Several lines; the field grows with them.',
    properties: {
      label: 'Observações',
      multiline: true,
      counter: true,
      maxLength: 4000,
      value: 'Tecido recebido com variação de tom entre os rolos 12 e 18.\nSeparar para o laudo antes do corte.',
    },
  },
  'tax-number': {
    summary: 'A Brazilian tax number, written with its signs.',
    properties: { label: 'CPF', mask: 'tax-number', value: '52998224725', clearable: true },
  },
  phone: { summary: 'A phone.', properties: { label: 'Telefone', mask: 'phone', value: '+5551999998888' } },
  password: {
    summary: 'A password, which can be shown.',
    properties: { label: 'Senha', type: 'password', value: 'segredo', autocomplete: 'current-password' },
  },
  search: {
    summary: 'A search; a pause in the typing confirms it too.',
    properties: {
      label: 'Pesquisar',
      labelHidden: true,
      type: 'search',
      placeholder: 'Pesquisar materiais',
      value: 'malha',
      confirmOnPause: true,
    },
  },
  scanner: {
    summary: 'For a barcode scanner, which ends with the Tab key.',
    properties: { label: 'Código do rolo', confirmOnTab: true, minLength: 3, pattern: '[A-Z0-9-]+', busy: true },
    children: '<dass-icon slot="start" name="barcode"></dass-icon>',
  },
  counted: {
    summary: 'More than fits: what is over stays and is invalid.',
    properties: { label: 'Etiqueta', counter: true, maxLength: 12, value: 'Malha de algodão penteado' },
  },
  error: {
    summary: 'An answer of the server.',
    properties: { label: 'Código', value: 'TX-001824', customValidity: 'Este código já existe.' },
  },
  readonly: { summary: 'To be read and copied.', properties: { label: 'Pedido', value: '48213', readOnly: true } },
  disabled: {
    summary: 'Disabled.',
    properties: { label: 'Fornecedor', value: 'Açaí Tecidos', disabled: true, clearable: true },
  },
});
