import { useCallback, type ReactNode } from 'react';
import { openCamera } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { DassRecorder } from 'dass-elements/react/dass-recorder.js';
import { formatCount, msg, str } from '../../locales/localize.js';
import { useLoad } from '../../app/use-load.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { Failure } from '../../frame/failure.js';
import { paths } from '../../routes/paths.js';
import { useApis } from '../apis-context.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import { MAX_DOCUMENT_MB } from '../documents/api.js';
import { RecordDocuments } from '../documents/record-documents.js';
import { FormSkeleton } from '../form-skeleton.js';
import type { ScreenProps } from '../screen.js';
import type { QualityFinding } from './api.js';
import { defects, severities, states } from './finding-texts.js';

const types = ['image', 'video', 'audio'] as const;
/** Seconds of a voice note, and of a film. */
const MAX_NOTE_S = 600;
const MAX_FILM_S = 120;

/** A quality finding with its photos, films and voice notes. */
export function FindingPage({ screen, id }: ScreenProps & { id: number }) {
  const navigateTo = useNavigateTo();
  const { quality } = useApis();
  const load = useCallback((signal: AbortSignal) => quality.loadFinding(id, { signal }), [quality, id]);
  const { value: finding, error, reload } = useLoad(load);

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={finding?.number ?? msg('Ocorrência', { id: 'dassQualityNumber' })}
          subheading={finding ? `${defects[finding.defect]()} · ${finding.materialCode}` : ''}
          icon="clipboardList"
          withBack
          onBack={() => navigateTo(`${paths.workspace}/quality`)}
        />
      }
    >
      {error && !finding && (
        <Failure
          heading={msg('A ocorrência não pôde ser carregada', { id: 'dassQualityNotLoaded' })}
          error={error}
          onRetry={reload}
        />
      )}
      {!error && !finding && (
        <FormSkeleton label={msg('Carregando a ocorrência', { id: 'dassQualityLoadingOne' })} sections={[8]} />
      )}
      {finding && (
        <>
          <FindingFacts finding={finding} />
          <RecordDocuments
            record={{ kind: 'quality-findings', id }}
            heading={msg('Fotos, filmes e notas de voz', { id: 'dassQualityDocuments' })}
            types={types}
            sources={(addFiles) => <FindingSources number={finding.number} addFiles={addFiles} />}
          />
        </>
      )}
    </CustomHeaderPage>
  );
}

/** The recorder of voice notes, and the camera. What they make is sent at once, as a picked file. */
function FindingSources({ number, addFiles }: { number: string; addFiles: (files: readonly File[]) => Promise<void> }) {
  const takePicture = async (): Promise<void> => {
    const result = await openCamera({
      heading: msg(str`Foto ou filme de ${number}`, { id: 'dassQualityCameraHeading' }),
      maxSize: MAX_DOCUMENT_MB,
      maxDuration: MAX_FILM_S,
    });
    if (!result) return;
    URL.revokeObjectURL(result.url);
    await addFiles([result.data]);
  };
  return (
    <>
      <DassRecorder
        label={msg('Nota de voz', { id: 'dassQualityNote' })}
        maxDuration={MAX_NOTE_S}
        onRecordStop={({ detail }) => void addFiles([detail.file])}
      />
      <DassButton className="finding-camera" onClick={() => void takePicture()}>
        <DassIcon slot="start" name="photo" />
        {msg('Foto ou filme', { id: 'dassQualityCamera' })}
      </DassButton>
    </>
  );
}

function FindingFacts({ finding }: { finding: QualityFinding }) {
  const { materialCode, materialName, lot, defect, found, inspected, severity, status, date, inspector } = finding;
  const facts: readonly [name: string, value: ReactNode][] = [
    [msg('Material', { id: 'dassQualityMaterial' }), `${materialCode} · ${materialName}`],
    [msg('Lote', { id: 'dassQualityLot' }), lot],
    [msg('Defeito', { id: 'dassQualityDefect' }), defects[defect]()],
    [msg('Peças', { id: 'dassQualityPieces' }), `${formatCount(found)} / ${formatCount(inspected)}`],
    [
      msg('Gravidade', { id: 'dassQualitySeverity' }),
      <DassChip key="severity" label={severities[severity].name()} tone={severities[severity].tone} />,
    ],
    [
      msg('Situação', { id: 'dassQualityStatus' }),
      <DassChip key="status" label={states[status].name()} tone={states[status].tone} />,
    ],
    [msg('Data', { id: 'dassQualityDate' }), date.split('-').toReversed().join('/')],
    [msg('Inspetor', { id: 'dassQualityInspector' }), inspector],
  ];
  return (
    <dl className="card finding-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
