import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassTooltip } from 'dass-elements/react/dass-tooltip.js';
import type { Sorting } from 'dass-elements/dass-data-table.js';
import { recordIdOf } from '../../app/filter-parameters.js';
import { useSession } from '../../session/session.js';
import { useMedia } from '../use-media.js';
import { useLater } from '../use-later.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { paths } from '../../app/paths.js';
import { ListAndRecord, useSelectedId } from '../record/list-and-record.js';
import { RecordScreen } from '../record/record-screen.js';
import { useMissingRows } from '../use-data-source.js';
import { IgnoredFilters } from '../ignored-filters.js';
import type { ScreenProps } from '../screen.js';
import {
  addressOfChips,
  addressOfSearch,
  addressOfValid,
  chipsOf,
  ignoredTexts,
  queryOf,
  sortingOf,
  withSorting,
} from './material-filters.js';
import type { MaterialSheet } from './api.js';
import { materialColumns } from './material-columns.js';
import { useFieldSaving } from './use-field-saving.js';
import { lostMaterial } from './use-material.js';
import { useMaterials } from './use-materials.js';

const loadFilter = () => import('./material-filter-dialog.js');
const loadRecord = () => import('./material-record.js');

const addressOf = ({ id }: MaterialSheet): string => `${paths.workspace}/material?id=${id}`;
const read = (address: string) => queryOf(new URLSearchParams(address));

/** The filters of an address: the table asks for the sorting itself. */
const filtersOnly = (address: URLSearchParams): string => withSorting(addressOfValid(address), undefined).toString();

/** The parameter of the address with which the material is shown beside the list. */
const BESIDE = 'beside';
/** The material beside the list shows the others. The user can show them in the list, too. */
const hiddenInList = ['family', 'supplier', 'price', 'validUntil', 'active'].map((name) => ({ name, isHidden: true }));

/**
 * A list of 20,000 materials with a search and an advanced filter. The user looks at one material after the other beside the
 * list, or opens a page of its own.
 */
export default function MaterialsScreen({ screen }: ScreenProps) {
  const navigateTo = useNavigateTo();
  const [address, setAddress] = useSearchParams();
  const [isFiltering, setFiltering] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const isBeside = address.get(BESIDE) === '1';
  const [selected, select] = useSelectedId();
  const filter = useLater(loadFilter, isFiltering);
  const record = useLater(loadRecord, isBeside);
  const { total, error, dataSource, missing } = useMaterials(filtersOnly(address), read);
  useLanguage();
  const table = useTablePlace<DassDataTableElement<MaterialSheet>>();
  useMissingRows(table, missing);
  // A removed filter can be restored: its values are in the previous address.
  const previousAddress = useRef(address);
  const show = (next: URLSearchParams): void => {
    previousAddress.current = address;
    if (isBeside) next.set(BESIDE, '1');
    setAddress(next, { preventScrollReset: true });
  };

  const linked = useColumns(() => materialColumns(addressOf));
  const plain = useColumns(() => materialColumns());
  const columns = isBeside && record ? plain : linked;
  const sorting = useMemo(() => sortingOf(address), [address]);
  // The sorting of a shared address comes before that of the last visit.
  useEffect(() => {
    const { current: element } = table;
    if (element && sorting.length > 0) void element.updateComplete.then(() => (element.sorting = sorting));
    // Only of the address that was opened.
  }, []);
  // The buttons are in one row.
  const isNarrow = useMedia('(width < 60rem)');
  const besideLabel = msg('Ficha ao lado', { id: 'dassMaterialsBeside' });
  const { user } = useSession();
  const saving = useFieldSaving(table);

  const tableLabel = msg('Materiais encontrados', { id: 'dassMaterialsTable' });
  const shared = {
    ref: table,
    label: tableLabel,
    columns,
    dataSource,
    error,
    sorting,
    onSort: ({ detail }: { readonly detail: { readonly sorting: readonly Sorting[] } }): void =>
      show(withSorting(address, detail.sorting[0])),
  };

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Materiais', { id: 'dassScreenMaterials' })}
      subheading={
        total === undefined ? msg('Contando os materiais…', { id: 'dassMaterialsCounting' }) : materialsTotalText(total)
      }
      icon="box"
      isDirty={isDirty}
      lost={lostMaterial}
      withSearch
      searchLabel={msg('Pesquisar código, nome ou fornecedor', { id: 'dassMaterialsSearch' })}
      filters={chipsOf(address)}
      onFilter={({ detail: { advancedFilter, search, filters } }) =>
        show(
          withSorting(
            advancedFilter ? addressOfChips(filters, [address, previousAddress.current]) : addressOfSearch(search),
            sorting[0],
          ),
        )
      }
      actions={
        <>
          <DassButton
            slot="actions"
            id="beside"
            iconOnly={isNarrow}
            label={isNarrow ? besideLabel : ''}
            pressed={isBeside ? 'true' : 'false'}
            onClick={() => {
              const next = withSorting(addressOfValid(address), sorting[0]);
              if (!isBeside) next.set(BESIDE, '1');
              setAddress(next, { preventScrollReset: true });
            }}
          >
            <DassIcon slot={isNarrow ? '' : 'start'} name="eye" />
            {!isNarrow && besideLabel}
          </DassButton>
          {isNarrow && <DassTooltip slot="actions" for="beside" text={besideLabel} />}
          <DassButton slot="actions" onClick={() => setFiltering(true)}>
            <DassIcon slot="start" name="filter" />
            {msg('Filtro avançado', { id: 'dassMaterialsFilter' })}
          </DassButton>
          <DassButton slot="actions" appearance="solid" onClick={() => navigateTo(`${paths.workspace}/material`)}>
            <DassIcon slot="start" name="plus" />
            {msg('Novo material', { id: 'dassMaterialsNew' })}
          </DassButton>
        </>
      }
    >
      <IgnoredFilters texts={ignoredTexts(address)} onRemove={() => show(addressOfValid(address))} />
      {filter && (
        <filter.MaterialFilterDialog
          open={isFiltering}
          address={address}
          onApply={(next) => show(withSorting(next, sorting[0]))}
          onClose={() => setFiltering(false)}
        />
      )}
      {isBeside && record ? (
        <record.MaterialRecord
          id={recordIdOf(address)}
          isDirty={isDirty}
          onDirty={setDirty}
          onSaved={() => table.current?.refreshRows()}
        >
          {(sheet, content, translate) => (
            <ListAndRecord
              label={tableLabel}
              settingsKey="materials"
              table={table}
              selected={selected}
              recordLabel={
                sheet ? `${sheet.code} · ${sheet.name}` : msg('Ficha de material', { id: 'dassScreenMaterial' })
              }
              onSelect={select}
              list={(own) => (
                <DassDataTable
                  {...shared}
                  {...own}
                  columnSettings={hiddenInList}
                  onSort={(event) => {
                    own.onSort();
                    shared.onSort(event);
                  }}
                />
              )}
              empty={
                <DassEmptyState
                  icon="clipboardList"
                  text={msg('Selecione um material para ver e mudar a sua ficha.', { id: 'dassMaterialsHint' })}
                />
              }
            >
              <div className="record-commands">{translate}</div>
              {content}
            </ListAndRecord>
          )}
        </record.MaterialRecord>
      ) : (
        <DassDataTable
          {...shared}
          className="materials"
          settingsKey="materials"
          settingsUser={user?.email ?? ''}
          cellSelection
          exportable
          {...saving}
          onRowActivate={({ detail }) => navigateTo(addressOf(detail.row))}
        />
      )}
    </RecordScreen>
  );
}

const materialsTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} material`, { id: 'dassMaterialsTotalOne' }),
    many: msg(str`${formatCount(count)} de materiais`, { id: 'dassMaterialsTotalMany' }),
    other: msg(str`${formatCount(count)} materiais`, { id: 'dassMaterialsTotalOther' }),
  });
