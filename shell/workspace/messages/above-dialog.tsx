import { useState } from 'react';
import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import { Demo } from '../demo.js';

export function AboveDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Demo
      heading={msg('Acima de uma janela', { id: 'dassNoticesAbove' })}
      note={msg('Um aviso pode ser lido e fechado enquanto uma janela está aberta.', { id: 'dassNoticesAboveNote' })}
    >
      <div>
        <DassButton onClick={() => setOpen(true)}>{msg('Abrir uma janela', { id: 'dassNoticesOpen' })}</DassButton>
      </div>
      <DassDialog
        heading={msg('Acima de uma janela', { id: 'dassNoticesAbove' })}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>
          {msg('Um aviso pode ser lido e fechado enquanto uma janela está aberta.', { id: 'dassNoticesAboveNote' })}
        </p>
        <DassButton slot="footer" onClick={() => setOpen(false)}>
          {msg('Fechar', { id: 'dassNoticesClose' })}
        </DassButton>
        <DassButton
          slot="footer"
          appearance="solid"
          onClick={() =>
            void notify({
              type: 'error',
              message: msg('A etiqueta não foi impressa: a impressora da esteira 3 não responde.', {
                id: 'dassNoticesErrorText',
              }),
            })
          }
        >
          {msg('Avisar', { id: 'dassNoticesNotify' })}
        </DassButton>
      </DassDialog>
    </Demo>
  );
}
