import { confirmDiscard } from 'dass-elements/dialogs.js';
import { msg } from '../locales/localize.js';

/** Asks before the user leaves for the login page and loses changes. Resolves with whether he wants to. */
export const confirmLost = (): Promise<boolean> =>
  confirmDiscard(
    msg('Há alterações que não foram salvas nesta página. Se você sair agora, elas serão perdidas.', {
      id: 'dassShellSignOutUnsavedText',
    }),
  );
