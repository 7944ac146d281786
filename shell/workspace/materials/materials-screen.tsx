import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useLanguage } from '../../app/use-texts.js';
import { Failure } from '../../frame/failure.js';
import { paths } from '../../routes/paths.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import type { ScreenProps } from '../screen.js';
import { addressOfChips, addressOfSearch, chipsOf, queryOf } from './material-filters.js';
import { MaterialFilterDialog } from './material-filter-dialog.js';
import { MaterialTable } from './material-table.js';
import { useMaterials } from './use-materials.js';

const read = (address: string) => queryOf(new URLSearchParams(address));

/** A list of 20,000 materials with a search and an advanced filter. */
export default function MaterialsScreen({ screen }: ScreenProps) {
  useLanguage();
  const navigateTo = useNavigateTo();
  const [address, setAddress] = useSearchParams();
  const [isFiltering, setFiltering] = useState(false);
  const { materials, total, isLoading, error, reload, loadMore } = useMaterials(address.toString(), read);
  // A removed filter can be restored: its values are in the previous address.
  const previousAddress = useRef(address);
  const show = (next: URLSearchParams): void => {
    previousAddress.current = address;
    setAddress(next, { preventScrollReset: true });
  };

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={msg('Materiais', { id: 'dassScreenMaterials' })}
          subheading={
            total === undefined
              ? msg('Contando os materiais…', { id: 'dassMaterialsCounting' })
              : materialsTotalText(total)
          }
          icon="box"
          withBack
          withSearch
          searchLabel={msg('Pesquisar código, nome ou fornecedor', { id: 'dassMaterialsSearch' })}
          filters={chipsOf(address)}
          onBack={() => navigateTo(paths.workspace)}
          onFilter={({ detail: { advancedFilter, search, filters } }) =>
            show(advancedFilter ? addressOfChips(filters, [address, previousAddress.current]) : addressOfSearch(search))
          }
        >
          <DassButton slot="actions" onClick={() => setFiltering(true)}>
            <DassIcon slot="start" name="filter" />
            {msg('Filtro avançado', { id: 'dassMaterialsFilter' })}
          </DassButton>
          <DassButton slot="actions" appearance="solid" onClick={() => navigateTo(`${paths.workspace}/material`)}>
            <DassIcon slot="start" name="plus" />
            {msg('Novo material', { id: 'dassMaterialsNew' })}
          </DassButton>
        </DassPageHeader>
      }
    >
      <MaterialFilterDialog open={isFiltering} onApply={show} onClose={() => setFiltering(false)} />
      <section className="card materials-card" aria-label={msg('Materiais', { id: 'dassScreenMaterials' })}>
        {total === 0 && !isLoading ? (
          <p className="materials-none">
            {msg('Nenhum material corresponde aos filtros. Remova um deles ou pesquise outra palavra.', {
              id: 'dassMaterialsNone',
            })}
          </p>
        ) : (
          <MaterialTable materials={materials} isLoading={isLoading} />
        )}
        {error && (
          <Failure
            heading={msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' })}
            error={error}
            onRetry={reload}
          />
        )}
        <div className="materials-end">
          {isLoading && materials.length > 0 && (
            <DassSpinner withLabel label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} />
          )}
          {!isLoading && !error && total !== undefined && materials.length < total && (
            <DassButton onClick={loadMore}>{msg('Mostrar mais 100', { id: 'dassMaterialsMore' })}</DassButton>
          )}
          <span className="quiet" role="status">
            {total ? materialsShownText(total, materials.length) : ''}
          </span>
        </div>
      </section>
    </CustomHeaderPage>
  );
}

const materialsTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} material`, { id: 'dassMaterialsTotalOne' }),
    many: msg(str`${formatCount(count)} de materiais`, { id: 'dassMaterialsTotalMany' }),
    other: msg(str`${formatCount(count)} materiais`, { id: 'dassMaterialsTotalOther' }),
  });

const materialsShownText = (count: number, shown: number): string =>
  plural(count, {
    one: msg(str`${formatCount(shown)} de ${formatCount(count)} mostrado`, { id: 'dassMaterialsShownOne' }),
    many: msg(str`${formatCount(shown)} de ${formatCount(count)} mostrados`, { id: 'dassMaterialsShownMany' }),
    other: msg(str`${formatCount(shown)} de ${formatCount(count)} mostrados`, { id: 'dassMaterialsShownOther' }),
  });
