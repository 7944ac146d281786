import { useState } from 'react';
import { formatCount, msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';

const widths = ['s', 'm', 'l', '70vw'] as const;

/** Stacked dialogs of different widths. Escape closes the top one and returns the focus. */
export function StackedDialogs() {
  const [depth, setDepth] = useState(0);
  const close = (level: number) => setDepth(level);
  return (
    <>
      <div>
        <DassButton onClick={() => setDepth(1)}>{msg('Abrir a primeira', { id: 'dassDialogsOpenFirst' })}</DassButton>
      </div>
      {widths.map((width, level) => (
        <DassDialog
          key={width}
          width={width}
          heading={msg(str`Janela ${formatCount(level + 1)}`, { id: 'dassDialogsLevel' })}
          open={depth > level}
          onClose={() => close(level)}
        >
          <p>{msg(str`A largura desta é ${width}.`, { id: 'dassDialogsWidth' })}</p>
          <DassButton slot="footer" onClick={() => close(level)}>
            {msg('Fechar', { id: 'dassDialogsBack' })}
          </DassButton>
          {level + 1 < widths.length && (
            <DassButton slot="footer" appearance="solid" onClick={() => setDepth(level + 2)}>
              {msg('Abrir a próxima', { id: 'dassDialogsNext' })}
            </DassButton>
          )}
        </DassDialog>
      ))}
    </>
  );
}
