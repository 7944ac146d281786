import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkTranslations, findWarnings, translationProgress } from './translation-checks-model.js';
import { findLanguage, readLanguages } from './translation-languages-model.js';
import { TranslationRows, type TranslationRow } from './translation-rows-model.js';

type Pair = readonly [codigo: string, traducao: string];
const rowsOf = (...pairs: readonly Pair[]): readonly TranslationRow[] => {
  const rows = new TranslationRows();
  rows.reset(pairs.map(([codigo, traducao]) => ({ codigo, traducao })));
  return rows.rows;
};
const languagesOf = (rows: readonly TranslationRow[]): string[] => rows.map(({ language }) => language);

describe('the checks of translations', () => {
  it('[TR-02] find rows without a language and without a text', () => {
    const checks = checkTranslations(rowsOf(['pt_BR', 'Couro'], ['', 'Cuero'], ['en', ' \n ']), 4000);
    assert.deepEqual(
      [checks.withoutLanguage.length, languagesOf(checks.withoutText), checks.repeated, checks.tooLong],
      [1, ['en'], [], []],
    );
  });

  it('find a language that is there twice, in any spelling, and a text that is too long, as a reader counts it', () => {
    const checks = checkTranslations(rowsOf(['pt_BR', 'a'], ['pt-br', 'b'], ['', 'c'], ['', 'd'], ['es', '👩‍🏭👩‍🏭👩‍🏭']), 2);
    assert.deepEqual([languagesOf(checks.repeated), languagesOf(checks.tooLong)], [['pt-br'], ['es']]);
    assert.deepEqual(checkTranslations(rowsOf(['es', '👩‍🏭👩‍🏭 ']), 2).tooLong, []);
  });

  it('a text of 4,000 characters is valid, one of 4,001 is not', () => {
    const [valid, invalid] = rowsOf(['pt_BR', 'ç'.repeat(4000)], ['es', 'ñ'.repeat(4001)]);
    assert.deepEqual(checkTranslations([valid!, invalid!], 4000).tooLong, [invalid]);
  });
});

describe('the warnings of translations', () => {
  const same = (...pairs: readonly Pair[]): unknown[] =>
    findWarnings(rowsOf(...pairs), undefined).map((warning) => [
      warning.row.language,
      warning.kind === 'same' && languagesOf(warning.others),
    ]);

  it('name the languages with the same text, case and spacing aside', () => {
    assert.deepEqual(same(['pt_BR', 'Couro  bovino'], ['es', 'COURO\nbovino '], ['en', 'Leather']), [
      ['pt_BR', ['es']],
      ['es', ['pt_BR']],
    ]);
  });

  it('do not name regions of one language, empty texts, and texts without a word', () => {
    assert.deepEqual(same(['pt_BR', 'Couro'], ['pt_PT', 'Couro']), []);
    assert.deepEqual(same(['pt_BR', ' '], ['es', ''], ['', 'Couro'], ['en', 'Couro']), []);
    assert.deepEqual(same(['pt_BR', '38/40 {0}'], ['es', '38/40 {0}']), []);
  });

  it('compare the placeholders of each text with those of the reference', () => {
    const rows = rowsOf(
      ['pt_BR', 'Lote {lote} <b>%s</b>'],
      ['es', 'Lote <b>%s</b> {0}'],
      ['en', ' '],
      ['', '{lote} <b>%s</b>'],
    );
    assert.deepEqual(findWarnings(rows, rows[0]), [
      { kind: 'placeholders', row: rows[1], missing: ['{lote}'], extra: ['{0}'] },
    ]);
    assert.deepEqual(findWarnings(rows, rows[2]), [], 'there is nothing to compare with');
  });

  it('a reference has no warning about itself, and equal texts none about their placeholders', () => {
    const text = fc.array(fc.constantFrom('{0}', '%s', '<b>', 'couro', '{nome}', '100%'), { maxLength: 8 });
    fc.assert(
      fc.property(text, (words) => {
        const rows = rowsOf(['pt_BR', words.join(' ')], ['es', words.join(' ')]);
        assert.ok(findWarnings(rows, rows[0]).every(({ kind }) => kind === 'same'));
      }),
    );
  });
});

describe('the progress of translations', () => {
  const languages = readLanguages([{ codigo: 'pt_BR' }, { codigo: 'es' }, { codigo: 'en' }]);

  it('counts each language once: the offered ones and those of the rows', () => {
    assert.deepEqual(translationProgress(rowsOf(['pt-br', 'Couro'], ['es', ' ']), languages), { done: 1, total: 3 });
    assert.deepEqual(
      translationProgress(rowsOf(['es', 'Cuero'], ['ES', 'Cuero'], ['fr', 'Cuir'], ['', 'x']), languages),
      {
        done: 2,
        total: 4,
      },
    );
    assert.deepEqual(translationProgress([], []), { done: 0, total: 0 });
  });
});

describe('the languages of translations', () => {
  it('[TR-01] have code, name, image and whether a row is added; those without a code are left out', (t) => {
    const warn = t.mock.method(console, 'warn', () => {});
    const languages = readLanguages([
      { codigo: 'pt_BR', idioma: 'Português', icone: '/br.png', open: 1 },
      { idioma: 'Sem código' },
      null,
      { codigo: 'es', open: 'N' },
      { codigo: 'PT-br', idioma: 'De novo' },
    ]);
    assert.deepEqual(languages, [
      { code: 'pt_BR', name: 'Português', image: '/br.png', isOpen: true },
      { code: 'es', name: '', image: '', isOpen: false },
    ]);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /Several languages have the code 'PT-br'/);
    assert.equal(findLanguage(languages, 'pt-BR'), languages[0]);
    assert.equal(findLanguage(languages, 'fr'), undefined);
  });
});
