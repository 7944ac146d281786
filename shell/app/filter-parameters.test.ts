import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { anyOf, day, decimal, flag, oneOf, readFilters, recordIdOf, text } from './filter-parameters.js';

const parameters = {
  search: text,
  family: anyOf(['leather', 'soles']),
  priceFrom: decimal,
  priceTo: decimal,
  validFrom: day,
  validTo: day,
  onlyActive: flag,
  parts: oneOf(['lazy']),
};
const ranges = [
  ['priceFrom', 'priceTo'],
  ['validFrom', 'validTo'],
] as const;
const read = (address: string) => readFilters(new URLSearchParams(address), parameters, ranges);

describe('filters in an address', () => {
  test('values are read with their types', () => {
    assert.deepEqual(
      read('search=+a+b+&family=leather&family=soles&priceFrom=10.5&validTo=2027-02-28&onlyActive=true'),
      {
        values: {
          search: 'a b',
          family: ['leather', 'soles'],
          priceFrom: 10.5,
          validTo: '2027-02-28',
          onlyActive: true,
        },
        invalid: [],
        reversed: [],
      },
    );
  });

  test('a text that is no value does not filter, and is named', () => {
    for (const [name, texts] of Object.entries({
      priceFrom: ['abc', '10,5', '1e3', '0x10', 'Infinity', 'NaN', '--1'],
      validFrom: ['2027-02-30', '28/02/2027', '2027-2-1', 'hoje'],
      onlyActive: ['1', 'TRUE', 'sim'],
      parts: ['LAZY', 'all'],
      family: ['couro'],
    }))
      for (const written of texts)
        assert.deepEqual(
          read(new URLSearchParams({ [name]: written }).toString()),
          { values: {}, invalid: [{ name, text: written }], reversed: [] },
          `${name}=${written}`,
        );
  });

  test('valid texts of a list filter beside invalid ones; a repeated single value filters once', () => {
    assert.deepEqual(read('family=leather&family=couro&family=leather&priceTo=5&priceTo=7'), {
      values: { family: ['leather'], priceTo: 5 },
      invalid: [
        { name: 'family', text: 'couro' },
        { name: 'priceTo', text: '7' },
      ],
      reversed: [],
    });
  });

  test('empty and unknown parameters are ignored', () => {
    assert.deepEqual(read('search=++&priceFrom=&utm=x&family='), { values: {}, invalid: [], reversed: [] });
  });

  test('a range whose start is after its end does not filter, and is named', () => {
    const { values, reversed } = read('priceFrom=50&priceTo=10&validFrom=2027-01-02&validTo=2027-01-02');
    assert.deepEqual(values, { validFrom: '2027-01-02', validTo: '2027-01-02' });
    assert.deepEqual(reversed, [{ names: ['priceFrom', 'priceTo'], from: 50, to: 10 }]);
  });

  test('each text of a known parameter filters or is named', () => {
    const entry = fc.tuple(
      fc.constantFrom(...Object.keys(parameters)),
      fc.constantFrom('5', '10', 'lazy', 'true', 'x', 'soles', '2027-01-01'),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { values, invalid, reversed } = read(new URLSearchParams(entries).toString());
        for (const [name, written] of entries) {
          const filters = [(values as Record<string, unknown>)[name]].flat().map(String).includes(written);
          const isNamed =
            invalid.some((one) => one.name === name && one.text === written) ||
            reversed.some((one) => (one.names as readonly string[]).includes(name));
          assert.ok(filters || isNamed, `${name}=${written}`);
        }
      }),
    );
  });

  test('the id of a record is a whole number from 1', () => {
    const idOf = (address: string) => recordIdOf(new URLSearchParams(address));
    assert.equal(idOf(''), undefined);
    assert.equal(idOf('id=12'), 12);
    for (const written of ['', 'abc', '1e1', '0x10', '-3', '1.5', '0', ' 7'])
      assert.equal(idOf(`id=${encodeURIComponent(written)}`), NaN, written);
  });
});
