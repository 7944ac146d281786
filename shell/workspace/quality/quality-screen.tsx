import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { DassSplitView } from 'dass-elements/react/dass-split-view.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { inLanguage } from '../../app/translations.js';
import { useLoad } from '../../app/use-load.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { useApis } from '../apis-context.js';
import { IgnoredFilters } from '../ignored-filters.js';
import { tableStates } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { ScreenProps } from '../screen.js';
import type { QualityFinding } from './api.js';
import { CameraButton } from './camera-button.js';
import { findingColumns } from './finding-columns.js';
import { filtersOf, ignoredTexts, withFilters } from './finding-filters.js';
import { FindingFacts } from './finding-facts.js';
import { VoiceNote } from './voice-note.js';
import './quality.css';

/** The finding beside the list shows them. The user can show them in the list, too. */
const hiddenInList = ['materialName', 'lot', 'defective', 'inspected', 'inspector'].map((name) => ({
  name,
  isHidden: true,
}));
/** Width of the list until the user changes it. */
const LIST_WIDTH_PX = 420;
const mediaTypes = ['image', 'video', 'audio'] as const;

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
  const selected = rows.find(({ id }) => String(id) === address.get('id'));
  /** Where the selected finding is among those that the filter includes. */
  const [place, setPlace] = useState({ index: -1, count: 0 });
  const [, setSelections] = useState(0);

  // The table knows in which order the user sees the findings.
  const showPlace = (): void => {
    const index = selected ? (table.current?.visibleIndexOf(selected.id) ?? -1) : -1;
    const count = table.current?.visibleCount ?? 0;
    setPlace((last) => (last.index === index && last.count === count ? last : { index, count }));
  };
  useEffect(showPlace);

  // A step of the history, so that the user is asked before unsaved work is lost. If he stays, the screen shows the
  // finding that it showed before.
  const select = (id: string | undefined): void => {
    setAddress(
      (last) => {
        const next = new URLSearchParams(last);
        if (id === undefined) next.delete('id');
        else next.set('id', id);
        return next;
      },
      { preventScrollReset: true },
    );
    setSelections((count) => count + 1);
  };

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
      <DassSplitView
        className="quality"
        label={msg('Ocorrências', { id: 'dassFindings' })}
        settingsKey="quality"
        size={LIST_WIDTH_PX}
        open={selected !== undefined}
        recordLabel={selected ? `${selected.code} · ${selected.defect}` : ''}
        recordIndex={place.index}
        recordCount={place.count}
        onBack={(event) => {
          event.preventDefault();
          select(undefined);
        }}
        onSelectRecord={({ detail }) => {
          const key = table.current?.visibleKeyAt(detail.index);
          if (key === undefined) return;
          table.current?.reveal(key);
          select(key);
        }}
      >
        <DassDataTable
          slot="list"
          ref={table}
          className="findings"
          label={msg('Ocorrências', { id: 'dassFindings' })}
          columns={columns}
          columnSettings={hiddenInList}
          rows={rows}
          filters={filters}
          onFilters={({ detail }) => {
            showPlace();
            setAddress((last) => withFilters(last, detail.filters), { replace: true, preventScrollReset: true });
          }}
          selection="single"
          selected={selected ? [String(selected.id)] : []}
          {...tableStates(loaded, msg('As ocorrências não puderam ser carregadas.', { id: 'dassFindingsFailed' }))}
          onSort={showPlace}
          onSelectRows={({ detail }) => select(detail.keys[0])}
        />
        {selected && (
          <div className="finding">
            <FindingFacts finding={selected} />
            <RecordDocuments
              key={selected.id}
              record={{ kind: 'quality-findings', id: selected.id }}
              heading={msg(str`Evidências de ${selected.code}`, { id: 'dassFindingDocuments' })}
              types={mediaTypes}
              sources={(addFiles) => (
                <>
                  <CameraButton onAttach={(file) => addFiles([file])} />
                  <VoiceNote onAttach={(file) => addFiles([file])} />
                </>
              )}
            />
          </div>
        )}
        <div slot="empty">
          {findings && (
            <DassEmptyState
              icon="camera"
              text={msg('Selecione uma ocorrência para ver e anexar fotos, vídeos e notas de voz.', {
                id: 'dassFindingsHint',
              })}
            />
          )}
        </div>
      </DassSplitView>
    </RecordScreen>
  );
}

const countText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} ocorrência`, { id: 'dassFindingsCountOne' }),
    many: msg(str`${formatCount(count)} de ocorrências`, { id: 'dassFindingsCountMany' }),
    other: msg(str`${formatCount(count)} ocorrências`, { id: 'dassFindingsCountOther' }),
  });
