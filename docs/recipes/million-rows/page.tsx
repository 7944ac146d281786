import { useState } from 'react';
import { httpSource, type SourceCall } from 'dass-elements/data-sources.js';
import { DassDataTable, type DassDataTableColumn } from 'dass-elements/react/dass-data-table.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';

interface Material {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly stock: number;
}

const columns: readonly DassDataTableColumn<Material>[] = [
  { name: 'code', label: 'Código', sortable: true, width: 140 },
  { name: 'name', label: 'Descrição', isTitle: true },
  { name: 'stock', label: 'Estoque', kind: 'number', sortable: true, width: 120 },
];

// Outside of the component: another source is asked again. With your server, leave `send` out.
const materials = httpSource<Material>('/api/materials/query', { send: answer });

const numbers = new Intl.NumberFormat('pt-BR');

export default function Materials() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');

  return (
    <main style={{ display: 'grid', gap: 'var(--dass-space-3)' }}>
      <DassPageHeader
        heading="Materiais"
        withSearch
        searchDelay={400}
        onFilter={({ detail }) => setSearch(detail.search)}
      />
      <DassDataTable
        label="Materiais"
        selection="multiple"
        settingsKey="materials"
        columns={columns}
        dataSource={materials}
        filter={search}
        // "Select all" also selects rows that were never loaded: an action gets the search and the exceptions.
        onSelectRows={({ detail }) => {
          if (!detail.selectedAll) setState(detail.keys.length > 0 ? `${detail.keys.length} selecionados` : '');
          else setState(`Todos selecionados, exceto ${numbers.format(detail.exceptions.length)}`);
        }}
      />
      <p role="status">{state}</p>
    </main>
  );
}

// In place of your server: answers each request with a part of a million rows. Without a connection the request fails: the
// table says so in the place of the rows, with a button that asks for them again.
interface Query {
  readonly from: number;
  readonly count: number;
  readonly sort: readonly { readonly column: string; readonly descending: boolean }[];
  readonly search: string;
}

async function answer({ body }: SourceCall) {
  if (!navigator.onLine) throw new TypeError('No connection');
  const { from, count, sort, search } = body as Query;
  const [order] = sort;
  let indexes = Array.from({ length: 1_000_000 }, (_, index) => index);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0)
    indexes = indexes.filter((index) => {
      const { code, name } = rowAt(index);
      const text = `${code} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  if (order?.column === 'stock') indexes.sort((a, b) => rowAt(a).stock - rowAt(b).stock || a - b);
  if (order?.descending) indexes.reverse();
  return Promise.resolve({ rows: indexes.slice(from, from + count).map(rowAt), total: indexes.length });
}

const KINDS = ['Lona', 'Forro', 'Malha', 'Couro', 'Fivela', 'Sola', 'Linha', 'Etiqueta'];

const rowAt = (index: number): Material => ({
  id: index + 1,
  code: `MT-${String(index + 1).padStart(7, '0')}`,
  name: `${KINDS[index % KINDS.length]} ${1 + ((index * 7919) % 9973)}`,
  stock: (index * 37) % 5000,
});
