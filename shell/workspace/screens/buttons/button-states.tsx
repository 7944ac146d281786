import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { Demo } from '../../demo.js';

const looks = [
  { name: 'dassButtonsSolid', appearance: 'solid', tone: 'accent' },
  { name: 'dassButtonsDanger', appearance: 'solid', tone: 'danger' },
  { name: 'dassButtonsOutline', appearance: 'outline', tone: 'neutral' },
  { name: 'dassButtonsAccent', appearance: 'outline', tone: 'accent' },
  { name: 'dassButtonsPlain', appearance: 'plain', tone: 'neutral' },
] as const;

/** Every look of a button in every state. */
export function ButtonStates() {
  return (
    <Demo heading={t('dassButtonsStates')} note={t('dassButtonsStatesNote')}>
      <div className="scroll">
        <table className="samples">
          <thead>
            <tr>
              <th scope="col">{t('dassButtonsLook')}</th>
              <th scope="col">{t('dassButtonsReady')}</th>
              <th scope="col">{t('dassButtonsBusy')}</th>
              <th scope="col">{t('dassButtonsDisabled')}</th>
            </tr>
          </thead>
          <tbody>
            {looks.map(({ name, ...look }) => (
              <tr key={name}>
                <th scope="row">{t(name)}</th>
                <td>
                  <DassButton {...look}>{t('dassButtonsConfirm')}</DassButton>
                </td>
                <td>
                  <DassButton {...look} busy>
                    {t('dassButtonsConfirm')}
                  </DassButton>
                </td>
                <td>
                  <DassButton {...look} disabled>
                    {t('dassButtonsConfirm')}
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
