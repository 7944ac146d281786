import { useState } from 'react';
import { confirmDelete } from '../../../../elements/messages/delete-dialog/confirm-delete.js';
import { confirm, confirmWithReason } from '../../../../elements/messages/confirm-dialog/confirm.js';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';

const suppliers = [3, 17].map((index) => supplierAt(index).name);
/** As long as a server takes. */
const serverTime = 1_200;
const server = () => new Promise((resolve) => setTimeout(resolve, serverTime));

/** Questions before something is done; what was answered is said. */
export function Questions() {
  const [answered, setAnswered] = useState('');
  const say = (isSure: boolean) => setAnswered(t(isSure ? 'dassMessagesYes' : 'dassMessagesNo'));

  const release = async () =>
    say(await confirm({ heading: t('dassMessagesConfirmHeading'), text: t('dassMessagesConfirmText') }));
  const halt = async () => {
    const reason = await confirmWithReason({
      heading: t('dassMessagesReasonHeading'),
      text: t('dassMessagesReasonText'),
      tone: 'warning',
    });
    setAnswered(reason ?? t('dassMessagesNo'));
  };
  const remove = async () => say(await confirmDelete({ labels: suppliers, action: server }));

  return (
    <>
      <div className="row">
        <DassButton onClick={() => void release()}>{t('dassMessagesConfirm')}</DassButton>
        <DassButton onClick={() => void halt()}>{t('dassMessagesReason')}</DassButton>
        <DassButton tone="danger" onClick={() => void remove()}>
          {t('dassMessagesDelete')}
        </DassButton>
      </div>
      <p className="said" role="status">
        {answered ? t('dassMessagesAnswered', { answer: answered }) : t('dassMessagesNoAnswer')}
      </p>
    </>
  );
}
