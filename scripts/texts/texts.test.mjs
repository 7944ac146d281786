import assert from 'node:assert/strict';
import test from 'node:test';
import { pluralProblems } from './plural-forms.mjs';
import { translationProblems } from './translations.mjs';
import { unwrappedTexts } from './unwrapped-texts.mjs';

const words = (path, code) => unwrappedTexts(path, code).map(({ text }) => text);

test('[LG-03] visible words in a template outside of msg() are found', () => {
  assert.deepEqual(words('a.ts', 'html`<p>Fechar</p>`'), ['Fechar']);
  assert.deepEqual(words('a.ts', 'html`<p>${name} de ${count}</p>`').length, 1);
  assert.deepEqual(words('a.ts', 'html`<button aria-label="Fechar"></button>`'), ['Fechar']);
  assert.deepEqual(words('a.ts', 'html`<dass-text-input label="dassName"></dass-text-input>`'), ['dassName']);
  assert.deepEqual(
    words('a.ts', "html`<p title=${msg('Fechar', { id: 'dassClose' })}>${text}</p><kbd>Ctrl</kbd>`"),
    [],
  );
  assert.deepEqual(words('a.ts', 'html`<p class="cut wide" part="text">· × ${count}</p><!-- Fechar -->`'), []);
  assert.deepEqual(words('a.tsx', 'const a = <p title="Fechar">Abrir</p>;'), ['Fechar', 'Abrir']);
  assert.deepEqual(
    words('a.tsx', "const a = <p title={msg('Fechar', { id: 'dassClose' })} className='cut'>{text}</p>;"),
    [],
  );
});

test('[LG-03] a plural with a missing form or a wrong id is found', () => {
  const form = (name, id) => `${name}: msg('x', { id: '${id}' })`;
  const problems = (...forms) =>
    pluralProblems('a.ts', `const text = plural(count, { ${forms.join(', ')} });`).map(({ problem }) => problem);
  const [one, many, other] = [form('one', 'dassRowsOne'), form('many', 'dassRowsMany'), form('other', 'dassRowsOther')];
  assert.deepEqual(problems(one, many, other), []);
  assert.match(problems(one, other)[0], /no form 'many'/);
  assert.match(problems(one, form('many', 'dassLinesMany'), other)[0], /ids/);
  assert.match(pluralProblems('a.ts', 'plural(count, forms)')[0].problem, /stand in its call/);
});

test('[LG-03] a missing translation, an empty one and an invalid id are found', () => {
  const messages = [{ name: 'dassClose' }, { name: 'dassOpen' }];
  const translations = new Map([
    [
      'es',
      [
        { name: 'dassClose', contents: ['Cerrar'] },
        { name: 'dassOpen', contents: [' '] },
      ],
    ],
  ]);
  assert.deepEqual(translationProblems(messages, translations, ['es']), ['dassOpen is missing in es']);
  assert.deepEqual(translationProblems(messages, translations, ['en']), [
    'dassClose is missing in en',
    'dassOpen is missing in en',
  ]);
  assert.match(translationProblems([{ name: 's1234' }], new Map(), [])[0], /no id/);
});
