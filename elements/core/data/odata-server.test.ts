import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import mockServer from '@sap-ux/fe-mockserver-core';
import type { DataRequest } from './data-source.js';
import { httpSource } from './http-source.js';

// A CommonJS module: its default export is a property in Node.
const { default: MockServer } = mockServer as unknown as { default: typeof mockServer };

interface Material {
  readonly ID: number;
  readonly Name: string;
  readonly Price: number;
  readonly Active: boolean;
  readonly ValidFrom: string;
}

const metadata = `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">
  <edmx:DataServices>
    <Schema Namespace="stock" xmlns="http://docs.oasis-open.org/odata/ns/edm">
      <EntityContainer Name="Container"><EntitySet Name="Materials" EntityType="stock.Material"/></EntityContainer>
      <EntityType Name="Material">
        <Key><PropertyRef Name="ID"/></Key>
        <Property Name="ID" Type="Edm.Int32" Nullable="false"/>
        <Property Name="Name" Type="Edm.String"/>
        <Property Name="Price" Type="Edm.Decimal" Scale="2"/>
        <Property Name="Active" Type="Edm.Boolean"/>
        <Property Name="ValidFrom" Type="Edm.Date"/>
      </EntityType>
    </Schema>
  </edmx:DataServices>
</edmx:Edmx>`;

const materials: readonly Material[] = Array.from({ length: 250 }, (_, at) => ({
  ID: at + 1,
  Name: `${at % 2 === 0 ? 'Nylon' : 'Couro & camurça'} ${at + 1}`,
  Price: (at + 1) / 10,
  Active: at % 5 === 0,
  ValidFrom: `2026-0${1 + (at % 9)}-01`,
}));

describe('[DS-01] httpSource with an OData server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dass-odata-'));
  let server: Server;
  let url = '';

  before(async () => {
    writeFileSync(path.join(folder, 'metadata.xml'), metadata);
    writeFileSync(path.join(folder, 'Materials.json'), JSON.stringify(materials));
    const metadataPath = path.join(folder, 'metadata.xml');
    const mock = new MockServer({
      services: [{ urlPath: '/stock', metadataPath, mockdataPath: folder, generateMockData: false, watch: false }],
    });
    await mock.isReady;
    server = createServer((request, response) => mock.getRouter()(request, response, () => response.end()));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock/Materials`;
  });

  after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const load = (more: Partial<DataRequest> = {}, sums?: readonly string[]) =>
    httpSource<Material>(url, { dialect: 'odata', ...(sums && { sums }) }).load({
      ...{ from: 0, count: 100, sorting: [], filters: [], search: '' },
      signal: AbortSignal.timeout(10_000),
      ...more,
    });
  const expected = (isIncluded: (material: Material) => boolean) => materials.filter(isIncluded);

  it('loads a block of all rows, and their number', async () => {
    const { rows, total } = await load({ from: 200, count: 100 });
    assert.deepEqual([rows, total], [materials.slice(200), 250]);
  });

  it('sorts by several columns', async () => {
    const { rows } = await load({
      sorting: [
        { column: 'Active', direction: 'descending' },
        { column: 'Price', direction: 'ascending' },
      ],
      count: 3,
    });
    assert.deepEqual(
      rows.map(({ ID }) => ID),
      [1, 6, 11],
    );
  });

  it('filters by text, range, list, flag and day', async () => {
    const both = await load({
      filters: [
        { column: 'Name', contains: 'COURO & CAM' },
        { column: 'Price', from: 5, to: 7.4 },
      ],
    });
    const inBoth = expected(({ Name, Price }) => Name.startsWith('Couro') && Price >= 5 && Price <= 7.4);
    assert.deepEqual([both.rows, both.total], [inBoth, inBoth.length]);
    const listed = await load({ filters: [{ column: 'Name', values: ['Nylon 1', 'Couro & camurça 6', 'Lã'] }] });
    assert.deepEqual(
      listed.rows.map(({ ID }) => ID),
      [1, 6],
    );
    const march = expected(({ Active, ValidFrom }) => Active && ValidFrom.startsWith('2026-03'));
    const days = { column: 'ValidFrom', from: '2026-03-01', to: '2026-03-31' };
    assert.deepEqual((await load({ filters: [{ column: 'Active', is: true }, days] })).rows, march);
  });

  it('[TB-09] sums columns over all rows that the filters include', async () => {
    const filters = [{ column: 'Active', is: true }];
    const { rows, sums } = await load({ filters, count: 1 }, ['Price']);
    const sum = expected(({ Active }) => Active).reduce((total, { Price }) => total + Price, 0);
    assert.equal(rows.length, 1);
    assert.equal(sums?.['Price']?.toFixed(2), sum.toFixed(2));
  });
});
