import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import fc from 'fast-check';
import { addressConfiguration, configureAddresses, isLocalhost, parseHost } from './host-group.js';

afterEach(() => configureAddresses());

test('[SH-14] a host is an optional environment, a name and the domain of the group', () => {
  const hosts: [host: string, environment: string, name: string, domain: string][] = [
    ['hml-compras.example.com', 'hml', 'compras', 'example.com'],
    ['qa-compras.example.com', 'qa', 'compras', 'example.com'],
    ['dev-compras.example.com', 'dev', 'compras', 'example.com'],
    ['compras.example.com', '', 'compras', 'example.com'],
    ['HML-Compras.Example.COM.', 'hml', 'compras', 'example.com'],
    ['devolucao.example.com', '', 'devolucao', 'example.com'],
    ['prod-compras.example.com', '', 'prod-compras', 'example.com'],
    ['hml-.example.com', '', 'hml-', 'example.com'],
    ['hml-pedidos-web.fabrica.com.br', 'hml', 'pedidos-web', 'fabrica.com.br'],
  ];
  for (const [host, environment, name, domain] of hosts) {
    assert.deepEqual(parseHost(host), { environment, name, domain }, host);
  }
});

test('[SH-15] a host without a domain or on a registry domain belongs to no group', () => {
  for (const host of [
    'example.com',
    'example.com.br',
    'intranet',
    '10.0.0.5',
    '[2001:db8::1]',
    'localhost',
    '127.0.0.1',
  ]) {
    assert.equal(parseHost(host).domain, '', host);
  }
});

test('[SH-14] any environment and name give a host that is parsed back', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  fc.assert(
    fc.property(fc.constantFrom('', 'dev', 'qa', 'hml'), label, (environment, name) => {
      const host = `${environment === '' ? '' : `${environment}-`}${name}.example.com`;
      assert.deepEqual(parseHost(host), { environment, name, domain: 'example.com' });
    }),
  );
});

test('[SH-14] names, environments and the domain are configurable; undefined is the default', () => {
  configureAddresses({ environments: ['tst'], groupDomain: 'fabrica.local', systemName: undefined });
  assert.deepEqual(parseHost('tst-compras.fabrica.local'), {
    environment: 'tst',
    name: 'compras',
    domain: 'fabrica.local',
  });
  assert.equal(parseHost('hml-compras.fabrica.local').environment, '');
  assert.equal(parseHost('compras.example.com').domain, '', 'another domain is in no group');
  assert.equal(addressConfiguration().systemName, 'sistema');
  configureAddresses({ environments: ['HML'] });
  assert.equal(parseHost('hml-compras.example.com').environment, 'hml');
  configureAddresses({ environments: undefined });
  assert.equal(parseHost('qa-compras.example.com').environment, 'qa');
});

test('[SH-14] an invalid value warns once and uses the default', () => {
  const warn = mock.method(console, 'warn', () => {});
  for (let twice = 0; twice < 2; twice++) {
    configureAddresses({
      systemName: 'a.b/c',
      environments: 'hml' as never,
      groupDomain: 'evil.com/',
      localOrigin: 'javascript:alert(1)',
      localApiPort: 99999,
    });
  }
  assert.equal(warn.mock.callCount(), 5);
  warn.mock.restore();
  const configuration = addressConfiguration();
  configureAddresses();
  assert.deepEqual(configuration, addressConfiguration());
});

test('[SH-14] a port is between 1 and 65535', () => {
  const warn = mock.method(console, 'warn', () => {});
  const ports = [1, 65_535, 0, 65_536, 80.5, -1, '80'].map((port) => {
    configureAddresses({ localApiPort: port as number });
    return addressConfiguration().localApiPort;
  });
  warn.mock.restore();
  assert.deepEqual(ports, [1, 65_535, 8087, 8087, 8087, 8087, 8087]);
});

test('[SH-11] localhost is localhost, a name below it, 127.0.0.0/8 and [::1], and nothing else', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    'app.localhost',
    'localhost.',
    '127.0.0.1',
    '127.8.9.250',
    '[::1]',
    '::1',
  ]) {
    assert.equal(isLocalhost(host), true, host);
  }
  for (const host of [
    'localhost.example.com',
    'mylocalhost',
    '127.0.0.1.example.com',
    '128.0.0.1',
    '127.0.0',
    '',
    '[::2]',
  ]) {
    assert.equal(isLocalhost(host), false, host);
  }
});
