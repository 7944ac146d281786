import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import '../test/support/emulation/page-for-node.js';
import { addTexts, onLanguageChange, readyText, resolveText, setLanguage } from './index.js';
import { msg } from './localize.js';

afterEach(() => setLanguage('pt_BR'));

test('[PH-03, MS-11] while the catalogue is loading, a key resolves to an empty text', async () => {
  let notifications = 0;
  const stop = onLanguageChange(() => notifications++);
  assert.equal(resolveText('dassFieldRequired'), '');
  assert.equal(await readyText('dassFieldRequired'), 'Campo obrigatório');
  assert.ok(notifications > 0, 'rendered texts are rendered again');
  stop();
});

test('[PH-03, MS-11] a text that starts with dass is a key in every language; an unknown key resolves to itself', async () => {
  assert.equal(await readyText('dassFieldRequired'), 'Campo obrigatório');
  for (const other of ['dassNoSuchKey', 'Dass', 'dasstoString', 'dass__proto__'])
    assert.equal(resolveText(other), other);
  for (const invalid of [undefined, null, {}, []]) assert.equal(resolveText(invalid), '');
  assert.equal(resolveText(7), '7');
  await setLanguage('es');
  assert.equal(resolveText('dassFieldRequired'), 'Campo obligatorio');
  assert.equal(resolveText('dassNoSuchKey'), 'dassNoSuchKey');
});

test('[MS-11] a function returns the text at each call; one that throws returns an empty text', async (context) => {
  context.mock.method(console, 'warn', () => {});
  const text = (): string => msg('Campo obrigatório', { id: 'dassFieldRequired' });
  assert.equal(resolveText(text), 'Campo obrigatório');
  await setLanguage('en');
  assert.equal(resolveText(text), 'Field is required');
  assert.equal(
    resolveText(() => {
      throw new Error('broken');
    }),
    '',
  );
});

test('[PH-03] texts that an application adds, by language or as a function, replace the texts of the kit', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  let notifications = 0;
  context.after(onLanguageChange(() => notifications++));
  addTexts({
    dassOrderClosed: { 'pt-BR': 'Ordem fechada', es: 'Orden cerrada', en: 'Order closed' },
    dassOnlyEnglish: { en: 'English alone' },
    dassFieldRequired: () => msg('Fechar', { id: 'dassDialogClose' }),
  });
  assert.equal(notifications, 1);
  assert.equal(resolveText('dassOrderClosed'), 'Ordem fechada');
  assert.equal(resolveText('dassOnlyEnglish'), 'English alone');
  assert.equal(resolveText('dassFieldRequired'), 'Fechar');
  await setLanguage('es');
  assert.equal(resolveText('dassOrderClosed'), 'Orden cerrada');
  assert.equal(resolveText('dassFieldRequired'), 'Cerrar');
  addTexts({ dassOrderClosed: { es: 'Cerrada' } });
  assert.equal(resolveText('dassOrderClosed'), 'Cerrada');
  assert.equal(warn.mock.callCount(), 0);
  addTexts({ orderOpen: { es: 'Abierta' }, dassBad: 7 } as never);
  addTexts(null as never);
  assert.equal(resolveText('orderOpen'), 'orderOpen');
  assert.equal(resolveText('dassBad'), 'dassBad');
  assert.equal(warn.mock.callCount(), 3);
});
