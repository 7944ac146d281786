import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
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

/** A path in any spelling that a router or a server takes for it: cases, encoded letters, slashes, query and hash. */
const spellingsOf = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('plain', 'upper', 'encoded', 'encoded upper'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.constantFrom('', '/.', '/x/..', '/%2e'),
      fc.constantFrom('', '/', '//', '/.', '%2F'),
      fc.constantFrom('', '?next=/a', '?', '#a', '?a=1#b'),
    )
    .map(([ways, before, slash, rest]) => {
      const letters = [...path.slice(1)].map((letter, at) => {
        const way = ways[at] ?? 'plain';
        const spelled = way.includes('upper') ? letter.toUpperCase() : letter;
        return way.includes('encoded') ? `%${spelled.charCodeAt(0).toString(16)}` : spelled;
      });
      return `${before}/${letters.join('')}${slash}${rest}`;
    });

const hosts = fc.constantFrom('', origin, 'https://sistema.example.com');

test('[SH-04] [SH-15] the login page is neither stored nor returned, however its address is spelled', () => {
  const spelled = fc.constantFrom('/login', '/login.html', '/403').chain(spellingsOf);
  fc.assert(
    fc.property(hosts, spelled, (host, path) => {
      const { memory, redirect } = on(page);
      assert.equal(redirect.store(`${host}${path}`), origin);
      assert.equal(redirect.read(), `${origin}/`);
      // As another version, or a script of another page, may have stored it.
      memory.texts.set('redirectAfterLogin', `${host}${path}`);
      assert.equal(redirect.read(), undefined);
      assert.equal(redirect.take(), undefined);
    }),
  );
});

test('[SH-02] a page whose name only resembles the login page is stored and returned', () => {
  for (const path of [
    '/logins',
    '/login/a',
    '/pcp/login',
    '/login%20x',
    '/a?x=/login',
    '/#/login',
    '/%E0%A4%A',
    '/%256Cogin',
  ]) {
    const { redirect } = on(page);
    assert.equal(redirect.store(path), `${origin}${path}`);
    assert.equal(redirect.read(), `${origin}${path}`);
  }
});

test('[SH-02] any page of the origin is returned as it was stored', () => {
  const paths = fc.webPath().filter((path) => !/^\/*(login|403)/i.test(path) && !path.startsWith('//'));
  fc.assert(
    fc.property(paths, (path) => {
      const { redirect } = on(page);
      const stored = redirect.store(`${origin}${path}`);
      assert.equal(redirect.read(), new URL(stored ?? '').href);
      assert.equal(redirect.read(), new URL(`${origin}${path}`).href);
    }),
  );
});
