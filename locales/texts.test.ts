import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFiles } from '../scripts/files.mjs';
import type { Catalogue } from './index.js';

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

async function catalogue(language: string): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  for (const path of listFiles([`locales/${language}`], (file: string) => file.endsWith('.ts'))) {
    const { default: texts } = (await import(`../${path.replace(/\.ts$/, '.js')}`)) as { default: Catalogue };
    for (const [key, text] of Object.entries(texts)) all.set(key, text);
  }
  return all;
}

test('[TX-01, LG-03] the texts that the product names exist, in the three languages', async () => {
  const [portuguese, spanish, english] = await Promise.all(['pt-BR', 'es', 'en'].map(catalogue));
  for (const text of wanted) {
    const key = [...english!].find(([, value]) => value === text)?.[0];
    assert.ok(key, text);
    assert.notEqual(portuguese!.get(key), text);
    assert.ok(String(portuguese!.get(key)).trim() && String(spanish!.get(key)).trim(), key);
  }
});
