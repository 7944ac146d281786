import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { businessMenu } from '../../sample-data/menu.js';
import { redirectFor } from './redirects.js';
import { labelOfRedirect } from './redirect-label.js';

const origin = 'http://localhost:5173';
const labelAt = (address: string, menu = businessMenu()): string => {
  const redirect = redirectFor(new URL(address, origin));
  assert.ok(redirect, address);
  return labelOfRedirect(redirect, menu, origin);
};

test('[SH-10] labelOfRedirect() uses the menu label of an address, with or without its project code', () => {
  assert.equal(labelAt('/materiais'), 'Materiais');
  assert.equal(labelAt('/cmp/materiais'), 'Materiais');
  assert.equal(labelAt('/sp/templates'), 'Templates de prova');
  assert.equal(labelAt('/templates'), 'Templates de produção');
  assert.equal(labelAt('/producao/10421/3?turno=2#linha'), 'Ordem 10421, processo 3: costura');
});

test("labelOfRedirect() adds the numbers of an address below a menu entry to the entry's label", () => {
  assert.equal(labelAt('/producao/77/2'), 'Ordens de produção 77/2');
  assert.equal(labelAt('/pcp/producao/77/2/'), 'Ordens de produção 77/2');
});

test('labelOfRedirect() returns the address when the menu has no entry for it', () => {
  assert.equal(labelAt('/pcp/producao/77?x=1', []), '/pcp/producao/77?x=1');
});
