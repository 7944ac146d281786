import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { processOrder } from '../../../sample-data/process-order.js';
import { changesOf } from './parameter-changes.js';

test('[CP-01] only the steps and parameters that change are sent', () => {
  const [source, first, second] = processOrder().steps.map((step) => ({ ...step, tool: 'A', speed: 900 }));
  const changes = changesOf({
    source: source!,
    targets: [first!, second!],
    columns: ['tool', 'speed', 'unknown'],
    onlyEmpty: false,
    rows: [{ ...first! }, { ...second!, speed: null, name: 'Other' }],
    changed: [1],
  });
  assert.deepEqual(changes, [{ id: second!.id, values: { speed: null } }]);
});
