import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentEntry } from './menu-current.js';
import { normalizeMenu } from './menu.js';

const menu = normalizeMenu([
  { label: 'Home', url: '/' },
  {
    label: 'PCP',
    url: '/pcp',
    items: [
      { label: 'Produção', url: '/pcp/producao' },
      { label: 'Abertas', url: '/pcp/producao?status=aberta' },
      { label: 'Antiga', url: '/pcp/producao-antiga/' },
      { label: 'Sem acesso', url: '/pcp/fechada', active: false },
    ],
  },
  { label: 'Fora', url: 'https://other.example.net/pcp/roadmap' },
  { label: 'Rota', url: '/app#/lotes' },
  { label: 'App', url: '/app' },
  { label: 'Produção de novo', url: '/pcp/producao' },
]);

const current = (path: string) => {
  const found = currentEntry(menu, `https://compras.example.com${path}`);
  return found && `${found.node.label} ${found.current}`;
};

test('[MD-08] the entry of the page itself is the current page', () => {
  assert.equal(current('/'), 'Home page');
  assert.equal(current('/pcp/producao'), 'Produção page');
  assert.equal(current('/pcp/producao/'), 'Produção page');
  assert.equal(current('/pcp/producao-antiga'), 'Antiga page');
  assert.equal(current('/pcp/fechada'), 'Sem acesso page');
  assert.equal(current('/pcp/producao#detail'), 'Produção page');
});

test('[MD-08] the entry that names the query of the page wins', () => {
  assert.equal(current('/pcp/producao?page=2'), 'Produção page');
  assert.equal(current('/pcp/producao?page=2&status=aberta'), 'Abertas page');
  assert.equal(current('/pcp/producao?status=fechada'), 'Produção page');
});

test('[MD-08] otherwise the entry with the nearest ancestor path is current, but not as the page', () => {
  assert.equal(current('/pcp/producao/12/3'), 'Produção true');
  assert.equal(current('/pcp/roadmap'), 'PCP true');
  assert.equal(current('/pcp/producaoX'), 'PCP true');
  assert.equal(current('/materiais'), undefined, 'the root path contains every address and matches none');
});

test('[MD-08] a page whose router keeps its path in the fragment', () => {
  assert.equal(current('/app#/lotes'), 'Rota page');
  assert.equal(current('/app#/lotes/12'), 'Rota true');
  assert.equal(current('/app#/lotesX'), 'App true');
  assert.equal(current('/app#top'), 'App page');
  assert.equal(current('/app'), 'App page');
});

test('[MD-08] without entries or without a page there is no current entry', () => {
  assert.equal(currentEntry([], 'https://a.example.com/'), undefined);
  assert.equal(currentEntry(menu), undefined);
});
