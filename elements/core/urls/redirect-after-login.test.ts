import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RedirectAfterLogin } from './redirect-after-login.js';
import { SafeStorage } from '../preferences/storage.js';
import { brokenStorages, MemoryStorage } from '../../../test/support/emulation/memory-storage.js';

const page = 'https://hml-compras.example.com/pcp/producao/12?x=1#a';
const origin = 'https://hml-compras.example.com';

function on(href: string | undefined) {
  const memory = new MemoryStorage();
  return { memory, redirect: new RedirectAfterLogin(new SafeStorage(() => memory), () => href) };
}

test('[SH-02] the current address is stored in local storage under redirectAfterLogin', () => {
  const { memory, redirect } = on(page);
  assert.equal(redirect.store(), page);
  assert.deepEqual([...memory.texts], [['redirectAfterLogin', page]]);
  assert.equal(redirect.read(), page);
  assert.equal(redirect.store('/materiais'), `${origin}/materiais`);
});

test('[SH-03] on the access-denied page the origin is stored instead', () => {
  for (const path of ['/403', '/403/', '/403?from=/a']) assert.equal(on(`${origin}${path}`).redirect.store(), origin);
  assert.equal(on(page).redirect.store('/403'), origin);
  assert.equal(on(`${origin}/4031`).redirect.store(), `${origin}/4031`);
});

test('[SH-04] on the login page itself the origin is stored, so that login does not lead to login', () => {
  assert.equal(on(`${origin}/login`).redirect.store(), origin);
  assert.equal(on(page).redirect.store(`${origin}/login/`), origin);
});

test('[SH-15] a foreign address is neither stored nor returned', () => {
  const { memory, redirect } = on(page);
  for (const url of ['https://evil.net/', 'javascript:alert(1)', '//evil.net', 'http://']) {
    assert.equal(redirect.store(url), origin, url);
    memory.texts.set('redirectAfterLogin', url);
    assert.equal(redirect.read(), undefined, url);
  }
  memory.texts.set('redirectAfterLogin', '');
  assert.equal(redirect.read(), undefined);
  memory.texts.set('redirectAfterLogin', 'https://sistema.example.com/home');
  assert.equal(redirect.read(), 'https://sistema.example.com/home');
  memory.texts.set('redirectAfterLogin', ' /materiais\n');
  assert.equal(redirect.read(), `${origin}/materiais`);
});

test('[SH-15] take() returns a target once', () => {
  const { memory, redirect } = on(page);
  redirect.store();
  assert.equal(redirect.take(), page);
  assert.equal(redirect.take(), undefined);
  memory.texts.set('redirectAfterLogin', 'https://evil.net/');
  assert.equal(redirect.take(), undefined);
  assert.equal(memory.texts.size, 0, 'an invalid address is removed too');
});

test('[SH-13] remove() deletes the target, for sign-out', () => {
  const { memory, redirect } = on(page);
  redirect.store();
  redirect.remove();
  assert.equal(memory.texts.size, 0);
});

test('[ST-01] without a page or storage nothing is stored and nothing throws', () => {
  assert.equal(on(undefined).redirect.store(), undefined);
  assert.equal(on(undefined).redirect.read(), undefined);
  for (const { storage } of brokenStorages) {
    const redirect = new RedirectAfterLogin(storage, () => page);
    assert.equal(redirect.store(), undefined);
    assert.equal(redirect.take(), undefined);
    assert.doesNotThrow(() => redirect.remove());
  }
});

test('[SH-15] a user and a password in an address are neither stored nor returned', () => {
  const { memory, redirect } = on(page);
  memory.texts.set('redirectAfterLogin', 'https://user:pw@sistema.example.com/home');
  assert.equal(redirect.read(), 'https://sistema.example.com/home');
  assert.equal(redirect.store('https://user:pw@sistema.example.com/home'), 'https://sistema.example.com/home');
  assert.equal(on('https://user:pw@hml-compras.example.com/a').redirect.store('/b'), `${origin}/b`);
});
