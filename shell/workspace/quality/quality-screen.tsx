import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DassDataTable, type DassDataTableElement } from 'dass-elements/react/dass-data-table.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { inLanguage } from '../../app/translations.js';
import { useLoad } from '../../app/use-load.js';
import { useTablePlace } from '../../history/use-table-place.js';
import { useColumns, useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { tableStates } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { ScreenProps } from '../screen.js';
import type { QualityFinding } from './api.js';
import { CameraButton } from './camera-button.js';
import { findingColumns } from './finding-columns.js';
import { VoiceNote } from './voice-note.js';
import './quality.css';

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
  const selected = rows.find(({ id }) => String(id) === address.get('id'));
  const [, setSelections] = useState(0);

  return (
    <RecordScreen
      screen={screen}
      heading={msg('Ocorrências da qualidade', { id: 'dassScreenQuality' })}
      subheading={
        findings ? countText(findings.length) : msg('Carregando as ocorrências…', { id: 'dassFindingsLoading' })
      }
      icon="clipboardList"
    >
      <DassDataTable
        ref={table}
        className="findings"
        label={msg('Ocorrências', { id: 'dassFindings' })}
        columns={columns}
        rows={rows}
        selection="single"
        selected={selected ? [String(selected.id)] : []}
        {...tableStates(loaded, msg('As ocorrências não puderam ser carregadas.', { id: 'dassFindingsFailed' }))}
        onSelectRows={({ detail }) => {
          const [id] = detail.keys;
          // A step of the history, so that the user is asked before unsaved work is lost. If he stays, the table shows
          // the finding that it showed before.
          setAddress(id === undefined ? {} : { id: String(id) }, { preventScrollReset: true });
          setSelections((count) => count + 1);
        }}
      />
      {selected ? (
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
      ) : (
        findings && (
          <p className="card findings-hint">
            {msg('Selecione uma ocorrência para ver e anexar fotos, filmes e notas de voz.', {
              id: 'dassFindingsHint',
            })}
          </p>
        )
      )}
    </RecordScreen>
  );
}

const countText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} ocorrência`, { id: 'dassFindingsCountOne' }),
    many: msg(str`${formatCount(count)} de ocorrências`, { id: 'dassFindingsCountMany' }),
    other: msg(str`${formatCount(count)} ocorrências`, { id: 'dassFindingsCountOther' }),
  });
