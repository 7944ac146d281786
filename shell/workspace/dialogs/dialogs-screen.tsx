import { msg } from '../../locales/localize.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { MaterialDrawer } from './material-drawer.js';
import { StackedDialogs } from './stacked-dialogs.js';
import { SupplierDialog } from './supplier-dialog.js';

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
