import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { inLanguage } from '../../app/translations.js';
import { useLater } from '../use-later.js';
import { useLoad } from '../../app/use-load.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { useApis } from '../apis-context.js';
import { IgnoredFilters } from '../ignored-filters.js';
import { ListAndRecord, useSelectedId } from '../record/list-and-record.js';
import { tableStates } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import type { QualityFinding } from './api.js';
import { findingColumns } from './finding-columns.js';
import { filtersOf, ignoredTexts, withFilters } from './finding-filters.js';
import { FindingFacts } from './finding-facts.js';
import './quality.css';

/** The finding beside the list shows them. The user can show them in the list, too. */
const hiddenInList = ['materialName', 'lot', 'defective', 'inspected', 'inspector'].map((name) => ({
  name,
  isHidden: true,
}));
const loadEvidence = () => import('./finding-evidence.js');

/** The findings of the inspection. The selected one, in the address, has voice notes, photos and films. */
export default function QualityScreen({ screen }: ScreenProps) {
  const language = useLanguage();
  const table = useTablePlace<DassDataTableElement<QualityFinding>>();
  const { quality } = useApis();
  const [address, setAddress] = useSearchParams();
  const load = useCallback((signal: AbortSignal) => quality.loadFindings({ signal }), [quality]);
  const loaded = useLoad(load);
  const { value: findings } = loaded;
  const rows = useMemo(
    () => (findings ?? []).map((finding) => inLanguage<QualityFinding>(finding, language)),
    [findings, language],
  );
  const columns = useColumns(findingColumns);
  const filters = useMemo(() => filtersOf(address), [address]);
  const [selectedId, select] = useSelectedId();
  const evidence = useLater(loadEvidence, selectedId !== undefined);
  const selected = rows.find(({ id }) => String(id) === selectedId);

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Ocorrências da qualidade', { id: 'dassScreenQuality' })}
      subheading={
        findings ? countText(findings.length) : msg('Carregando as ocorrências…', { id: 'dassFindingsLoading' })
      }
      icon="clipboardList"
    >
      <IgnoredFilters
        texts={ignoredTexts(address)}
        onRemove={() => setAddress((last) => withFilters(last, filtersOf(last)), { replace: true })}
      />
      <ListAndRecord
        label={msg('Ocorrências', { id: 'dassFindings' })}
        settingsKey="quality"
        table={table}
        selected={selected && String(selected.id)}
        recordLabel={selected ? `${selected.code} · ${selected.defect}` : ''}
        onSelect={select}
        list={(own) => (
          <DassDataTable
            {...own}
            ref={table}
            className="findings"
            label={msg('Ocorrências', { id: 'dassFindings' })}
            columns={columns}
            columnSettings={hiddenInList}
            rows={rows}
            filters={filters}
            onFilters={({ detail }) =>
              setAddress((last) => withFilters(last, detail.filters), { replace: true, preventScrollReset: true })
            }
            {...tableStates(loaded, msg('As ocorrências não puderam ser carregadas.', { id: 'dassFindingsFailed' }))}
          />
        )}
        empty={
          findings && (
            <DassEmptyState
              icon="camera"
              text={msg('Selecione uma ocorrência para ver e anexar fotos, vídeos e notas de voz.', {
                id: 'dassFindingsHint',
              })}
            />
          )
        }
      >
        {selected && (
          <div className="finding">
            <FindingFacts finding={selected} />
            {evidence && <evidence.FindingEvidence key={selected.id} finding={selected} />}
          </div>
        )}
      </ListAndRecord>
    </RecordScreen>
  );
}

const countText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} ocorrência`, { id: 'dassFindingsCountOne' }),
    many: msg(str`${formatCount(count)} de ocorrências`, { id: 'dassFindingsCountMany' }),
    other: msg(str`${formatCount(count)} ocorrências`, { id: 'dassFindingsCountOther' }),
  });
