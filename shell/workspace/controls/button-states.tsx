import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { Demo } from '../demo.js';

const looks = [
  { name: () => msg('Principal', { id: 'dassButtonsSolid' }), appearance: 'solid', tone: 'accent' },
  { name: () => msg('Destrutivo', { id: 'dassButtonsDanger' }), appearance: 'solid', tone: 'danger' },
  { name: () => msg('Comum', { id: 'dassButtonsOutline' }), appearance: 'outline', tone: 'neutral' },
  { name: () => msg('Destaque', { id: 'dassButtonsAccent' }), appearance: 'outline', tone: 'accent' },
  { name: () => msg('Discreto', { id: 'dassButtonsPlain' }), appearance: 'plain', tone: 'neutral' },
] as const;

/** Every appearance of a button in every state. */
export function ButtonStates() {
  return (
    <Demo
      heading={msg('Aparências e estados', { id: 'dassButtonsStates' })}
      note={msg('Um botão ocupado mantém o foco e ignora o que se aperta; um desabilitado não o recebe.', {
        id: 'dassButtonsStatesNote',
      })}
    >
      <div className="scroll">
        <table className="samples">
          <thead>
            <tr>
              <th scope="col">{msg('Aparência', { id: 'dassButtonsLook' })}</th>
              <th scope="col">{msg('Pronto', { id: 'dassButtonsReady' })}</th>
              <th scope="col">{msg('Ocupado', { id: 'dassButtonsBusy' })}</th>
              <th scope="col">{msg('Desabilitado', { id: 'dassButtonsDisabled' })}</th>
            </tr>
          </thead>
          <tbody>
            {looks.map(({ name, ...look }) => (
              <tr key={`${look.appearance}-${look.tone}`}>
                <th scope="row">{name()}</th>
                <td>
                  <DassButton {...look}>{msg('Confirmar', { id: 'dassButtonsConfirm' })}</DassButton>
                </td>
                <td>
                  <DassButton {...look} busy>
                    {msg('Confirmar', { id: 'dassButtonsConfirm' })}
                  </DassButton>
                </td>
                <td>
                  <DassButton {...look} disabled>
                    {msg('Confirmar', { id: 'dassButtonsConfirm' })}
                  </DassButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Demo>
  );
}
