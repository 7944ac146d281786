import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templates as english } from './generated/en.js';
import { templates as spanish } from './generated/es.js';
import { templates as portuguese } from './generated/pt-BR.js';

const wanted = [
  'File(s) larger than allowed',
  'Field is required',
  'Image is required',
  'There are inconsistencies',
  'There are unsaved changes',
  'No records found',
  'No notifications found',
  'No access permission to this area',
  'To access this area you must be logged into the system',
];

test('[TX-01, LG-03] the texts that the requirements name exist in the three languages', () => {
  for (const text of wanted) {
    const key = Object.entries(english).find(([, value]) => value === text)?.[0] as keyof typeof spanish | undefined;
    assert.ok(key, text);
    assert.notEqual(portuguese[key], text);
    assert.ok(portuguese[key]?.trim(), key);
    assert.ok(String(spanish[key]).trim(), key);
  }
});
