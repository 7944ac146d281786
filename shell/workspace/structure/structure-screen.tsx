import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_KEY } from 'dass-elements/filters.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { oneOf, readFilters, text } from '../../app/filter-parameters.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { useDataSource } from '../use-data-source.js';
import { RecordContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { IgnoredFilters } from '../ignored-filters.js';
import type { ScreenProps } from '../screen.js';
import type { StructureLine } from './api.js';
import { StructureTable } from './structure-table.js';
import './structure.css';

const parameters = { search: text, parts: oneOf(['lazy']) };

/**
 * 50,000 lines of product structures with orphans and a cycle: all of them in the page, in no order, or the parts of each line
 * loaded when it is expanded. Only with all lines there, a branch is selected, summed, copied and printed as a whole, and the
 * orphans and cycles are known.
 */
export default function StructureScreen({ screen }: ScreenProps) {
  useLanguage();
  const { structures } = useApis();
  const [address, setAddress] = useSearchParams();
  const { values, invalid } = readFilters(address, parameters);
  const { search = '' } = values;
  const isLazy = values.parts === 'lazy';
  const show = useCallback(
    (search: string, isLazy: boolean) =>
      setAddress({ ...(search && { search }), ...(isLazy && { parts: 'lazy' }) }, { preventScrollReset: true }),
    [setAddress],
  );
  const showAll = useCallback(() => show('', isLazy), [show, isLazy]);
  const showFound = useCallback((found: string) => show(found, isLazy), [show, isLazy]);
  const load = useCallback((signal: AbortSignal) => structures.loadStructures({ signal }), [structures]);
  const loaded = useLoad(isLazy ? undefined : load);
  const source = useDataSource(useMemo(() => structures.structureSource(), [structures]));
  const hasFailed = (isLazy ? source : loaded).error !== undefined;
  const counted = isLazy ? sourceText(source.total, search) : linesText(loaded.value);
  const subheading = counted ?? (hasFailed ? '' : msg('Contando as linhas…', { id: 'dassStructureCounting' }));

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Estrutura de produto', { id: 'dassScreenStructure' })}
      subheading={subheading}
      icon="sitemap"
      withSearch
      searchLabel={msg('Filtrar por nome ou código', { id: 'dassStructureSearch' })}
      filters={search ? [{ key: SEARCH_KEY, label: search }] : []}
      onFilter={({ detail: { search: typed, filters } }) => show(filters.length ? typed : '', isLazy)}
      actions={
        <DassSwitch
          slot="actions"
          label={msg('Carregar ao abrir', { id: 'dassStructureLazy' })}
          checked={isLazy}
          onChange={({ currentTarget }) => show('', currentTarget.checked)}
        />
      }
    >
      <IgnoredFilters
        texts={invalid.map(({ text: written }) =>
          msg(str`${msg('Carregar ao abrir', { id: 'dassStructureLazy' })} “${written}”`, { id: 'dassFilterInvalid' }),
        )}
        onRemove={() => show(search, isLazy)}
      />
      {isLazy ? (
        <StructureTable key="lazy" source={source} filter={search} onShowAll={showAll} onFilter={showFound} />
      ) : (
        <RecordContent
          loaded={loaded}
          failed={msg('As estruturas não puderam ser carregadas.', { id: 'dassStructureFailed' })}
          skeleton={
            <div className="card structure-card structure-loading" aria-busy="true">
              <DassSpinner withLabel label={msg('Carregando as estruturas', { id: 'dassStructureLoading' })} />
            </div>
          }
        >
          {(all) => <StructureTable key="all" lines={all} filter={search} onShowAll={showAll} onFilter={showFound} />}
        </RecordContent>
      )}
    </RecordScreen>
  );
}

/** All lines and their products; undefined until they are loaded. */
function linesText(lines: readonly StructureLine[] | undefined): string | undefined {
  if (!lines) return undefined;
  return structureTotalText(lines.length, lines.filter(({ parentId }) => parentId === '').length);
}

/** The roots of a source: products, or the lines that a search has found; undefined until they are loaded. */
function sourceText(total: number | undefined, search: string): string | undefined {
  if (total === undefined) return undefined;
  return search ? structureFoundText(total) : structureProductsText(total);
}

const structureFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha encontrada`, { id: 'dassStructureFoundOne' }),
    many: msg(str`${formatCount(count)} de linhas encontradas`, { id: 'dassStructureFoundMany' }),
    other: msg(str`${formatCount(count)} linhas encontradas`, { id: 'dassStructureFoundOther' }),
  });

const structureProductsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} produto`, { id: 'dassStructureProductsOne' }),
    many: msg(str`${formatCount(count)} de produtos`, { id: 'dassStructureProductsMany' }),
    other: msg(str`${formatCount(count)} produtos`, { id: 'dassStructureProductsOther' }),
  });

const structureTotalText = (count: number, products: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha, ${formatCount(products)} produtos`, { id: 'dassStructureTotalOne' }),
    many: msg(str`${formatCount(count)} de linhas, ${formatCount(products)} produtos`, {
      id: 'dassStructureTotalMany',
    }),
    other: msg(str`${formatCount(count)} linhas, ${formatCount(products)} produtos`, { id: 'dassStructureTotalOther' }),
  });
