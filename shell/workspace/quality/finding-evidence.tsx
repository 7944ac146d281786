import { msg, str } from '../../locales/localize.js';
import { RecordDocuments } from '../documents/record-documents.js';
import type { QualityFinding } from './api.js';
import { CameraButton } from './camera-button.js';
import { VoiceNote } from './voice-note.js';

const mediaTypes = ['image', 'video', 'audio'] as const;

/** The photos, videos and voice notes of a finding. */
export function FindingEvidence({ finding: { id, code } }: { finding: QualityFinding }) {
  return (
    <RecordDocuments
      record={{ kind: 'quality-findings', id }}
      heading={msg(str`Evidências de ${code}`, { id: 'dassFindingDocuments' })}
      types={mediaTypes}
      sources={(addFiles) => (
        <>
          <CameraButton onAttach={(file) => addFiles([file])} />
          <VoiceNote onAttach={(file) => addFiles([file])} />
        </>
      )}
    />
  );
}
