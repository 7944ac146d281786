import type { Catalogue } from '../index.js';

export default {
  dassBooleanYes: 'Sim',
  dassBooleanNo: 'Não',
  dassBooleanActive: 'Ativo',
  dassBooleanInactive: 'Inativo',
  dassTextClear: 'Limpar',
  dassTextShowPassword: 'Mostrar senha',
  dassTextHidePassword: 'Ocultar senha',
  dassTextCount: { one: '{count} caractere', many: '{count} de caracteres', other: '{count} caracteres' },
  dassTextKeyboard: 'Abrir teclado virtual',
  dassTextLength: '{count} de {max} caracteres',
  dassTextTooLong: {
    one: 'Um caractere a mais',
    many: '{count} de caracteres a mais',
    other: '{count} caracteres a mais',
  },
  dassTextTooShort: {
    one: 'Escreva ao menos um caractere',
    many: 'Escreva ao menos {count} de caracteres',
    other: 'Escreva ao menos {count} caracteres',
  },
  dassTextCut: {
    one: 'O texto colado foi cortado: cabe um caractere',
    many: 'O texto colado foi cortado: cabem {count} de caracteres',
    other: 'O texto colado foi cortado: cabem {count} caracteres',
  },
  dassTextNoNumber: 'Digite um número',
  dassTextTooLow: 'O mínimo é {min}',
  dassTextTooHigh: 'O máximo é {max}',
  dassTextNoEmail: 'Digite um e-mail, como nome@empresa.com',
  dassTextNoUrl: 'Digite um endereço, como https://exemplo.com',
  dassTextNoPattern: 'Use o formato pedido',
  dassTextNoTaxNumber: 'CPF inválido: confira os 11 dígitos',
  dassTextNoPhone: 'Telefone incompleto ou inválido',
} as const satisfies Catalogue;
