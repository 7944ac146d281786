import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fieldErrors, isSameField, readableField } from './field-errors.js';
import { messageKeys } from './message-keys.js';
import { detailLines } from './messages.js';
import { toMessage } from './server-answer.js';

/** The lines that the user reads below the text of a message. */
const lines = (answer: unknown, status?: number) => detailLines(toMessage(answer, status).message, (text) => text);

test('[MS-06] field errors are read in the formats of common servers', () => {
  const answers: [server: string, answer: unknown, expected: string[]][] = [
    [
      'Laravel',
      { message: 'Inválido', errors: { nome: ['obrigatório', 'curto'], cep: ['inválido'] } },
      ['Nome: obrigatório', 'Nome: curto', 'Cep: inválido'],
    ],
    ['without a text', { errors: { nome: 'obrigatório' } }, ['Nome: obrigatório']],
    [
      'ASP.NET',
      {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { UnitPrice: ['must be positive'], '$.itens[0].preco': ['not a number'], '': ['general'] },
        traceId: '00-84c1',
      },
      ['general', 'Unit price: must be positive', 'Itens 1 preco: not a number'],
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'itens', 0, 'preco'], msg: 'Field required', type: 'missing', input: {} }] },
      ['Itens 1 preco: Field required'],
    ],
    [
      'Spring',
      { message: 'x', errors: [{ objectName: 'm', field: 'nome', defaultMessage: 'obrigatório', codes: [] }] },
      ['Nome: obrigatório'],
    ],
    ['a list of fields', { errors: [{ field: 'data_entrega', message: 'no passado' }] }, ['Data entrega: no passado']],
    [
      'RFC 9457',
      {
        type: 'https://example.net/validation-error',
        title: 'Your request is not valid.',
        detail: 'Corrija e envie de novo.',
        instance: '/pedidos/7',
        errors: [{ detail: 'must be a positive integer', pointer: '#/age' }],
      },
      ['Corrija e envie de novo.', 'Age: must be a positive integer'],
    ],
    [
      'JSON:API',
      { errors: [{ status: '422', source: { pointer: '/data/attributes/nome' }, title: 'a', detail: 'b' }] },
      ['Nome: b'],
    ],
    [
      'Mongoose',
      { message: 'x', errors: { nome: { name: 'ValidatorError', message: 'obrigatório', path: 'nome' } } },
      ['Nome: obrigatório'],
    ],
    ['class-validator', { message: [{ property: 'nome', constraints: { isNotEmpty: 'vazio' } }] }, ['Nome: vazio']],
    [
      'NestJS',
      { statusCode: 400, message: ['nome vazio', 'cep inválido'], error: 'Bad Request' },
      ['nome vazio', 'cep inválido'],
    ],
    [
      'nested',
      { errors: { endereco: { cep: ['inválido'] }, itens: [{ preco: ['negativo'] }] } },
      ['Endereco cep: inválido', 'Itens 1 preco: negativo'],
    ],
    ['unknown', { detail: { lote: 7, linhas: [1, 2] } }, ['Lote: 7', 'Linhas: 1', 'Linhas: 2']],
  ];
  for (const [server, answer, expected] of answers) {
    assert.deepEqual(lines(answer), expected, server);
    assert.deepEqual(lines(JSON.stringify(answer)), expected, `${server}, as text`);
    assert.deepEqual(lines({ status: 422, data: answer }), expected, `${server}, in a response`);
  }
});

test('[MS-06] an answer with only field errors gets a general text', () => {
  assert.equal(toMessage({ errors: { nome: ['obrigatório'] } }).message.message, messageKeys.invalidFields);
  assert.equal(toMessage({ title: 'Inválido', errors: { nome: ['x'] } }).message.message, 'Inválido');
});

test('[MS-06] no answer is shown as JSON or throws', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 5 }), (value) => {
      for (const { field, text } of fieldErrors(value)) {
        assert.equal(typeof field, 'string');
        assert.notEqual(text.trim(), '');
      }
    }),
  );
  assert.deepEqual(lines({ errors: { a: { b: { c: ['x'] } } } }), ['A b c: x']);
});

test('a field is recognized in the spellings of server and form', () => {
  for (const name of ['unit_price', 'UnitPrice', 'unitPrice', 'unit-price']) assert.ok(isSameField(name, 'unitprice'));
  assert.ok(isSameField('itens.0.preco', 'itens[0].preco'));
  assert.ok(!isSameField('itens.0.preco', 'itens.1.preco'));
  assert.ok(!isSameField('', ''));
  assert.equal(readableField('unitPrice'), 'Unit price');
  assert.equal(readableField('CPF'), 'CPF');
});
