import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { messageKeys, messageTitleKeys } from './message-keys.js';
import { closeResult, isTransient, messageTitle, needsLogin, normalizeMessage, type MessageType } from './messages.js';

const allTypes: readonly MessageType[] = ['SUCCESS', 'ERROR', 'WARNING', 'API', 'INFORMATION', 'HELP'];

/** Code, type, message id: the error catalogue. */
const codes = [
  ['WITHOUT_TOKEN', 'ERROR', 'dassMessageWithoutToken'],
  ['MISSING_BODY_FIELDS', 'ERROR', 'dassMessageMissingBodyFields'],
  ['PROFILE_WITHOUT_PERMISSIONS', 'ERROR', 'dassMessageAccessDenied'],
  ['DELETE_ERROR', 'ERROR', 'dassMessageDeleteError'],
  ['DELETE_SUCCESS', 'SUCCESS', 'dassMessageDeleteSuccess'],
  ['INSERT_SUCCESS', 'SUCCESS', 'dassMessageInsertSuccess'],
  ['UPDATE_SUCCESS', 'SUCCESS', 'dassMessageUpdateSuccess'],
  ['SUCCESS', 'SUCCESS', 'dassMessageSuccess'],
] as const;

test('[MS-01] the six types are known in any case; the default is information', () => {
  for (const type of allTypes) {
    assert.equal(normalizeMessage({ message: 'x', type }).type, type);
    assert.equal(normalizeMessage({ message: 'x', type: ` ${type.toLowerCase()} ` }).type, type);
  }
  for (const type of [undefined, null, '', 'NOTE', 'toString', 5, {}]) {
    assert.equal(normalizeMessage({ message: 'x', type }).type, 'INFORMATION', String(type));
  }
});

test('[MS-01] titles by type are error, info, alert, help, success', () => {
  const titles = ['success', 'error', 'alert', 'info', 'info', 'help'] as const;
  assert.deepEqual(
    allTypes.map((type) => messageTitle(type)),
    titles.map((title) => messageTitleKeys[title]),
  );
  for (const type of ['NOTE', 'toString']) assert.equal(messageTitle(type as MessageType), 'dassMessageTitleInfo');
});

test('[MS-02] a message has all fields for any value', () => {
  assert.deepEqual(
    normalizeMessage({
      message: ' Salvo ',
      type: 'WARNING',
      detail: ['a', 'b'],
      expanded: true,
      redirectUrl: '/materiais',
      disableNotify: true,
    }),
    {
      message: 'Salvo',
      type: 'WARNING',
      code: undefined,
      detail: ['a', 'b'],
      fieldErrors: [],
      expanded: true,
      redirectUrl: '/materiais',
      disableNotify: true,
    },
  );
  const empty = {
    type: 'INFORMATION',
    code: undefined,
    detail: [],
    fieldErrors: [],
    expanded: false,
    redirectUrl: '',
    disableNotify: false,
  };
  assert.deepEqual(normalizeMessage('Olá'), { message: 'Olá', ...empty });
  for (const nothing of [undefined, null, {}, [], Symbol('a')])
    assert.deepEqual(normalizeMessage(nothing), { message: '', ...empty });
  assert.equal(normalizeMessage({ expanded: 'true', disableNotify: 1 }).expanded, false);
});

test('[MS-02] the detail is a text, a list of texts or nothing', () => {
  const details: [detail: unknown, texts: string[]][] = [
    ['one', ['one']],
    [' ', []],
    [undefined, []],
    [null, []],
    [
      ['a', '', null, 'b', 3],
      ['a', 'b', '3'],
    ],
    [
      [{ message: ' m ' }, { msg: 'g' }, { text: 't' }, { toJSON: () => undefined }],
      ['m', 'g', 't'],
    ],
    [{ message: 'only' }, ['only']],
  ];
  for (const [detail, texts] of details) assert.deepEqual(normalizeMessage({ detail }).detail, texts);
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  assert.deepEqual(normalizeMessage({ detail: [cycle, 'a'] }).detail, ['a']);
});

test('[MS-03] API codes are errors or successes, in any of their fields', () => {
  for (const [code, type] of codes) {
    for (const value of [
      code,
      { message: code },
      { code },
      { code: ` ${code} `, type: 'API' },
      { message: code, type: 'API' },
    ]) {
      const message = normalizeMessage(value);
      assert.deepEqual([message.type, message.code], [type, code], JSON.stringify(value));
    }
    assert.equal(normalizeMessage({ code, type: 'HELP' }).type, type, 'the code overrides the type');
  }
  assert.equal(normalizeMessage({ type: 'DELETE_SUCCESS' }).code, 'DELETE_SUCCESS');
  assert.equal(normalizeMessage({ type: 'SUCCESS', message: 'Lote salvo' }).message, 'Lote salvo');
  for (const code of ['OTHER', 'toString', '', 5, null]) assert.equal(normalizeMessage({ code }).code, undefined);
});

test('[MS-04] each code has its meaning', () => {
  for (const [code, , key] of codes) assert.equal(normalizeMessage(code).message, key);
});

test('[MS-04] the replaced text becomes the detail if there was none', () => {
  assert.deepEqual(normalizeMessage({ code: 'DELETE_ERROR', message: 'Lote 7 em uso' }).detail, ['Lote 7 em uso']);
  assert.deepEqual(normalizeMessage({ code: 'DELETE_ERROR', message: 'x', detail: 'y' }).detail, ['y']);
  assert.deepEqual(normalizeMessage({ code: 'DELETE_ERROR', message: 'DELETE_ERROR' }).detail, []);
});

test('[MS-05] a success is a notice unless disableNotify; nothing else is', () => {
  for (const type of allTypes) {
    assert.equal(isTransient(normalizeMessage({ message: 'x', type })), type === 'SUCCESS');
    assert.equal(isTransient(normalizeMessage({ message: 'x', type, disableNotify: true })), false);
  }
  assert.equal(isTransient(normalizeMessage('UPDATE_SUCCESS')), true);
});

test('[MS-07] a message that starts with ORA-02292 says that the template is in use, and keeps the detail', () => {
  const text = 'ORA-02292: integrity constraint (PCP.FK_TEMPLATE) violated - child record found';
  const message = normalizeMessage({ message: text, detail: ['a', 'b'], code: 'DELETE_ERROR' });
  assert.equal(message.message, messageKeys.templateInUse);
  assert.equal(message.type, 'ERROR');
  assert.deepEqual(message.detail, ['a', 'b']);
  assert.deepEqual(normalizeMessage(text).detail, [text]);
  assert.equal(normalizeMessage('Falhou: ORA-02292').message, 'Falhou: ORA-02292');
  assert.equal(normalizeMessage('ORA-02291: x').message, 'ORA-02291: x');
});

test('[MS-08] closing reports whether to redirect and where to', () => {
  const closing = (redirectUrl?: unknown) => closeResult(normalizeMessage({ message: 'x', redirectUrl }));
  assert.deepEqual(closing('/materiais'), { redirect: true, url: '/materiais' });
  assert.deepEqual(closing('https://sistema.example.com/'), { redirect: true, url: 'https://sistema.example.com/' });
  for (const nowhere of [undefined, null, '', '  ', 'javascript:alert(1)', 5]) {
    assert.deepEqual(closing(nowhere), { redirect: false, url: '' });
  }
});

test('[MS-02] a complete message stays the same', () => {
  const words = fc.constantFrom(
    '',
    'Texto',
    'ORA-02292: integrity',
    'FK_7',
    messageKeys.templateInUse,
    ...codes.map(([code]) => code),
  );
  const input = fc.record(
    {
      message: words,
      code: words,
      type: fc.constantFrom('API', 'HELP', 'DELETE_ERROR', 'x'),
      detail: fc.oneof(words, fc.array(words)),
      redirectUrl: fc.constantFrom('/a', '//b', 'javascript:x', 'https://c'),
      expanded: fc.boolean(),
      disableNotify: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(words, input), (value) => {
      const message = normalizeMessage(value);
      assert.deepEqual(normalizeMessage(message, 'ERROR'), message);
    }),
    { numRuns: 1000 },
  );
});

test('[MS-09] only WITHOUT_TOKEN needs login', () => {
  for (const [code] of codes) assert.equal(needsLogin(normalizeMessage(code)), code === 'WITHOUT_TOKEN');
  assert.equal(needsLogin(normalizeMessage('sem WITHOUT_TOKEN')), false);
});

test('[MS-11] keys are texts that start with dass, each once', () => {
  const keys = [...Object.values(messageKeys), ...Object.values(messageTitleKeys)];
  for (const key of keys) assert.match(key, /^dassMessage[A-Z]/);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(normalizeMessage({ message: 'dassAnything' }).message, 'dassAnything');
});

test('[MS-02] any value gives a complete message and is not changed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ message: fc.anything(), type: fc.anything(), detail: fc.anything() })),
      (value) => {
        const message = normalizeMessage(value);
        assert.ok(allTypes.includes(message.type));
        assert.equal(typeof message.message, 'string');
        assert.ok(message.detail.every((text) => typeof text === 'string' && text !== ''));
      },
    ),
  );
  const given = Object.freeze({ message: 'DELETE_ERROR', detail: Object.freeze(['a']) });
  assert.doesNotThrow(() => normalizeMessage(given));
});
