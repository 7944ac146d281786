import { confirmDiscard } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { msg, str } from '../../locales/localize.js';
import type { FormDraft } from './use-draft.js';
import { whenText } from './when-text.js';

export interface DraftBarProps {
  draft: FormDraft;
  /** The form has changes that continuing the draft would replace. */
  isDirty: boolean;
  /** Called when the user has decided. */
  onDecided: () => void;
}

/** Offers the changes that were not saved when the page was closed. Nothing is set in the form before the user decides. */
export function DraftBar({ draft, isDirty, onDecided }: DraftBarProps) {
  const { offered, isOutdated } = draft;
  if (!offered) return null;
  const when = whenText(offered.savedAt);

  const restore = async (): Promise<void> => {
    const question = msg('O que você mudou agora será substituído pelo rascunho.', { id: 'dassDraftReplaces' });
    if (isDirty && !(await confirmDiscard(question).catch(() => false))) return;
    draft.restore();
    onDecided();
  };
  const remove = async (): Promise<void> => {
    const question = msg(str`O rascunho de ${when} será perdido.`, { id: 'dassDraftLost' });
    if (!(await confirmDiscard(question).catch(() => false))) return;
    draft.remove();
    onDecided();
  };

  return (
    <section className="draft-bar" aria-label={msg('Rascunho', { id: 'dassDraft' })}>
      <DassIcon name="history" />
      <p role="status">
        {msg(str`Há um rascunho de ${when} que não foi salvo.`, { id: 'dassDraftFound' })}
        {isOutdated &&
          ` ${msg('O registro mudou depois disso: ao salvar, você compara as duas versões.', { id: 'dassDraftOutdated' })}`}
      </p>
      <DassButton appearance="plain" onClick={() => void remove()}>
        {msg('Descartar o rascunho', { id: 'dassDraftDiscard' })}
      </DassButton>
      <DassButton onClick={() => void restore()}>{msg('Continuar o rascunho', { id: 'dassDraftContinue' })}</DassButton>
    </section>
  );
}
