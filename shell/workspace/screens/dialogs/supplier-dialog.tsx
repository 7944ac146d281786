import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassDialog } from '../../../../react-wrappers/dass-dialog.js';
import { DassTextInput } from '../../../../react-wrappers/dass-text-input.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';

const { name: firstName, city } = supplierAt(3);

/** A form in a dialog that does not let unsaved work go: closing it asks first, in a dialog above it. */
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
      <DassButton onClick={() => setOpen(true)}>{t('dassDialogsEdit')}</DassButton>
      <DassDialog
        heading={t('dassDialogsEdit')}
        open={isOpen}
        onBeforeClose={(event) => {
          if (!isChanged) return;
          event.preventDefault();
          setAsking(true);
        }}
        onClose={() => setOpen(false)}
      >
        <DassTextInput
          label="dassDialogsName"
          value={name}
          maxLength={120}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DassButton slot="footer" onClick={() => (isChanged ? setAsking(true) : leave())}>
          {t('dassDialogsCancel')}
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
          {t('dassDialogsSave')}
        </DassButton>
      </DassDialog>
      <DassDialog alert width="s" heading={t('dassDialogsLeave')} open={isAsking} onClose={() => setAsking(false)}>
        <p>{t('dassDialogsLeaveText')}</p>
        <DassButton slot="footer" onClick={() => setAsking(false)}>
          {t('dassDialogsStay')}
        </DassButton>
        <DassButton slot="footer" tone="danger" appearance="solid" onClick={leave}>
          {t('dassDialogsDiscard')}
        </DassButton>
      </DassDialog>
    </div>
  );
}
