import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { stepTo, type StepOptions } from './steps-model.js';
import { TypeAhead } from './type-ahead.js';

const row = { orientation: 'horizontal' } as const;
const column = { orientation: 'vertical' } as const;
const third = (index: number): boolean => index === 2;

describe('stepTo', () => {
  it('moves with the arrows of its orientation only', () => {
    assert.equal(stepTo('ArrowRight', 1, 5, row), 2);
    assert.equal(stepTo('ArrowLeft', 1, 5, row), 0);
    assert.equal(stepTo('ArrowDown', 1, 5, row), undefined);
    assert.equal(stepTo('ArrowDown', 1, 5, column), 2);
    assert.equal(stepTo('ArrowRight', 1, 5, column), undefined);
    for (const key of ['ArrowRight', 'ArrowDown']) assert.equal(stepTo(key, 1, 5, { orientation: 'both' }), 2);
    assert.equal(stepTo('Enter', 1, 5, row), undefined);
  });

  it('mirrors left and right in right-to-left, not up and down', () => {
    assert.equal(stepTo('ArrowLeft', 1, 5, { ...row, rtl: true }), 2);
    assert.equal(stepTo('ArrowRight', 1, 5, { ...row, rtl: true }), 0);
    assert.equal(stepTo('ArrowDown', 1, 5, { orientation: 'both', rtl: true }), 2);
  });

  it('stops at the ends, or wraps', () => {
    assert.equal(stepTo('ArrowRight', 4, 5, row), 4);
    assert.equal(stepTo('ArrowRight', 4, 5, { ...row, wrap: true }), 0);
    assert.equal(stepTo('ArrowLeft', 0, 5, { ...row, wrap: true }), 4);
    assert.equal(stepTo('Home', 3, 5, row), 0);
    assert.equal(stepTo('End', 3, 5, row), 4);
  });

  it('skips items, also at the ends', () => {
    assert.equal(stepTo('ArrowRight', 1, 5, row, third), 3);
    assert.equal(stepTo('End', 0, 3, row, third), 1);
    assert.equal(stepTo('ArrowRight', 1, 3, row, third), 1);
    assert.equal(stepTo('PageDown', 0, 3, { ...column, page: 2 }, third), 1);
  });

  it('starts at the near end without a current item', () => {
    assert.equal(stepTo('ArrowDown', -1, 5, column), 0);
    assert.equal(stepTo('ArrowUp', -1, 5, column), 4);
    assert.equal(stepTo('ArrowDown', -1, 0, column), -1);
  });

  it('moves by pages within the list', () => {
    assert.equal(stepTo('PageDown', 3, 100, { ...column, page: 10 }), 13);
    assert.equal(stepTo('PageDown', 95, 100, { ...column, page: 10 }), 99);
    assert.equal(stepTo('PageUp', 3, 100, { ...column, page: 10 }), 0);
    assert.equal(stepTo('PageDown', 3, 100, column), undefined);
  });

  it('always returns an existing item that is not skipped, or stays', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.integer({ min: -1, max: 11 }),
        fc.constantFrom(...keys),
        fc.record({
          orientation: fc.constantFrom('horizontal', 'vertical', 'both'),
          rtl: fc.boolean(),
          wrap: fc.boolean(),
          page: fc.integer({ min: 0, max: 20 }),
        }),
        (skip, start, key, options) => {
          const current = Math.min(start, skip.length - 1);
          const to = stepTo(key, current, skip.length, options as StepOptions, (index) => skip[index]!);
          assert.ok(to === undefined || to === current || skip[to] === false);
          const forward = key === 'PageDown' || key === 'ArrowDown';
          if (to !== undefined && forward && !options.wrap) assert.ok(to >= current);
        },
      ),
    );
  });
});

describe('TypeAhead', () => {
  const towns = ['Água Branca', 'Belo Horizonte', 'Betim', 'São Paulo', '  ', '★ Favoritos', 'Brasília'];
  const type = (word: string, from = -1, pause = 100): number => {
    const typeAhead = new TypeAhead();
    let at = from;
    [...word].forEach((key, step) => {
      const found = typeAhead.find(key, step * pause, at, towns.length, (index) => towns[index]!);
      if (found >= 0) at = found;
    });
    return at;
  };

  it('finds a word, ignoring accents and case', () => {
    assert.equal(type('SAO p'), 3);
    assert.equal(type('agua'), 0);
    assert.equal(type('bet'), 2);
    assert.equal(type('★'), 5);
  });

  it('moves from match to match with the same letter, and wraps', () => {
    assert.equal(type('b'), 1);
    assert.equal(type('bb'), 2);
    assert.equal(type('bbb'), 6);
    assert.equal(type('bbbb'), 1);
  });

  it('starts a new word after a pause', () => {
    assert.equal(type('bs', -1, 2000), 3);
  });

  it('starts a new word and does not accept Space after the user has moved elsewhere', () => {
    const typeAhead = new TypeAhead();
    const space = { key: ' ', timeStamp: 100 } as KeyboardEvent;
    const find = (key: string, at: number, current: number): number =>
      typeAhead.find(key, at, current, towns.length, (index) => towns[index]!);
    const found = [...'belo'].reduce((at, key) => find(key, 0, at), -1);
    assert.ok(typeAhead.accepts(space, found));
    assert.ok(!typeAhead.accepts(space, found + 1));
    assert.equal(find('s', 100, found + 1), 3);
  });

  it('does not accept Space where the text goes on with another letter, or has ended', () => {
    const isSpaceIn = (word: string): boolean => {
      const typeAhead = new TypeAhead();
      const found = [...word].reduce((at, key) => typeAhead.find(key, 0, at, 7, (index) => towns[index]!), -1);
      return typeAhead.accepts({ key: ' ', timeStamp: 100 } as KeyboardEvent, found);
    };
    assert.deepEqual(['s', 'sa', 'sao', 'betim'].map(isSpaceIn), [false, false, true, false]);
  });

  it('stays without a match, and never finds items without text', () => {
    assert.equal(type('xyz', 2), 2);
    assert.equal(type(' ', 2), 2);
  });
});
