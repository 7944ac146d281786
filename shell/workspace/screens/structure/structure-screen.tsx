import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_KEY } from '../../../../elements/page/filters-model.js';
import { t } from '../../../../locales/workspace.js';
import { DassPageHeader } from '../../../../react-wrappers/dass-page-header.js';
import { DassSpinner } from '../../../../react-wrappers/dass-spinner.js';
import { useGo } from '../../../app/use-go.js';
import { useLoad } from '../../../app/use-load.js';
import { useLanguage } from '../../../app/use-texts.js';
import { Failure } from '../../../frame/failure.js';
import { loadStructures } from '../../../platform/local-structures.js';
import type { StructureLine } from '../../../platform/structures.js';
import { paths } from '../../../routes/paths.js';
import { OwnHeadPage } from '../../own-head-page.js';
import { StructureTable } from './structure-table.js';
import './structure.css';

const load = (signal: AbortSignal): Promise<StructureLine[]> => loadStructures({ signal });

/** The product structures of the factory: 50,000 lines as a query without an order gives them, with what is wrong in them. */
export default function StructureScreen() {
  useLanguage();
  const go = useGo();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const showAll = useCallback(() => setAddress({}, { preventScrollReset: true }), [setAddress]);
  const { value: lines, error, reload } = useLoad(load);
  const products = useMemo(() => lines?.filter(({ parentId }) => parentId === '').length ?? 0, [lines]);

  return (
    <OwnHeadPage
      screen="structure"
      head={
        <DassPageHeader
          heading="dassScreenStructure"
          subheading={lines ? t('dassStructureTotal', { count: lines.length, products }) : t('dassStructureCounting')}
          icon="sitemap"
          withBack
          withSearch
          searchLabel="dassStructureSearch"
          filters={search ? [{ key: SEARCH_KEY, label: search }] : []}
          onBack={() => go(paths.workspace)}
          onFilter={({ detail }) =>
            setAddress(detail.search && detail.filters.length ? { search: detail.search } : {}, {
              preventScrollReset: true,
            })
          }
        />
      }
    >
      {error && <Failure heading={t('dassStructureFailed')} error={error} onRetry={reload} />}
      {lines && <StructureTable lines={lines} filter={search} onShowAll={showAll} />}
      {!lines && !error && (
        <div className="card structure-waiting">
          <DassSpinner withLabel label={t('dassStructureLoading')} />
        </div>
      )}
    </OwnHeadPage>
  );
}
