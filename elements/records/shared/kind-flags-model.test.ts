import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindFlags } from './kind-flags-model.js';

const read = (kind: unknown): { flags: object; warnings: string[] } => {
  const warnings: string[] = [];
  const flags = kindFlags(kind, (text) => warnings.push(text));
  return { flags, warnings };
};
const defaults = { search: true, add: true, edit: true, remove: true, 'advanced-filter': false };

describe('The kind flags of a lookup', () => {
  it('[LK-02] are on by default, the advanced filter is off', () => {
    for (const kind of [undefined, null, {}, [], 'search', { add: undefined }])
      assert.deepEqual(read(kind), { flags: defaults, warnings: [] });
    assert.deepEqual(read({ add: false, 'advanced-filter': true }).flags, {
      ...defaults,
      add: false,
      'advanced-filter': true,
    });
  });

  it('[LK-02] warn about an unknown key and a value that is no boolean, and use the default', () => {
    const { flags, warnings } = read({ delete: true, add: 'no', edit: 0, remove: null, search: false });
    assert.deepEqual(flags, { ...defaults, search: false });
    assert.equal(warnings.length, 4);
    assert.match(warnings.join('\n'), /unknown key 'delete'/);
    for (const name of ['add', 'edit', 'remove']) assert.match(warnings.join('\n'), new RegExp(`for '${name}'`));
  });

  it('do not read the prototype, and never throw', (t) => {
    t.mock.method(console, 'warn', () => {});
    assert.deepEqual(read({ constructor: true, toString: true }).flags, defaults);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    assert.deepEqual(read(proxy).flags, defaults);
  });
});
