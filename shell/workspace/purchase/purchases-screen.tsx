import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DataSource } from 'dass-elements/data-sources.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { paths } from '../../app/paths.js';
import { useLoad } from '../../app/use-load.js';
import { useLater } from '../use-later.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useApis } from '../apis-context.js';
import { ListAndRecord, useSelectedId } from '../record/list-and-record.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import { useDataSource, useMissingRows } from '../use-data-source.js';
import { asPurchaseRow, purchaseColumns, type PurchaseRow } from './purchase-columns.js';
import { lostPurchase, PurchaseRecord, usePurchase } from './purchase-record.js';
import './purchase.css';

/** The purchase beside the list shows them. The user can show them in the list, too. */
const hiddenInList = ['centre', 'count', 'buyer'].map((name) => ({ name, isHidden: true }));

const kept = ['search'];
const loadForm = () => import('./purchase-form.js');

/** The purchases, the newest first, with a search. The selected one, in the address, is edited beside the list. */
export default function PurchasesScreen({ screen }: ScreenProps) {
  const language = useLanguage();
  const navigateTo = useNavigateTo();
  const { purchases } = useApis();
  const [address, setAddress] = useSearchParams();
  const [selected, select] = useSelectedId();
  const [isDirty, setDirty] = useState(false);
  const purchase = usePurchase(kept);
  const table = useTablePlace<DassDataTableElement<PurchaseRow>>();
  const columns = useColumns(purchaseColumns);
  const search = address.get('search')?.trim() ?? '';
  const source = useMemo<DataSource<PurchaseRow>>(
    () => ({
      async load({ from, count, signal }) {
        const page = await purchases.searchPurchases({ search, offset: from, limit: count }, { signal });
        return { rows: page.purchases.map(asPurchaseRow), total: page.total };
      },
    }),
    [purchases, search, language],
  );
  const { total, error, dataSource, missing } = useDataSource(source);
  useMissingRows(table, missing);
  const loadMaterials = useCallback((signal: AbortSignal) => purchases.loadPurchaseMaterials({ signal }), [purchases]);
  // Once for all purchases that are looked at, when the first one is.
  const wasSelected = useRef(false);
  wasSelected.current ||= selected !== undefined;
  const form = useLater(loadForm, selected !== undefined);
  const materials = useLoad(wasSelected.current ? loadMaterials : undefined);

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Compras', { id: 'dassPurchases' })}
      subheading={
        total === undefined ? msg('Contando as compras…', { id: 'dassPurchasesCounting' }) : purchasesTotalText(total)
      }
      icon="cart"
      isDirty={isDirty}
      lost={lostPurchase}
      withSearch
      searchLabel={msg('Pesquisar número, fornecedor ou material', { id: 'dassPurchasesSearch' })}
      filters={search ? [{ key: 'dass-search', label: search }] : []}
      onFilter={({ detail }) =>
        setAddress(detail.search ? { search: detail.search } : {}, { preventScrollReset: true })
      }
      actions={
        <DassButton slot="actions" appearance="solid" onClick={() => navigateTo(paths.screen('purchase'))}>
          <DassIcon slot="start" name="plus" />
          {msg('Nova compra', { id: 'dassPurchaseNewHeading' })}
        </DassButton>
      }
    >
      <ListAndRecord
        label={msg('Compras', { id: 'dassPurchases' })}
        settingsKey="purchases"
        table={table}
        selected={selected}
        recordLabel={selected === undefined ? '' : msg(str`Compra ${selected}`, { id: 'dassShellOrder' })}
        onSelect={select}
        list={(own) => (
          <DassDataTable
            {...own}
            ref={table}
            label={msg('Compras', { id: 'dassPurchases' })}
            columns={columns}
            columnSettings={hiddenInList}
            dataSource={dataSource}
            error={
              error
                ? failureSentence(error, msg('As compras não puderam ser carregadas.', { id: 'dassPurchasesFailed' }))
                : ''
            }
          />
        )}
        empty={
          <DassEmptyState
            icon="cart"
            text={msg('Selecione uma compra para ver e mudar os seus materiais e quantidades.', {
              id: 'dassPurchasesHint',
            })}
          />
        }
      >
        <PurchaseRecord
          Form={form?.PurchaseForm}
          purchase={purchase}
          materials={materials}
          onDirty={setDirty}
          onSaved={() => table.current?.refreshRows()}
        />
      </ListAndRecord>
    </RecordScreen>
  );
}

const purchasesTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} compra`, { id: 'dassPurchasesTotalOne' }),
    many: msg(str`${formatCount(count)} de compras`, { id: 'dassPurchasesTotalMany' }),
    other: msg(str`${formatCount(count)} compras`, { id: 'dassPurchasesTotalOther' }),
  });
