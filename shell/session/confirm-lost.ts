import { confirmDiscard } from 'dass-elements/dialogs.js';
import { msg } from '../locales/localize.js';

/** Where there are unsaved changes: in this page, in other tabs of this browser. */
export interface Unsaved {
  readonly isHere: boolean;
  readonly isElsewhere: boolean;
}

/** Asks before the user leaves for the login page and loses changes. Resolves with whether he wants to. */
export const confirmLost = (unsaved: Unsaved = { isHere: true, isElsewhere: false }): Promise<boolean> =>
  confirmDiscard(textOf(unsaved));

function textOf({ isHere, isElsewhere }: Unsaved): string {
  if (!isElsewhere)
    return msg('Há alterações que não foram salvas nesta página. Se você sair agora, elas serão perdidas.', {
      id: 'dassShellSignOutUnsavedText',
    });
  return isHere
    ? msg(
        'Há alterações que não foram salvas nesta página e em outra aba deste navegador. Se você sair agora, elas serão perdidas.',
        { id: 'dassShellSignOutUnsavedBoth' },
      )
    : msg('Há alterações que não foram salvas em outra aba deste navegador. Se você sair agora, elas serão perdidas.', {
        id: 'dassShellSignOutUnsavedElsewhere',
      });
}
