import { msg, formatCount, str } from '../../locales/localize.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { MaterialDrawer } from './material-drawer.js';
import { SupplierDialog } from './supplier-dialog.js';
import { useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';

export default function DialogsScreen() {
  useLanguage();
  return (
    <div className="screen-wide">
      <Demo
        heading={msg('Um formulário que não perde o trabalho', { id: 'dassDialogsUnsaved' })}
        note={msg('Mude o nome e feche: a janela pergunta antes, em outra acima dela.', {
          id: 'dassDialogsUnsavedNote',
        })}
      >
        <SupplierDialog />
      </Demo>
      <Demo
        heading={msg('Uma janela sobre a outra', { id: 'dassDialogsStack' })}
        note={msg(
          'Escape fecha só a de cima, e o foco volta para onde estava. Em telas pequenas, cada uma ocupa a tela inteira.',
          { id: 'dassDialogsStackNote' },
        )}
      >
        <StackedDialogs />
      </Demo>
      <Demo
        heading={msg('Um painel ao lado', { id: 'dassDialogsDrawer' })}
        note={msg('Os detalhes de um material, sem sair da lista.', { id: 'dassDialogsDrawerNote' })}
      >
        <MaterialDrawer />
      </Demo>
    </div>
  );
}

const widths = ['s', 'm', 'l', '70vw'] as const;

/** Stacked dialogs of different widths. Escape closes the top one and returns the focus. */
function StackedDialogs() {
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
