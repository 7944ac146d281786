import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { messageKeys } from './message-keys.js';
import { toMessage } from './server-answer.js';

/** What the user reads: type, text and detail. */
function shown(answer?: unknown, statusCode?: number) {
  const { message } = toMessage(answer, statusCode);
  return [message.type, message.message, ...message.detail];
}

test('[MS-02] the state holds the message, the status and show', () => {
  const state = toMessage({ message: 'Lote inválido', type: 'WARNING' }, 422);
  assert.equal(state.show, true);
  assert.equal(state.statusCode, 422);
  assert.equal(state.message.message, 'Lote inválido');
  assert.equal(toMessage({ message: 'x', statusCode: 400 }).statusCode, 400);
  assert.equal(toMessage({ message: 'x', status: '404' }).statusCode, 404);
  for (const status of [100, 599]) assert.equal(toMessage('x', status).statusCode, status);
  for (const status of [undefined, 0, 99, 600, 200.5, Number.NaN, '20' as never, true as never])
    assert.equal(toMessage('x', status).statusCode, undefined);
});

test('[MS-05] a success is shown as a notice, all else as a dialog', () => {
  assert.equal(toMessage({ code: 'INSERT_SUCCESS' }).display, 'notice');
  assert.equal(toMessage({ code: 'INSERT_SUCCESS', disableNotify: true }).display, 'dialog');
  assert.equal(toMessage({ message: 'x', type: 'INFORMATION' }).display, 'dialog');
  assert.equal(toMessage('x').display, 'dialog');
});

test('[MS-06] status 204 is a delete success with any body', () => {
  for (const answer of [
    undefined,
    null,
    '',
    {},
    { status: 204 },
    new Response(null, { status: 204 }),
    { message: 'x', type: 'ERROR' },
  ]) {
    const state = toMessage(answer, 204);
    assert.deepEqual([state.message.type, state.message.message], ['SUCCESS', messageKeys.deleteSuccess]);
    assert.equal(state.display, 'notice');
  }
  assert.equal(toMessage({ status: 204 }).message.message, messageKeys.deleteSuccess);
  assert.equal(toMessage(new Response(null, { status: 204 })).message.message, messageKeys.deleteSuccess);
});

test('[MS-06] an answer without a type is an ERROR, with any status', () => {
  for (const status of [undefined, 200, 400, 500]) {
    assert.deepEqual(shown({ message: 'Lote inválido' }, status), ['ERROR', 'Lote inválido']);
    assert.deepEqual(shown({ message: 'Lote inválido', type: 'NOTE' }, status), ['ERROR', 'Lote inválido']);
    assert.deepEqual(shown({ message: 'Lote inválido', type: 'API' }, status), ['ERROR', 'Lote inválido']);
    assert.deepEqual(shown('Lote inválido', status), ['ERROR', 'Lote inválido']);
  }
  assert.deepEqual(shown({ message: 'Lote fechado', type: 'INFORMATION' }, 500), ['INFORMATION', 'Lote fechado']);
});

test('[MS-03] an API code decides, in the body, in a text, in JSON as text, and where the answer is wrapped', () => {
  const body = { code: 'WITHOUT_TOKEN', message: 'Token ausente' };
  const asAxios = Object.assign(new Error('Request failed with status code 401'), {
    response: { status: 401, data: body },
  });
  for (const answer of [
    body,
    JSON.stringify(body),
    { status: 401, data: body },
    asAxios,
    { error: body },
    { message: body },
  ]) {
    assert.equal(toMessage(answer).message.code, 'WITHOUT_TOKEN', String(answer));
  }
  const asHttpError = Object.assign(new Error('Request failed'), { status: 401, data: body });
  assert.equal(toMessage(asHttpError).message.code, 'WITHOUT_TOKEN');
  assert.equal(
    toMessage(Object.assign(new Error('Request failed'), { status: 500 })).message.message,
    'Request failed',
  );
  assert.equal(toMessage(asAxios).statusCode, 401);
  assert.equal(toMessage('UPDATE_SUCCESS').message.type, 'SUCCESS');
  assert.equal(toMessage(new Error('MISSING_BODY_FIELDS')).message.message, messageKeys.missingBodyFields);
});

test('[MS-07] ORA-02292 is recognized in every form of answer', () => {
  const text = 'ORA-02292: integrity constraint violated';
  for (const answer of [text, { message: text }, new Error(text), { status: 500, data: text }, { error: text }]) {
    assert.equal(toMessage(answer).message.message, messageKeys.templateInUse, String(answer));
  }
  assert.deepEqual(shown({ message: text, detail: ['kept'] }).slice(2), ['kept']);
});

test('[MS-06] reads the answers of other servers: lists, problem details, field errors, plain errors', () => {
  assert.deepEqual(shown(['a', { message: 'b' }]), ['ERROR', messageKeys.unknownError, 'a', 'b']);
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No lot 7' };
  assert.deepEqual(shown(problem), ['ERROR', 'Not Found', 'No lot 7']);
  assert.deepEqual(shown({ status: 400, error: 'Bad Request', message: ' ' }), ['ERROR', 'Bad Request']);
  assert.deepEqual(shown({ detail: [{ msg: 'required' }, { msg: 'too long' }] }), [
    'ERROR',
    messageKeys.unknownError,
    'required',
    'too long',
  ]);
  assert.deepEqual(shown({ message: 'Inválido', errors: ['a', 'b'] }), ['ERROR', 'Inválido', 'a', 'b']);
  assert.deepEqual(shown(new RangeError('Fora da faixa')), ['ERROR', 'Fora da faixa']);
  assert.deepEqual(shown({ message: 'words', response: { message: 'a field of the body' } }), ['ERROR', 'words']);
});

test('[MS-06] an answer without text is an unknown error with the status', () => {
  for (const answer of [undefined, null, '', '  ', {}, [], new Error(''), { message: '' }]) {
    assert.deepEqual(shown(answer), ['ERROR', messageKeys.unknownError]);
    assert.deepEqual(shown(answer, 502), ['ERROR', messageKeys.unknownError, 'HTTP 502']);
  }
  assert.deepEqual(shown(new Response('unread', { status: 503 })), ['ERROR', messageKeys.unknownError, 'HTTP 503']);
  assert.deepEqual(shown({ type: 'SUCCESS' }), ['SUCCESS', messageKeys.success]);
  assert.deepEqual(shown({ type: 'HELP' }, 400), ['HELP', '']);
  for (const data of [null, '', undefined]) {
    assert.deepEqual(shown({ status: 500, data }), ['ERROR', messageKeys.unknownError, 'HTTP 500']);
  }
  assert.deepEqual(shown({ data: { title: 'a record' } }), ['ERROR', messageKeys.unknownError]);
});

test('[MS-06] a network error is recognized in the words of each browser', () => {
  const failures = [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Network Error',
  ];
  for (const text of failures) {
    assert.deepEqual(shown(new TypeError(text)), ['ERROR', messageKeys.networkError, text]);
    assert.deepEqual(shown(text), ['ERROR', text], 'a server response with these words is a response');
  }
});

test('[MS-06] HTML is read as text: a page becomes the detail, a piece of one the message', () => {
  const page = `<!DOCTYPE html><html><head><title>502 Bad Gateway</title><style>h1 { color: red }</style></head>
    <body><h1>502 Bad Gateway</h1><hr><center>nginx &amp; co</center><script>alert('<b>')</script></body></html>`;
  assert.deepEqual(shown(page, 502), ['ERROR', messageKeys.unknownError, '502 Bad Gateway', 'nginx & co']);
  assert.deepEqual(shown('<p>N&atilde;o <b>foi</b> poss&iacute;vel</p>'), ['ERROR', 'Não foi possível']);
  assert.deepEqual(shown('quantidade < 5 e peso > 2'), ['ERROR', 'quantidade < 5 e peso > 2']);
  assert.deepEqual(shown({ message: '<html><body>Erro</body></html>' }), ['ERROR', messageKeys.unknownError, 'Erro']);
});

test('[MS-08] the options for closing and notifying are read', () => {
  const { message } = toMessage(
    JSON.stringify({ type: 'SUCCESS', message: 'x', redirectUrl: '/a', disableNotify: true, expanded: true }),
  );
  assert.deepEqual([message.redirectUrl, message.disableNotify, message.expanded], ['/a', true, true]);
});

test('[MS-06] no answer throws or takes long', (context) => {
  context.mock.method(console, 'warn', () => {});
  fc.assert(
    fc.property(
      fc.oneof(fc.anything({ withDate: true, withMap: true }), fc.json(), fc.string({ unit: 'binary' })),
      fc.anything(),
      (answer, status) => {
        const state = toMessage(answer, status as number);
        assert.ok(state.message.message !== '' || !['ERROR', 'SUCCESS'].includes(state.message.type));
      },
    ),
  );
  const throwing = {
    get message(): string {
      throw new Error('no');
    },
  };
  assert.deepEqual(shown(throwing, 500), ['ERROR', messageKeys.unknownError, 'HTTP 500']);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.deepEqual(shown(proxy), ['ERROR', messageKeys.unknownError]);
  const cycle: Record<string, unknown> = {};
  cycle.message = cycle;
  assert.equal(toMessage(cycle).message.type, 'ERROR');

  const started = process.cpuUsage();
  for (const piece of ['<script>', '<', '<!--', '<html ', '[', '&amp', '<p '])
    toMessage(`<html>${piece.repeat(2_000_000)}`);
  for (const piece of ['<p ', '<a', '<p>']) toMessage(piece.repeat(2_000_000));
  assert.ok(process.cpuUsage(started).user < 20_000_000);
});
