import { createContext, createElement, useContext, useState, version } from 'react';
import { DassDataTable, type DassDataTableColumn } from 'dass-elements/react/dass-data-table.js';
import { DassPickList } from 'dass-elements/react/dass-pick-list.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

interface Material {
  readonly id: number;
  readonly name: string;
}
const materials: readonly Material[] = ['Couro', 'Sola', 'Linha'].map((name, id) => ({ id, name }));
const Plant = createContext('');

function MaterialLink({ name }: Material) {
  const plant = useContext(Plant);
  return createElement('a', { href: `#${name}`, tabIndex: -1 }, `${name} · ${plant}`);
}
const columns: readonly DassDataTableColumn<Material>[] = [
  { name: 'id' },
  { name: 'name', renderCell: (material) => createElement(MaterialLink, material) },
];

/** A page with the wrappers: properties, events, and cells that React renders. */
export function Application() {
  const [supplier, setSupplier] = useState('Aurora');
  const [selected, setSelected] = useState<readonly Material[]>([]);
  return createElement(
    Plant.Provider,
    { value: 'Novo Hamburgo' },
    createElement('h1', null, `React ${version}`),
    createElement(DassTextInput, {
      label: 'Fornecedor',
      value: supplier,
      onInput: ({ target }) => setSupplier(target.value),
    }),
    createElement(DassPickList<Material>, {
      label: 'Materiais',
      items: materials,
      fieldLabel: 'name',
      onPick: ({ detail }) => setSelected(detail.selected),
    }),
    createElement('output', null, `${supplier}: ${selected.map(({ name }) => name).join()}`),
    createElement(DassDataTable<Material>, { label: 'Tabela', rows: materials, columns }),
  );
}
