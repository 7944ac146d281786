import { useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { supplierAt } from '../../../sample-data/suppliers.js';

const { name: firstName, city } = supplierAt(3);

/** A form in a dialog with unsaved changes: closing it asks for confirmation in a dialog above it. */
export function SupplierDialog() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState(firstName);
  const [name, setName] = useState(saved);
  const isChanged = name !== saved;

  const leave = () => {
    setAsking(false);
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
          setAsking(true);
        }}
        onClose={() => setOpen(false)}
      >
        <DassTextInput
          label={msg('Nome', { id: 'dassDialogsName' })}
          value={name}
          maxLength={120}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DassButton slot="footer" onClick={() => (isChanged ? setAsking(true) : leave())}>
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
      <DassDialog
        alert
        width="s"
        heading={msg('Descartar as alterações?', { id: 'dassDialogsLeave' })}
        open={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{msg('Há alterações que não foram salvas.', { id: 'dassDialogsLeaveText' })}</p>
        <DassButton slot="footer" onClick={() => setAsking(false)}>
          {msg('Continuar editando', { id: 'dassDialogsStay' })}
        </DassButton>
        <DassButton slot="footer" tone="danger" appearance="solid" onClick={leave}>
          {msg('Descartar', { id: 'dassDialogsDiscard' })}
        </DassButton>
      </DassDialog>
    </div>
  );
}
