import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAYOUTS, columnsOf, rowsOf, variantsOf, type Arrangement } from './layouts-model.js';

const languages = ['pt-BR', 'es', 'en'] as const;
const textsOf = (language: (typeof languages)[number], arrangement: Arrangement = 'wide'): string[] =>
  rowsOf('full', language, arrangement)
    .flat()
    .flatMap(({ text, shifted }) => [text, shifted]);

test('[VK-05] each row has 15 columns in the full layout and 3 in the numeric one', () => {
  for (const language of languages) {
    for (const layout of LAYOUTS) {
      for (const row of rowsOf(layout, language, 'wide'))
        assert.equal(
          row.reduce((sum, { span }) => sum + span, 0),
          layout === 'full' ? 15 : 3,
          `${language} ${row.map(({ text, action }) => text || action).join(' ')}`,
        );
      assert.equal(columnsOf(layout, 'wide'), layout === 'full' ? 15 : 3);
    }
    for (const arrangement of ['letters', 'symbols'] as const)
      for (const row of rowsOf('full', language, arrangement))
        assert.equal(
          row.reduce((sum, { span }) => sum + span, 0),
          10,
          `${language} ${arrangement}`,
        );
  }
});

test('[VK-05] each language has its letters, accents and punctuation', () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  for (const language of languages) {
    const texts = textsOf(language);
    const missing = ascii.filter((character) => !texts.includes(character));
    // Typed by a dead key and Space, or by a long press on a dead key.
    assert.deepEqual(missing, language === 'es' ? ['\\', '^', '`', '~'] : [], language);
  }
  assert.ok(['ç', 'Ç', '´', '`', '~', '^', '¨'].every((one) => textsOf('pt-BR').includes(one)));
  assert.ok(['ñ', 'Ñ', '´', '¨', '¿', '¡'].every((one) => textsOf('es').includes(one)));
});

test('[VK-03] wide and narrow layouts have Shift, Caps Lock and the editing keys', () => {
  for (const language of languages) {
    const actions = (arrangement: Arrangement): unknown[] =>
      rowsOf('full', language, arrangement)
        .flat()
        .map(({ action }) => action);
    for (const action of ['shift', 'lock', 'enter', 'backspace', 'delete', 'clear', 'left', 'right'])
      assert.ok(actions('wide').includes(action as never), action);
    for (const action of ['shift', 'lock', 'enter', 'backspace', 'symbols'])
      assert.ok(actions('letters').includes(action as never), action);
    assert.ok(actions('symbols').includes('letters'));
  }
});

test('[VK-05] the numeric layout has the decimal separator of the language', () => {
  const decimal = (language: (typeof languages)[number]): string | undefined =>
    rowsOf('numeric', language, 'wide')[3]?.[0]?.text;
  assert.deepEqual(languages.map(decimal), [',', ',', '.']);
});

test('[VK-05] a long press shows accents, also for capitals', () => {
  assert.ok(variantsOf('a').includes('ã'));
  assert.ok(variantsOf('A').includes('Ã'));
  assert.deepEqual(variantsOf('n'), ['ñ']);
  assert.deepEqual(variantsOf('N'), ['Ñ']);
  assert.ok(!variantsOf('S').includes('SS'));
  assert.deepEqual([variantsOf('b'), variantsOf(' '), variantsOf('')], [[], [], []]);
});
