import { useRef, useState } from 'react';
import { confirm, notify, pasteList, type PasteResult } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import {
  DassDataTable,
  type DassDataTableColumn,
  type DassDataTableElement,
} from 'dass-elements/react/dass-data-table.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';

interface Material {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly price: number;
}

interface Line extends Material {
  readonly quantity: number;
}

const materials: readonly Material[] = [
  { id: 1824, code: 'TX-001824', name: 'Lona de algodão', unit: 'm', price: 18.4 },
  { id: 1825, code: 'TX-001825', name: 'Forro de poliéster', unit: 'm', price: 9.9 },
  { id: 2210, code: 'CO-002210', name: 'Couro bovino', unit: 'm²', price: 64 },
  { id: 3017, code: 'ME-003017', name: 'Fivela de zinco', unit: 'un', price: 1.25 },
];

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const columns: readonly DassDataTableColumn<Line>[] = [
  { name: 'code', label: 'Código', width: 120 },
  { name: 'name', label: 'Material', isTitle: true },
  {
    name: 'quantity',
    label: 'Quantidade',
    kind: 'number',
    editable: true,
    required: true,
    width: 130,
    validate: (value) => (Number(value) > 0 ? undefined : 'A quantidade deve ser maior que zero.'),
  },
  { name: 'unit', label: 'Unidade', width: 90 },
  {
    name: 'cost',
    label: 'Custo',
    kind: 'number',
    width: 130,
    summary: 'sum',
    field: ({ quantity, price }) => quantity * price,
    format: (cost: number) => reais.format(cost),
  },
];
const rowActions = () => [{ id: 'remove', label: 'Remover o item', danger: true }];

interface Change {
  readonly key: string;
  readonly value: unknown;
}

export default function NewPurchase() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const table = useRef<DassDataTableElement<Line>>(null);

  const paste = async (): Promise<void> => {
    const pasted = await pasteList({
      heading: 'Colar da planilha',
      items: materials,
      fieldLabel: 'name',
      fields: [{ field: 'code', label: 'Código' }],
    });
    if (!pasted) return;
    const next = new Map(lines.map((line) => [line.id, line]));
    for (const { item, cells } of pasted.rows) {
      const material = item as Material;
      next.set(material.id, { ...material, quantity: quantityIn(cells, pasted) });
    }
    setLines([...next.values()]);
  };

  const change = (changes: readonly Change[]): void => {
    const quantities = new Map(changes.map(({ key, value }) => [key, Number(value)]));
    setLines(lines.map((line) => ({ ...line, quantity: quantities.get(String(line.id)) ?? line.quantity })));
  };

  const send = async (): Promise<void> => {
    // A quantity that is still being edited is a part of the purchase.
    if (!(await table.current?.commitEdit())) return;
    const isSent = await confirm({
      heading: 'Enviar a compra',
      text: `Enviar a compra com ${lines.length} ${lines.length === 1 ? 'item' : 'itens'}?`,
      action: () => postPurchase(lines),
    });
    if (!isSent) return;
    setLines([]);
    void notify({ message: 'Compra enviada', type: 'success' });
  };

  return (
    <main style={{ display: 'grid', gap: 'var(--dass-space-3)' }}>
      <DassPageHeader heading="Nova compra">
        <DassButton slot="actions" onClick={() => void paste()}>
          Colar da planilha
        </DassButton>
        <DassButton slot="actions" appearance="solid" disabled={lines.length === 0} onClick={() => void send()}>
          Enviar
        </DassButton>
      </DassPageHeader>
      <p style={{ margin: 0 }}>
        Copie na planilha as linhas com código e quantidade, por exemplo <code>TX-001824</code> e <code>12,5</code>.
      </p>
      {lines.length === 0 ? (
        <DassEmptyState heading="Nenhum item ainda" text="Cole as linhas de uma planilha." />
      ) : (
        <DassDataTable
          ref={table}
          label="Itens da compra"
          cellSelection
          columns={columns}
          rows={lines}
          rowActions={rowActions}
          onCellChange={({ detail }) => change([detail])}
          onCellsChange={({ detail }) => change(detail.changes)}
          onRowAction={({ detail }) => setLines(lines.filter((line) => line !== detail.row))}
        />
      )}
    </main>
  );
}

/** The quantity is in the column with that heading, otherwise in the first one behind the code with a number. */
function quantityIn(cells: readonly string[], { headings, column }: PasteResult): number {
  const named = headings.findIndex((heading) => /^(qtd|quant|cant|qty)/i.test(heading));
  const candidates = named < 0 ? cells.slice(column + 1) : [cells[named] ?? ''];
  return candidates.map(readNumber).find((value) => value > 0) ?? 1;
}

/** Reads a number with a decimal comma, as a Brazilian spreadsheet writes it. */
const readNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

// In place of your server: fetch('/api/purchases', { method: 'POST', body: JSON.stringify(lines) }). Throw what the user has to read.
const postPurchase = (lines: readonly Line[]): Promise<Response> =>
  Promise.resolve(Response.json({ lines: lines.length }, { status: 201 }));
