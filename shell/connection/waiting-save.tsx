import { useEffect } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { useLanguage } from '../app/use-texts.js';
import { msg } from '../locales/localize.js';
import { connection } from '../app/connection.js';
import { useConnection } from '../app/use-connection.js';

export interface WaitingSaveProps {
  /** Slot of the element around it. */
  slot?: string;
  /** Something is being saved here. */
  isSaving: boolean;
  /** Called when the user does not want to wait. The button with the focus is removed: the caller moves the focus. */
  onGiveUp: () => void;
}

/** Says beside a button that what is being saved waits for the connection, and gives it up. */
export function WaitingSave({ slot, isSaving, onGiveUp }: WaitingSaveProps) {
  useLanguage();
  const isWaiting = useConnection().waiting > 0 && isSaving;
  useEffect(() => (isWaiting ? connection.addWaitingPlace() : undefined), [isWaiting]);
  const giveUp = (): void => {
    connection.monitor?.giveUp();
    onGiveUp();
  };
  return (
    <span slot={slot} className="waiting-save">
      <span role="status">{isWaiting && msg('Aguardando a conexão…', { id: 'dassShellWaitingSave' })}</span>
      {isWaiting && (
        <DassButton type="button" appearance="plain" onClick={giveUp}>
          {stopText()}
        </DassButton>
      )}
    </span>
  );
}

export const stopText = (): string => msg('Não aguardar', { id: 'dassShellStopWaiting' });
