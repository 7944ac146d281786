import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cellValueOf, fieldValueOf, readCellText, type EditorKind, type ValueRules } from './cell-value.js';
import { isSameValue } from './cell-edits.js';
import { typedReader } from '../sorting/typed-values.js';

const rules = (editor: EditorKind, more: Partial<ValueRules> = {}): ValueRules => ({
  editor,
  options: [],
  hasValueLanguage: false,
  typed: editor === 'number' || editor === 'date' ? typedReader(editor) : undefined,
  ...more,
});

describe('[TB-04] values of cells', () => {
  it('keeps the kind of the value before', () => {
    const number = rules('number');
    assert.equal(cellValueOf('12.5', 3, number), 12.5);
    assert.equal(cellValueOf('12.50', '3.00', number), '12.50');
    assert.equal(cellValueOf('12.50', '3,00', rules('number', { hasValueLanguage: true })), 12.5);
    assert.equal(cellValueOf('', 3, number), null);
    assert.equal(cellValueOf('', '3', number), '');
    assert.equal(cellValueOf('', undefined, number), undefined);
    const date = cellValueOf('2026-03-05', new Date(2020, 1, 1), rules('date'));
    assert.equal(String(date), String(new Date(2026, 2, 5)));
    assert.equal(cellValueOf('2026-03-05', '', rules('date')), '2026-03-05');
    assert.equal(cellValueOf(true, 'N', rules('flag')), 'S');
    assert.equal(cellValueOf('1002', 1001, rules('text')), 1002);
    assert.equal(cellValueOf('0042', 1001, rules('text')), '0042');
  });

  it('gives a value back that the user has not changed', () => {
    const numbers = fc.oneof(
      fc.integer(),
      fc.integer().map((cents) => cents / 100),
      fc.constantFrom('3.00', '7', ''),
    );
    const dates = fc
      .date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
      .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()));
    for (const [editor, values] of [
      ['number', numbers],
      ['date', dates],
      ['text', fc.oneof(fc.integer(), fc.string(), fc.constantFrom(undefined, null))],
    ] as const)
      fc.assert(
        fc.property(values, (value: unknown) => {
          const own = rules(editor);
          const again = cellValueOf(fieldValueOf(value, own), value, own);
          assert.ok(isSameValue(again, value) || String(again) === String(value), `${editor} ${String(value)}`);
        }),
      );
  });
});

describe('[TB-07] texts of pasted cells', () => {
  const options = [
    { id: 'KG', label: 'Quilograma' },
    { id: 'M', label: 'Metro' },
  ];
  const read = (editor: EditorKind, text: string, language = 'pt-BR'): unknown => {
    const answer = readCellText(text, rules(editor, { options }), language);
    return 'problem' in answer ? answer.problem : answer.value;
  };

  it('reads numbers with the separators of the language', () => {
    assert.deepEqual([read('number', '1.234,50'), read('number', '1.234', 'en')], ['1234.50', '1.234']);
    assert.deepEqual([read('number', 'R$ 12,00'), read('number', 'doze')], ['12.00', 'no-number']);
  });

  it('reads dates, options by label or id, and flags', () => {
    assert.deepEqual([read('date', '05/03/2026'), read('date', '31/02/2026')], ['2026-03-05', 'no-date']);
    assert.deepEqual([read('date', '2026-03-05 14:30'), read('date', '')], ['2026-03-05T14:30', '']);
    assert.deepEqual(
      [read('select', 'quilograma'), read('select', 'm'), read('select', 'Litro')],
      ['KG', 'M', 'no-option'],
    );
    assert.deepEqual(
      ['S', 'não', 'VERDADEIRO', '0', 'x', '?'].map((text) => read('flag', text)),
      [...[true, false, true, false, true], 'no-flag'],
    );
  });
});
