import { useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassCameraDialog } from 'dass-elements/react/dass-camera-dialog.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { msg } from '../../locales/localize.js';

/** In MB: about two minutes. */
const MAX_FILM_MB = 50;
/** In seconds. */
const MAX_FILM_SECONDS = 120;

/**
 * Takes a photo, which can be marked, or a film. The dialog stays open until the upload has accepted it.
 * @param onAttach takes the file; resolves with whether it was accepted
 */
export function CameraButton({ onAttach }: { onAttach: (file: File) => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);

  const attach = async (file: File): Promise<void> => {
    if (await onAttach(file)) setOpen(false);
  };

  return (
    <>
      <DassButton className="camera-button" onClick={() => setOpen(true)}>
        <DassIcon slot="start" name="camera" />
        {msg('Fotografar ou filmar', { id: 'dassFindingCamera' })}
      </DassButton>
      <DassCameraDialog
        heading={msg('Foto ou vídeo do defeito', { id: 'dassFindingCameraHeading' })}
        open={isOpen}
        editable
        maxSize={MAX_FILM_MB}
        maxDuration={MAX_FILM_SECONDS}
        onConfirm={(event) => {
          event.preventDefault();
          void attach(event.detail.data);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
