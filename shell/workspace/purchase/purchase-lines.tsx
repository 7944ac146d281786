import { useEffect, useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';
import {
  DassDataTable,
  type DassDataTableColumn,
  type DassDataTableElement,
} from 'dass-elements/react/dass-data-table.js';
import { formatMoney } from '../../app/formats.js';
import { unitName } from '../material-options.js';
import type { FieldErrors } from '../../app/service-call.js';
import { useOpenCell } from '../../app/use-unsaved-changes.js';
import { useColumns } from '../../app/use-texts.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import type { PurchaseMaterial } from './api.js';
import { costOf, quantityErrors, quantityField, quantityProblem, type Quantities } from './quantities.js';

export interface PurchaseLinesHandle {
  /** Scrolls to the quantity of a material and begins to edit it. */
  editQuantity(id: number): void;
  /** Commits the quantity that is being edited. @returns resolves with false when it is not valid */
  commitQuantity(): Promise<boolean>;
}

export interface PurchaseLinesProps {
  ref: Ref<PurchaseLinesHandle>;
  materials: readonly PurchaseMaterial[];
  quantities: Quantities;
  errors: FieldErrors;
  onQuantities: (changed: Quantities) => void;
}

/** A line as the table shows it. */
interface Line extends PurchaseMaterial {
  readonly quantity: string;
  readonly cost: number;
  readonly error: string | undefined;
}

const lost = () => msg('A quantidade que está sendo alterada será perdida.', { id: 'dassPurchaseQuantityLeave' });

/** The selected materials with their quantities and costs. */
export function PurchaseLines(props: PurchaseLinesProps) {
  if (props.materials.length === 0)
    return (
      <DassEmptyState
        className="purchase-none"
        data-span="full"
        icon="cart"
        text={msg('Nenhum material escolhido ainda. Escolha acima, ou cole os códigos de uma planilha.', {
          id: 'dassPurchaseNothing',
        })}
      />
    );
  return <LinesTable {...props} />;
}

function LinesTable({ ref, materials, quantities, errors, onQuantities }: PurchaseLinesProps) {
  const table = useRef<DassDataTableElement<Line>>(null);
  useOpenCell(table, lost);
  const columns = useColumns(lineColumns);
  const lines = useMemo(() => linesOf(materials, quantities, errors), [materials, quantities, errors]);
  const suppliers = useMemo(() => new Set(materials.map(({ supplier }) => supplier)).size, [materials]);
  useFirstError(materials, errors, table);
  useImperativeHandle(
    ref,
    () => ({
      editQuantity: (id) => void table.current?.editCell(id, 'quantity'),
      commitQuantity: () => table.current?.commitEdit() ?? Promise.resolve(true),
    }),
    [],
  );

  return (
    <DassFormLayout
      heading={msg('O que será comprado', { id: 'dassPurchaseLines' })}
      description={msg(
        'Enter ou dois toques mudam uma quantidade; Ctrl+V cola uma coluna de uma planilha; Ctrl+Enter salva.',
        { id: 'dassPurchaseLinesHint' },
      )}
      columns={1}
      onKeyDown={saveByKey}
    >
      <DassDataTable
        ref={table}
        className="purchase-lines"
        label={msg('O que será comprado', { id: 'dassPurchaseLines' })}
        columns={columns}
        rows={lines}
        cellSelection
        onCellChange={({ detail }) => onQuantities(quantitiesOf([detail]))}
        onCellsChange={({ detail }) => onQuantities(quantitiesOf(detail.changes))}
      >
        <span slot="footer">{purchaseSuppliersText(suppliers)}</span>
      </DassDataTable>
    </DassFormLayout>
  );
}

/** The columns, in the current language. */
const lineColumns = (): readonly DassDataTableColumn<Line>[] => [
  { name: 'code', label: msg('Código', { id: 'dassMaterialCode' }), sortable: true },
  { name: 'name', label: msg('Nome', { id: 'dassMaterialName' }), sortable: true, isTitle: true, minWidth: 150 },
  {
    name: 'supplier',
    label: msg('Fornecedor habitual', { id: 'dassPurchaseUsualSupplier' }),
    sortable: true,
    minWidth: 96,
  },
  {
    name: 'price',
    label: msg('Preço', { id: 'dassMaterialPrice' }),
    kind: 'number',
    sortable: true,
    format: (price: number, { unit }) => `${formatMoney(price)} / ${unitName(unit)}`,
  },
  {
    name: 'quantity',
    label: msg('Quantidade', { id: 'dassPurchaseQuantity' }),
    kind: 'number',
    editable: true,
    required: true,
    validate: (value) => quantityProblem(String(value)),
    error: ({ error }) => error,
  },
  {
    name: 'cost',
    label: msg('Valor', { id: 'dassPurchaseCost' }),
    kind: 'number',
    summary: 'sum',
    format: (cost: number) => formatMoney(cost),
  },
];

function linesOf(
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
  refused: FieldErrors,
): readonly Line[] {
  const errors = { ...refused, ...quantityErrors(materials, quantities) };
  return materials.map((material) => ({
    ...material,
    quantity: quantities[material.id] ?? '1',
    cost: costOf(material, quantities),
    error: errors[quantityField(material.id)],
  }));
}

/** The quantities of changed cells, as texts. */
const quantitiesOf = (changes: readonly { readonly key: string; readonly value: unknown }[]): Quantities =>
  Object.fromEntries(changes.map(({ key, value }) => [key, String(value ?? '')]));

/** Enter moves to the next line: Ctrl+Enter saves. */
function saveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** Edits the first invalid quantity when no other field is invalid. */
function useFirstError(
  materials: readonly PurchaseMaterial[],
  errors: FieldErrors,
  table: { readonly current: DassDataTableElement<Line> | null },
): void {
  const lastErrors = useRef<FieldErrors>(errors);
  useEffect(() => {
    const [count, before] = [errors, lastErrors.current].map((some) => Object.keys(some).length) as [number, number];
    // An error that the user has just corrected must not move the focus.
    const isNew = errors !== lastErrors.current && count > 0 && count >= before;
    lastErrors.current = errors;
    if (!isNew) return;
    const refused = materials.filter(({ id }) => errors[quantityField(id)]);
    const [first] = refused;
    if (first && refused.length === count) void table.current?.editCell(first.id, 'quantity');
  }, [errors, materials, table]);
}

const purchaseSuppliersText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} fornecedor habitual`, { id: 'dassPurchaseSuppliersOne' }),
    many: msg(str`${formatCount(count)} de fornecedores habituais`, { id: 'dassPurchaseSuppliersMany' }),
    other: msg(str`${formatCount(count)} fornecedores habituais`, { id: 'dassPurchaseSuppliersOther' }),
  });
