import { useState } from 'react';
import { msg } from '../../locales/localize.js';
import { confirmDiscard } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { supplierAt } from '../../../sample-data/suppliers.js';

const { name: firstName, city } = supplierAt(3);

/** A form in a dialog with unsaved changes: closing it asks for confirmation in a dialog above it. */
export function SupplierDialog() {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(firstName);
  const [name, setName] = useState(saved);
  const isChanged = name !== saved;

  const leave = async () => {
    const lost = msg('O que mudou neste fornecedor será perdido.', { id: 'dassDialogsLost' });
    // The dialog stays open when the question cannot be loaded.
    if (isChanged && !(await confirmDiscard(lost).catch(() => false))) return;
    setOpen(false);
    setName(saved);
  };

  return (
    <div className="stack">
      <p>
        {saved} <span className="quiet">· {city}</span>
      </p>
      <DassButton onClick={() => setOpen(true)}>{msg('Editar fornecedor', { id: 'dassDialogsEdit' })}</DassButton>
      <DassDialog
        heading={msg('Editar fornecedor', { id: 'dassDialogsEdit' })}
        open={isOpen}
        onBeforeClose={(event) => {
          if (!isChanged) return;
          event.preventDefault();
          void leave();
        }}
        onClose={() => setOpen(false)}
      >
        <DassTextInput
          label={msg('Nome', { id: 'dassDialogsName' })}
          value={name}
          maxLength={120}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DassButton slot="footer" onClick={() => void leave()}>
          {msg('Cancelar', { id: 'dassDialogsCancel' })}
        </DassButton>
        <DassButton
          slot="footer"
          appearance="solid"
          disabled={!isChanged || !name.trim()}
          onClick={() => {
            setSaved(name.trim());
            setName(name.trim());
            setOpen(false);
          }}
        >
          {msg('Salvar', { id: 'dassDialogsSave' })}
        </DassButton>
      </DassDialog>
    </div>
  );
}
