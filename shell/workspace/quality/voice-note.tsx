import { useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { DassRecorder } from 'dass-elements/react/dass-recorder.js';
import { msg } from '../../locales/localize.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';

/** Maximum length of a voice note in seconds: 5 minutes. */
const MAX_SECONDS = 300;

const lost = () => msg('A nota de voz que ainda não foi anexada será perdida.', { id: 'dassVoiceNoteLeave' });

/**
 * Records a voice note, which the user can listen to before it is attached.
 * @param onAttach takes the file; resolves with whether it was accepted
 */
export function VoiceNote({ onAttach }: { onAttach: (file: File) => Promise<boolean> }) {
  /** Counts the attached notes: each has a new recorder. */
  const [attached, setAttached] = useState(0);
  const [isRecording, setRecording] = useState(false);
  const [note, setNote] = useState<File>();
  useUnsavedChanges(isRecording || note !== undefined, lost);

  const attach = async (file: File): Promise<void> => {
    if (!(await onAttach(file))) return;
    setNote(undefined);
    setAttached((count) => count + 1);
  };

  return (
    <div className="voice-note">
      <DassRecorder
        key={attached}
        label={msg('Nota de voz', { id: 'dassVoiceNote' })}
        maxDuration={MAX_SECONDS}
        onRecordStart={() => {
          setRecording(true);
          setNote(undefined);
        }}
        onRecordStop={({ detail }) => {
          setRecording(false);
          setNote(detail.file);
        }}
        onRecordDiscard={() => {
          setRecording(false);
          setNote(undefined);
        }}
      />
      {note && (
        <DassButton appearance="solid" onClick={() => void attach(note)}>
          <DassIcon slot="start" name="microphone" />
          {msg('Anexar nota de voz', { id: 'dassVoiceNoteAttach' })}
        </DassButton>
      )}
    </div>
  );
}
