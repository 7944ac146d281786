import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { redirectFor, redirectRoutes } from './redirects.js';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return redirectFor({ pathname, search, hash });
};
/** Replaces the parameters of a path by numbers. */
const example = (path: string): string => path.replace(/:\w+/g, '7');

test('[SH-07] there are 30 redirect paths, each once in its project', () => {
  const counts: Record<string, number> = {};
  for (const { project } of redirectRoutes) counts[project] = (counts[project] ?? 0) + 1;
  assert.deepEqual(counts, { pcp: 6, adm: 14, seop: 1, '': 1, mfm: 4, sp: 3, cmp: 1 });
  assert.equal(new Set(redirectRoutes.map(({ project, path }) => project + path)).size, 30);
});

test('[SH-08] each path works with and without its project, with the same target', () => {
  for (const { project, path } of redirectRoutes) {
    const prefixed = `${project && `/${project}`}${example(path)}`;
    assert.equal(at(prefixed)?.target, prefixed);
    assert.equal(at(prefixed)?.isPrefixed, true);
    if (project === 'sp' && path === '/templates') continue;
    assert.equal(at(example(path))?.target, prefixed);
  }
});

test('[SH-08] /templates belongs to pcp, /sp/templates to sp', () => {
  assert.equal(at('/templates')?.target, '/pcp/templates');
  assert.equal(at('/sp/templates')?.target, '/sp/templates');
  assert.equal(at('/sp/templates')?.route.project, 'sp');
});

test('[SH-09] parameters are numbers only', () => {
  for (const path of [
    '/producao/abc',
    '/producao/12a',
    '/producao/-1',
    '/producao/1.5',
    '/producao/1e3',
    '/producao/٣',
    '/producao/%31',
    '/producao/1/x',
    '/producao/1/2/3',
    '/templates/1',
    '/templates/1/v2',
    '/pcp/producao/abc',
  ]) {
    assert.equal(at(path), undefined, path);
  }
  assert.equal(at('/producao/00012/3')?.target, '/pcp/producao/00012/3');
});

test('[SH-10] query and fragment are preserved; the history gets the visited address', () => {
  const redirect = at('/producao/12?etapa=costura&x=%2F#linha-3');
  assert.equal(redirect?.visited, '/producao/12?etapa=costura&x=%2F#linha-3');
  assert.equal(redirect?.target, '/pcp/producao/12?etapa=costura&x=%2F#linha-3');
});

test('trailing slashes and capitals are handled as by the router', () => {
  assert.equal(at('/Materiais')?.target, '/cmp/Materiais');
  assert.equal(at('/materiais/')?.target, '/cmp/materiais/');
  assert.equal(at('/CMP/materiais')?.target, '/CMP/materiais');
});

test('other projects, deeper paths and pages of the shell are not redirected', () => {
  for (const path of [
    '/',
    '/workspace',
    '/403',
    '/login',
    '/adm/producao',
    '/pcp',
    '/catalogo/1',
    '/pcp/catalogo',
    '//producao',
  ]) {
    assert.equal(redirectFor({ pathname: path, search: '', hash: '' }), undefined, path);
  }
});
