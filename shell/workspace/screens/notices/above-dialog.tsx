import { useState } from 'react';
import { notify } from '../../../../elements/controls/notice/notify.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassDialog } from '../../../../react-wrappers/dass-dialog.js';
import { Demo } from '../../demo.js';

export function AboveDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Demo heading={t('dassNoticesAbove')} note={t('dassNoticesAboveNote')}>
      <div>
        <DassButton onClick={() => setOpen(true)}>{t('dassNoticesOpen')}</DassButton>
      </div>
      <DassDialog heading={t('dassNoticesAbove')} open={isOpen} onClose={() => setOpen(false)}>
        <p>{t('dassNoticesAboveNote')}</p>
        <DassButton slot="footer" onClick={() => setOpen(false)}>
          {t('dassNoticesClose')}
        </DassButton>
        <DassButton
          slot="footer"
          appearance="solid"
          onClick={() => void notify({ type: 'error', message: t('dassNoticesErrorText') })}
        >
          {t('dassNoticesNotify')}
        </DassButton>
      </DassDialog>
    </Demo>
  );
}
