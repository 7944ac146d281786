import { useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassLookup, type LookupColumn } from 'dass-elements/react/dass-lookup.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

interface Supplier {
  readonly id: number;
  readonly name: string;
  readonly taxNumber: string;
  readonly city: string;
  readonly terms: string;
}

// The columns of the table, and the fields of the editor.
const columns: readonly LookupColumn<Supplier>[] = [
  { name: 'name', label: 'Nome', sortable: true, required: true, maxLength: 80, isTitle: true },
  { name: 'taxNumber', label: 'CNPJ', required: true, hint: 'Somente números.' },
  { name: 'city', label: 'Cidade', sortable: true },
  { name: 'terms', label: 'Pagamento', options: ['À vista', '28 dias', '28/56 dias'] },
];
const template = { terms: '28 dias' };

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--dass-space-4)',
  maxInlineSize: '40rem',
  marginInline: 'auto',
} as const;

export default function NewOrder() {
  const [created, setCreated] = useState('');

  return (
    <main>
      <form
        style={page}
        // Without a supplier, the form is not submitted, and the field shows why.
        onSubmit={(event) => {
          event.preventDefault();
          setCreated(String(new FormData(event.currentTarget).get('supplier')));
        }}
      >
        <DassPageHeader heading="Novo pedido" />
        <DassLookup<Supplier>
          name="supplier"
          label="Fornecedor"
          heading="Fornecedores"
          fieldLabel="name"
          selection="single"
          required
          hint="Digite o nome ou o CNPJ; F4 abre todos."
          tableColumns={columns}
          searchRows={({ text }) => findSuppliers(text)}
          template={template}
          saveRow={({ row, isNew }) => saveSupplier(row, isNew)}
          removeRows={({ rows }) => removeSuppliers(rows)}
        />
        <DassTextInput name="note" label="Observação" multiline />
        <p>
          <DassButton type="submit" appearance="solid">
            Criar pedido
          </DassButton>{' '}
          <output>{created && `Pedido criado para o fornecedor ${created}.`}</output>
        </p>
      </form>
    </main>
  );
}

// In place of your server: each function is a request. What is refused has its reason, and a request that fails throws.
// The lookup shows both, and lets the user search, save or remove again.
const stored = new Map<number, Supplier>(
  [
    { id: 17, name: 'Curtume Vale Sul', taxNumber: '11222333000181', city: 'Novo Hamburgo', terms: '28/56 dias' },
    { id: 21, name: 'Curtume Boa Vista', taxNumber: '45997418000153', city: 'Franca', terms: '28 dias' },
    { id: 30, name: 'Açaí Tecidos', taxNumber: '60746948000112', city: 'Belém', terms: 'À vista' },
  ].map((supplier) => [supplier.id, supplier]),
);

function connect(): void {
  if (!navigator.onLine) throw new Error('Não há conexão com o servidor. Tente de novo.');
}

async function findSuppliers(text: string): Promise<readonly Supplier[]> {
  connect();
  const isFound = ({ name, taxNumber }: Supplier): boolean =>
    `${name} ${taxNumber}`.toLowerCase().includes(text.toLowerCase());
  return Promise.resolve([...stored.values()].filter(isFound));
}

async function saveSupplier(row: Supplier, isNew: boolean) {
  connect();
  const same = [...stored.values()].find(({ id, taxNumber }) => id !== row.id && taxNumber === row.taxNumber);
  if (same) return Promise.resolve({ errors: { taxNumber: `Este CNPJ já é de ${same.name}.` } });
  const saved = isNew ? { ...row, id: Math.max(...stored.keys()) + 1 } : row;
  stored.set(saved.id, saved);
  return Promise.resolve(saved);
}

async function removeSuppliers(rows: readonly Supplier[]) {
  connect();
  const failed = rows.filter(({ id }) => id === 17).map((row) => ({ row, reason: 'Tem pedidos em aberto.' }));
  for (const { id } of rows) if (id !== 17) stored.delete(id);
  return Promise.resolve({ failed });
}
