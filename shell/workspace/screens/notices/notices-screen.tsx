import { notify } from '../../../../elements/controls/notice/notify.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { materials } from '../../../../sample-data/materials.js';
import { useLanguage } from '../../../app/use-texts.js';
import { blockedReason as reasonText } from '../../material-choices.js';
import { Demo } from '../../demo.js';
import { AboveDialog } from './above-dialog.js';
import { Places } from './places.js';

const types = [
  { type: 'information', name: 'dassNoticesInformation', message: 'dassNoticesInformationText' },
  { type: 'success', name: 'dassNoticesSuccess', message: 'dassNoticesSuccessText' },
  { type: 'warning', name: 'dassNoticesWarning', message: 'dassNoticesWarningText' },
  { type: 'error', name: 'dassNoticesError', message: 'dassNoticesErrorText' },
] as const;

const many = 12;

export default function NoticesScreen() {
  useLanguage();
  const showMany = () => {
    const blocked = materials(400).filter((material) => material.blocked);
    for (const { code, blockedReason } of blocked.slice(0, many)) {
      void notify({ type: 'warning', message: `${code}: ${reasonText(blockedReason)}`, position: 'bottom-end' });
    }
  };

  return (
    <>
      <Demo heading={t('dassNoticesTypes')} note={t('dassNoticesTypesNote')}>
        <div className="row">
          {types.map(({ type, name, message }) => (
            <DassButton key={type} onClick={() => void notify({ type, message: t(message) })}>
              {t(name)}
            </DassButton>
          ))}
        </div>
      </Demo>
      <Places />
      <div className="screen-wide">
        <Demo heading={t('dassNoticesMany')} note={t('dassNoticesManyNote')}>
          <div>
            <DassButton onClick={showMany}>{t('dassNoticesShowMany')}</DassButton>
          </div>
        </Demo>
        <AboveDialog />
      </div>
    </>
  );
}
