import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DataSource } from 'dass-elements/data-sources.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { useLater } from '../use-later.js';
import type { CallOptions } from '../../app/service-call.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useApis } from '../apis-context.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import { ListAndRecord, useSelectedId } from '../record/list-and-record.js';
import { RecordContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { useRecord } from '../record/use-record.js';
import type { ScreenProps } from '../screen.js';
import { useDataSource, useMissingRows } from '../use-data-source.js';
import type { Supplier } from './api.js';
import { supplierListColumns } from './supplier-columns.js';

/** The supplier beside the list shows them. The user can show them in the list, too. */
const hiddenInList = ['code', 'taxId', 'openOrders'].map((name) => ({ name, isHidden: true }));

const kept = ['search'];
const loadForm = () => import('./supplier-form.js');
/** In the address instead of an id: a new supplier. */
const NEW = 'new';

const lost = () => msg('O que mudou neste fornecedor será perdido.', { id: 'dassSupplierLeave' });

/** The suppliers, with a search. The selected one, in the address, is edited beside the list. */
export default function SupplierListScreen({ screen }: ScreenProps) {
  useLanguage();
  const { suppliers } = useApis();
  const [address, setAddress] = useSearchParams();
  const [selectedId, select] = useSelectedId();
  const isNew = selectedId === undefined && address.has(NEW);
  const selected = isNew ? NEW : selectedId;
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => suppliers.loadSupplier(id, options), [suppliers]);
  const record = useRecord(load, kept);
  const form = useLater(loadForm, selected !== undefined);
  const table = useTablePlace<DassDataTableElement<Supplier>>();
  const columns = useColumns(supplierListColumns);
  const search = address.get('search')?.trim() ?? '';
  const source = useMemo<DataSource<Supplier>>(
    () => ({
      async load({ from, count, signal }) {
        const page = await suppliers.searchSuppliers({ search, offset: from, limit: count }, { signal });
        return { rows: page.suppliers, total: page.total };
      },
    }),
    [suppliers, search],
  );
  const { total, error, dataSource, missing } = useDataSource(source);
  useMissingRows(table, missing);
  const show = (changes: Readonly<Record<string, string>>): void => setAddress(changes, { preventScrollReset: true });

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Fornecedores', { id: 'dassQuotationSuppliers' })}
      subheading={total === undefined ? msg('Contando…', { id: 'dassSuppliersCounting' }) : suppliersTotalText(total)}
      icon="truck"
      isDirty={isDirty}
      lost={lost}
      withSearch
      searchLabel={msg('Pesquisar código, nome, CNPJ ou cidade', { id: 'dassSuppliersSearch' })}
      filters={search ? [{ key: 'dass-search', label: search }] : []}
      onFilter={({ detail }) => show(detail.search ? { search: detail.search } : {})}
      actions={
        <DassButton slot="actions" appearance="solid" onClick={() => show({ ...(search && { search }), [NEW]: '1' })}>
          <DassIcon slot="start" name="plus" />
          {newSupplierText()}
        </DassButton>
      }
    >
      <ListAndRecord
        label={msg('Fornecedores', { id: 'dassQuotationSuppliers' })}
        settingsKey="suppliers"
        table={table}
        selected={selected}
        recordLabel={record.value?.name ?? (isNew ? newSupplierText() : '')}
        onSelect={(key) => (isNew && key === undefined ? show(search ? { search } : {}) : select(key))}
        list={(own) => (
          <DassDataTable
            {...own}
            ref={table}
            label={msg('Fornecedores', { id: 'dassQuotationSuppliers' })}
            columns={columns}
            columnSettings={hiddenInList}
            dataSource={dataSource}
            error={
              error
                ? failureSentence(
                    error,
                    msg('Os fornecedores não puderam ser carregados.', { id: 'dassSuppliersFailed' }),
                  )
                : ''
            }
          />
        )}
        empty={
          <DassEmptyState
            icon="truck"
            text={msg('Selecione um fornecedor para ver e mudar os seus dados.', { id: 'dassSuppliersHint' })}
          />
        }
      >
        <RecordContent
          loaded={form ? record : { ...record, value: undefined }}
          failed={msg('O fornecedor não pôde ser carregado.', { id: 'dassQuotationSupplierFailed' })}
          skeleton={
            <FormSkeleton
              label={msg('Carregando o fornecedor', { id: 'dassSupplierLoading' })}
              sections={[{ fields: ['full', 1, 1, 1, 1] }, { fields: [1, 1, 1] }]}
            />
          }
        >
          {(supplier) =>
            form && (
              <form.SupplierForm
                key={record.formKey}
                supplier={supplier}
                onDirty={setDirty}
                onSaved={(saved) => {
                  record.saved(saved);
                  table.current?.refreshRows();
                }}
              />
            )
          }
        </RecordContent>
      </ListAndRecord>
    </RecordScreen>
  );
}

const newSupplierText = (): string => msg('Novo fornecedor', { id: 'dassSupplierNew' });

const suppliersTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} fornecedor`, { id: 'dassSuppliersTotalOne' }),
    many: msg(str`${formatCount(count)} de fornecedores`, { id: 'dassSuppliersTotalMany' }),
    other: msg(str`${formatCount(count)} fornecedores`, { id: 'dassSuppliersTotalOther' }),
  });
