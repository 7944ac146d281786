import { useCallback, useEffect, useMemo, useState } from 'react';
import { DassDataTable, type DassDataTableColumn } from 'dass-elements/react/dass-data-table.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { DassSplitView } from 'dass-elements/react/dass-split-view.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

interface Material {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly supplier: string;
  readonly price: number;
  readonly status: string;
}

const STATUS: Readonly<Record<string, string>> = { A: 'Ativo', B: 'Bloqueado', D: 'Em desenvolvimento' };
const statusOptions = Object.entries(STATUS).map(([id, label]) => ({ id, label }));

const columns: readonly DassDataTableColumn<Material>[] = [
  { name: 'code', label: 'Código', sortable: true, width: 120 },
  { name: 'name', label: 'Nome', sortable: true, isTitle: true },
  { name: 'status', label: 'Situação', sortable: true, width: 150, format: (value: string) => STATUS[value] },
];

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** What the page shows, by the names in its address. */
const NAMES = ['search', 'status', 'material'] as const;

type Shown = Readonly<Record<(typeof NAMES)[number], string>>;

function readAddress(): Shown {
  const parameters = new URLSearchParams(location.search);
  const get = (name: string): string => parameters.get(name) ?? '';
  return { search: get('search'), status: get('status'), material: get('material') };
}

function writeAddress(shown: Shown, isStep: boolean): void {
  const address = new URL(location.href);
  for (const name of NAMES) {
    if (shown[name]) address.searchParams.set(name, shown[name]);
    else address.searchParams.delete(name);
  }
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

export default function Materials() {
  const [shown, setShown] = useState(readAddress);
  const [materials, setMaterials] = useState<readonly Material[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState('');

  const load = useCallback(async (): Promise<void> => {
    setError('');
    setLoading(true);
    try {
      setMaterials(await loadMaterials());
    } catch {
      // The table shows it with a button, which calls `onRetry`.
      setError('Os materiais não foram carregados.');
    }
    setLoading(false);
  }, []);
  useEffect(() => void load(), [load]);

  useEffect(() => {
    const readAgain = (): void => setShown(readAddress());
    addEventListener('popstate', readAgain);
    return () => removeEventListener('popstate', readAgain);
  }, []);

  /** @param isStep whether the back button returns to what is shown now */
  const show = (changes: Partial<Shown>, isStep = false): void => {
    const next = { ...shown, ...changes };
    setShown(next);
    writeAddress(next, isStep);
  };

  const rows = useMemo(
    () => materials.filter(({ status }) => !shown.status || status === shown.status),
    [materials, shown.status],
  );
  const selected = useMemo(() => (shown.material ? [shown.material] : []), [shown.material]);
  const material = materials.find(({ id }) => id === shown.material);

  return (
    <main>
      <DassPageHeader heading="Materiais" />
      <search
        style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--dass-space-3)', marginBlock: 'var(--dass-space-3)' }}
      >
        <DassTextInput
          style={{ flex: '1 1 12rem' }}
          type="search"
          label="Pesquisar"
          value={shown.search}
          onInput={({ currentTarget }) => show({ search: currentTarget.value })}
        />
        <DassSelectList
          style={{ flex: '1 1 12rem' }}
          label="Situação"
          placeholder="Todas"
          options={statusOptions}
          value={shown.status}
          onChange={({ currentTarget }) => show({ status: String(currentTarget.value ?? '') })}
        />
      </search>
      <DassSplitView
        style={{ blockSize: '26rem' }}
        label="Materiais"
        size={500}
        open={material !== undefined}
        recordLabel={material && `${material.code} ${material.name}`}
        onBack={() => show({ material: '' }, true)}
      >
        <DassDataTable
          slot="list"
          style={{ '--dass-data-table-height': '22rem' } as React.CSSProperties}
          label="Materiais"
          columns={columns}
          rows={rows}
          busy={isLoading}
          error={error}
          onRetry={() => void load()}
          filter={shown.search}
          selection="single"
          selected={selected}
          onFilterChange={({ detail }) => show({ search: detail.filter })}
          onSelectRows={({ detail }) => show({ material: detail.keys[0] ?? '' }, true)}
        />
        {material && (
          <dl>
            <dt>Fornecedor</dt>
            <dd>{material.supplier}</dd>
            <dt>Preço</dt>
            <dd>{reais.format(material.price)}</dd>
            <dt>Situação</dt>
            <dd>{STATUS[material.status]}</dd>
          </dl>
        )}
      </DassSplitView>
    </main>
  );
}

// In place of your server: fetch('/api/materials'), and throw when the response is not `ok`.
async function loadMaterials(): Promise<readonly Material[]> {
  if (!navigator.onLine) throw new Error('No connection');
  return Promise.resolve([
    { id: '1824', code: 'TX-001824', name: 'Lona de algodão', supplier: 'Açaí Tecidos', price: 18.4, status: 'A' },
    { id: '1825', code: 'TX-001825', name: 'Forro de poliéster', supplier: 'Açaí Tecidos', price: 9.9, status: 'A' },
    { id: '1901', code: 'TX-001901', name: 'Malha reciclada', supplier: 'Malharia Sol', price: 22.1, status: 'D' },
    { id: '2210', code: 'CO-002210', name: 'Couro bovino', supplier: 'Curtume Vale Sul', price: 64, status: 'A' },
    { id: '2214', code: 'CO-002214', name: 'Camurça', supplier: 'Curtume Vale Sul', price: 71.5, status: 'B' },
    { id: '3017', code: 'ME-003017', name: 'Fivela de zinco', supplier: 'Metais Serra', price: 1.25, status: 'A' },
    { id: '3020', code: 'ME-003020', name: 'Ilhós de latão', supplier: 'Metais Serra', price: 0.18, status: 'B' },
    { id: '4102', code: 'SO-004102', name: 'Sola de borracha', supplier: 'Solados Rio', price: 7.35, status: 'A' },
  ]);
}
