import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { comparePlaceholders, placeholdersOf, withoutPlaceholders } from './placeholders-model.js';

const found = (text: string): string[] => [...placeholdersOf(text).keys()];

describe('placeholders', () => {
  it('finds the notations of programs', () => {
    const texts: Record<string, string[]> = {
      'Lote {0} de {1}': ['{0}', '{1}'],
      'Olá, { name }!': ['{name}'],
      'Total {0:N2}, {count, number}': ['{0}', '{count}'],
      '{n, plural, one {# item} other {# itens}}': ['{n}'],
      'Olá, {{ user.name }} e ${endereço}': ['{{user.name}}', '${endereço}'],
      '%s com %d de %1$s, %(nome)s, %.2f e %05d': ['%s', '%d', '%1$s', '%(nome)s', '%.2f', '%05d'],
      '<b>Couro</b><br/><A HREF="x">ver</A>': ['<b>', '</b>', '<br>', '<a>', '</a>'],
    };
    for (const [text, placeholders] of Object.entries(texts)) assert.deepEqual(found(text), placeholders, text);
  });

  it('finds none in prose', () => {
    const prose = [
      '100% de algodão',
      '100%poliéster',
      'desconto de 5%, 10% e 15%',
      '50%%s',
      'a < b e c > d',
      '{ }',
      '{a b}',
    ];
    for (const text of prose) assert.deepEqual(found(text), [], text);
  });

  it('counts what is replaced by position, and tags; a named one only has to be there', () => {
    assert.deepEqual(comparePlaceholders('%s de %s', '%s'), { missing: ['%s'], extra: [] });
    assert.deepEqual(comparePlaceholders('<b>a</b>', '<b>a<b>'), { missing: ['</b>'], extra: ['<b>'] });
    assert.deepEqual(comparePlaceholders('{nome} e {nome}, %1$s %1$s', '%1$s {nome}'), { missing: [], extra: [] });
  });

  const word = fc.constantFrom(
    '{0}',
    '{nome}',
    '%s',
    '%d',
    '<b>',
    '</b>',
    '{{a}}',
    'couro',
    '100%',
    '{',
    '}',
    '<',
    '%',
  );
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

  it('the order of the words does not matter', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{0}', '%s', '<b>', '</b>', 'couro'), { maxLength: 12 }), (words) => {
        const difference = comparePlaceholders(words.join(' '), words.toReversed().join(' '));
        assert.deepEqual(difference, { missing: [], extra: [] });
      }),
    );
  });

  it('what one text misses, the other has too often', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const difference = comparePlaceholders(one, other);
        assert.deepEqual(comparePlaceholders(other, one), { missing: difference.extra, extra: difference.missing });
      }),
    );
  });

  it('a text without them has the same other words', () => {
    const prose = ['couro', 'sola', '100%', '38/40'];
    const words = fc.array(fc.constantFrom('{0}', '{nome}', '%s', '%1$d', '<b>', '</b>', '{{a}}', ...prose));
    fc.assert(
      fc.property(words, (all) => {
        const left = withoutPlaceholders(all.join(' ')).split(' ').filter(Boolean);
        assert.deepEqual(
          left,
          all.filter((word) => prose.includes(word)),
        );
      }),
    );
  });

  // Reading that is not linear would not end before the limit of the runner.
  it('a long hostile text is read to its end', () => {
    for (const part of ['{', '{a', '<a ', '%', '{{', '{ ', '<a \t', '{a,', '%(', '%0'])
      assert.doesNotThrow(() => placeholdersOf(part.repeat(100_000 / part.length)), part);
  });
});
