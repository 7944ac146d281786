import assert from 'node:assert/strict';
import test from 'node:test';
import { pseudoModule, pseudoTemplate } from './pseudo-language.mjs';

test('[LG-03] a pseudo text has accents and brackets, and is at least 40 % longer', () => {
  assert.equal(pseudoTemplate('Save changes'), '[Šávéé çhááñgééš~~]');
  for (const text of ['Save', 'OK', 'x', 'Campo obrigatório', 'psst', 'Excluir 12 linhas?']) {
    const letters = [...text].filter((one) => /\p{L}/u.test(one)).length;
    const pseudo = pseudoTemplate(text);
    assert.match(pseudo, /^\[.*\]$/);
    assert.ok(pseudo.length - 2 >= text.length + 0.4 * letters, `${text}: ${pseudo}`);
  }
});

test('[LG-03] a pseudo text keeps its values, also at its ends', () => {
  const text = { strTag: true, strings: ['', ' of ', ''], values: [1, 0] };
  const { strings, values } = pseudoTemplate(text);
  assert.deepEqual(values, [1, 0]);
  assert.equal(strings.length, 3);
  assert.match(
    strings.reduce((all, part, index) => `${all}<${values[index - 1]}>${part}`),
    /^\[<1> óf~? <0>~?\]$/,
  );
});

test('[LG-03] the pseudo module has the texts of all catalogues', async () => {
  const code = pseudoModule([
    { dassOne: 'One', dassMany: { strTag: true, strings: ['', ' rows'], values: [0] } },
    { dassHome: 'Home' },
  ]);
  const { templates } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.deepEqual(Object.keys(templates), ['dassOne', 'dassMany', 'dassHome']);
  assert.deepEqual(templates.dassMany.values, [0]);
});
