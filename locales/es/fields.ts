import type { Translation } from '../index.js';
import type source from '../pt-BR/fields.js';

export default {
  dassBooleanYes: 'Sí',
  dassBooleanNo: 'No',
  dassBooleanActive: 'Activo',
  dassBooleanInactive: 'Inactivo',
  dassTextClear: 'Borrar',
  dassTextShowPassword: 'Mostrar contraseña',
  dassTextHidePassword: 'Ocultar contraseña',
  dassTextCount: { one: '{count} carácter', many: '{count} de caracteres', other: '{count} caracteres' },
  dassTextKeyboard: 'Abrir el teclado virtual',
  dassTextLength: '{count} de {max} caracteres',
  dassTextTooLong: {
    one: 'Sobra un carácter',
    many: 'Sobran {count} de caracteres',
    other: 'Sobran {count} caracteres',
  },
  dassTextTooShort: {
    one: 'Escriba al menos un carácter',
    many: 'Escriba al menos {count} de caracteres',
    other: 'Escriba al menos {count} caracteres',
  },
  dassTextCut: {
    one: 'El texto pegado se cortó: cabe un carácter',
    many: 'El texto pegado se cortó: caben {count} de caracteres',
    other: 'El texto pegado se cortó: caben {count} caracteres',
  },
  dassTextNoNumber: 'Escriba un número',
  dassTextTooLow: 'El mínimo es {min}',
  dassTextTooHigh: 'El máximo es {max}',
  dassTextNoEmail: 'Escriba un correo, como nombre@empresa.com',
  dassTextNoUrl: 'Escriba una dirección, como https://ejemplo.com',
  dassTextNoPattern: 'Use el formato pedido',
  dassTextNoTaxNumber: 'CPF no válido: revise los 11 dígitos',
  dassTextNoPhone: 'Teléfono incompleto o no válido',
} satisfies Translation<typeof source>;
