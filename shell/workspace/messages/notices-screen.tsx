import { notify } from 'dass-elements/dialogs.js';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { materials } from '../../../sample-data/materials.js';
import { useLanguage } from '../../app/use-texts.js';
import { blockedReason as reasonText } from '../material-options.js';
import { Demo } from '../demo.js';
import { AboveDialog } from './above-dialog.js';
import { NoticePositions } from './notice-positions.js';

const types = [
  {
    type: 'information',
    name: () => msg('Informação', { id: 'dassNoticesInformation' }),
    message: () => msg('A ordem 10421 foi liberada para o corte.', { id: 'dassNoticesInformationText' }),
  },
  {
    type: 'success',
    name: () => msg('Sucesso', { id: 'dassNoticesSuccess' }),
    message: () => msg('Preço atualizado.', { id: 'dassNoticesSuccessText' }),
  },
  {
    type: 'warning',
    name: () => msg('Alerta', { id: 'dassNoticesWarning' }),
    message: () => msg('O lote 88 fica sem linha preta em duas horas.', { id: 'dassNoticesWarningText' }),
  },
  {
    type: 'error',
    name: () => msg('Erro', { id: 'dassNoticesError' }),
    message: () =>
      msg('A etiqueta não foi impressa: a impressora da esteira 3 não responde.', { id: 'dassNoticesErrorText' }),
  },
] as const;

const NOTICE_COUNT = 12;

export default function NoticesScreen() {
  useLanguage();
  const showMany = () => {
    const blocked = materials(400).filter((material) => material.blocked);
    for (const { code, blockedReason } of blocked.slice(0, NOTICE_COUNT)) {
      void notify({ type: 'warning', message: `${code}: ${reasonText(blockedReason)}`, position: 'bottom-end' });
    }
  };

  return (
    <>
      <Demo
        heading={msg('Tipos e tempos', { id: 'dassNoticesTypes' })}
        note={msg(
          'Sucesso fica 2 s, informação 5 s, alerta e erro 20 s. O tempo para enquanto o ponteiro ou o foco está no aviso.',
          { id: 'dassNoticesTypesNote' },
        )}
      >
        <div className="row">
          {types.map(({ type, name, message }) => (
            <DassButton key={type} onClick={() => void notify({ type, message })}>
              {name()}
            </DassButton>
          ))}
        </div>
      </Demo>
      <NoticePositions />
      <div className="screen-wide">
        <Demo
          heading={msg('Vários de uma vez', { id: 'dassNoticesMany' })}
          note={msg('Doze materiais bloqueados pela qualidade no mesmo momento.', { id: 'dassNoticesManyNote' })}
        >
          <div>
            <DassButton onClick={showMany}>{msg('Mostrar doze', { id: 'dassNoticesShowMany' })}</DassButton>
          </div>
        </Demo>
        <AboveDialog />
      </div>
    </>
  );
}
