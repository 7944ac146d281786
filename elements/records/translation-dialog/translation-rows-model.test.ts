import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readLanguages } from './translation-languages-model.js';
import { TranslationRows, type Translation } from './translation-rows-model.js';

const languages = readLanguages([
  { codigo: 'pt_BR', idioma: 'Português', open: true },
  { codigo: 'es', open: 'S' },
  { codigo: 'en', open: 'N' },
]);
const rowsOf = (translations: readonly unknown[]): TranslationRows => {
  const rows = new TranslationRows();
  rows.reset(translations);
  return rows;
};
const shown = ({ rows }: TranslationRows): string[] => rows.map(({ language, text }) => `${language}: ${text}`);
const idOf = ({ rows }: TranslationRows, language: string): number => rows.find((row) => row.language === language)!.id;

const portuguese: Translation = { key: 7, codigo: 'pt_BR', traducao: 'Couro' };
const spanish: Translation = { key: 8, codigo: 'es', traducao: 'Cuero' };

describe('the rows of a translation dialog', () => {
  it('[TR-01] are the translations; the result has new objects with their keys and other fields', () => {
    const given = [
      Object.freeze({ ...portuguese, autor: 'Marina' }),
      Object.freeze({ codigo: 'es', traducao: 'Cuero' }),
    ];
    const rows = rowsOf(given);
    rows.setText(idOf(rows, 'es'), 'Cuero vacuno');
    const result = rows.result();
    assert.deepEqual(result, [
      { ...portuguese, autor: 'Marina' },
      { codigo: 'es', traducao: 'Cuero vacuno', key: 'new-1' },
    ]);
    assert.ok(result.every((translation, index) => translation !== given[index]));
    assert.equal(given[1]!.traducao, 'Cuero');
  });

  it('[TR-01] get a key that no other row has', () => {
    const rows = rowsOf([{ ...portuguese, key: 'new-1' }]);
    rows.add('es');
    rows.add('en');
    assert.deepEqual(
      rows.result().map(({ key }) => key),
      ['new-1', 'new-2', 'new-3'],
    );
  });

  it('[TR-04] can be added until there are as many as languages, those in a language that is not offered aside', () => {
    const rows = rowsOf([{ codigo: 'fr', traducao: 'Cuir' }, portuguese]);
    assert.ok(rows.canAdd(languages));
    rows.add();
    assert.ok(rows.canAdd(languages));
    rows.add('en');
    assert.ok(!rows.canAdd(languages));
    assert.ok(!rowsOf([]).canAdd([]));
  });

  it('[TR-05] are added for the open languages that are absent, and not again when the user removes them', () => {
    const rows = rowsOf([{ codigo: 'pt-br', traducao: 'Couro' }]);
    rows.addOpenLanguages(languages);
    assert.deepEqual(shown(rows), ['pt-br: Couro', 'es: ']);
    rows.remove(idOf(rows, 'es'));
    rows.addOpenLanguages(languages);
    assert.deepEqual(shown(rows), ['pt-br: Couro']);
    rows.addOpenLanguages(readLanguages([{ codigo: 'it', open: true }]));
    assert.deepEqual(shown(rows), ['pt-br: Couro', 'it: ']);
  });

  it('have changes when a text would be lost: not for a new row without one', () => {
    const rows = rowsOf([portuguese]);
    rows.addOpenLanguages(languages);
    rows.add('en');
    assert.ok(!rows.hasChanges);
    rows.setText(idOf(rows, 'en'), 'Leather');
    assert.ok(rows.hasChanges);
    rows.setText(idOf(rows, 'en'), ' ');
    rows.setText(idOf(rows, 'pt_BR'), 'Couro');
    assert.ok(!rows.hasChanges);
    rows.remove(idOf(rows, 'pt_BR'));
    assert.ok(rows.hasChanges);
    rows.restore();
    assert.ok(!rows.hasChanges);
  });

  it('read anything: values that are no objects are left out, and other fields are texts', () => {
    const rows = rowsOf([null, 7, 'x', {}, { codigo: 5, traducao: 38 }, { codigo: ' es ', traducao: {} }]);
    assert.deepEqual(shown(rows), [': ', '5: 38', 'es: ']);
  });

  it('keep what the user has changed when other translations are set', () => {
    const rows = rowsOf([portuguese, spanish, { codigo: 'it', traducao: 'Cuoio' }, { codigo: 'fr', traducao: 'Cuir' }]);
    rows.setText(idOf(rows, 'es'), 'Cuero vacuno');
    rows.remove(idOf(rows, 'fr'));
    rows.add('en');
    const ids = rows.rows.map(({ id }) => id);
    rows.replace([
      { codigo: 'fr', traducao: 'Cuir de vache' },
      { codigo: 'en', traducao: 'Leather' },
      { ...spanish, traducao: 'Cuero del servidor' },
      { ...portuguese, traducao: 'Couro bovino' },
    ]);
    assert.deepEqual(shown(rows), ['pt_BR: Couro bovino', 'es: Cuero vacuno', 'en: Leather']);
    assert.deepEqual(
      rows.rows.map(({ id }) => id),
      ids.filter((id) => id !== ids[2]),
      'a row stays the same, so that its field keeps the focus',
    );
    assert.deepEqual(
      rows.result().map(({ key }) => key),
      [7, 8, 'new-1'],
    );
  });

  it('keep a changed text whose translation is gone, and one in a language that somebody else has added', () => {
    const rows = rowsOf([spanish]);
    rows.setText(idOf(rows, 'es'), 'Cuero vacuno');
    const added = rows.add('en');
    rows.setText(added, 'Cowhide');
    rows.replace([{ codigo: 'en', traducao: 'Leather' }]);
    assert.deepEqual(shown(rows), ['es: Cuero vacuno', 'en: Cowhide', 'en: Leather']);
    assert.ok(rows.hasChanges);
  });

  const code = fc.constantFrom('pt_BR', 'pt-BR', 'es', 'en', 'fr', '');
  const text = fc.constantFrom('', ' ', 'Couro', 'Cuero', ' Leather\r\n');
  const translation = fc.record(
    { codigo: code, traducao: text, key: fc.nat(4) },
    { requiredKeys: ['codigo', 'traducao'] },
  );
  const list = fc.array(translation, { maxLength: 6 });
  const content = (rows: readonly { codigo: string; traducao: string }[]): unknown[] =>
    rows.map(({ codigo, traducao }) => [codigo, traducao]);

  it('are unchanged until the user changes them, whatever they are, also when the same are set again', () => {
    fc.assert(
      fc.property(list, (given) => {
        const rows = rowsOf(given);
        assert.deepEqual(content(rows.result()), content(given));
        rows.replace(structuredClone(given));
        assert.deepEqual(content(rows.result()), content(given));
        assert.ok(!rows.hasChanges);
      }),
    );
  });

  it('are as before when a removal is undone', () => {
    fc.assert(
      fc.property(list, fc.nat(), (given, at) => {
        const rows = rowsOf(given);
        const before = rows.rows;
        if (!before.length) return;
        rows.remove(before[at % before.length]!.id);
        assert.equal(rows.rows.length, before.length - 1);
        rows.restore();
        assert.deepEqual(rows.rows, before);
        assert.equal(rows.removed, undefined);
      }),
    );
  });

  it('lose no text that the user has typed, whatever is set meanwhile', () => {
    fc.assert(
      fc.property(list, fc.array(fc.tuple(fc.nat(9), list), { minLength: 1, maxLength: 5 }), (given, steps) => {
        const rows = rowsOf(given);
        const typed = new Map<number, string>();
        for (const [index, [at, next]] of steps.entries()) {
          const row = rows.rows[at];
          const id = row ? row.id : rows.add('en');
          typed.set(id, `Texto ${index}`);
          rows.setText(id, `Texto ${index}`);
          rows.replace(next);
          for (const [own, expected] of typed) assert.equal(rows.find(own)?.text, expected);
        }
      }),
    );
  });
});
