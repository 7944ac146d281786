import { msg } from '../../locales/localize.js';
import { useLanguage } from '../../app/use-texts.js';
import { ActionBar } from './action-bar.js';
import { ButtonStates } from './button-states.js';
import { IconButtons } from './icon-buttons.js';

export default function ButtonsScreen() {
  useLanguage();
  return (
    <>
      <ActionBar />
      <ButtonStates />
      <IconButtons label={msg('Ícones, dicas e um painel', { id: 'dassButtonsIcons' })} />
    </>
  );
}
