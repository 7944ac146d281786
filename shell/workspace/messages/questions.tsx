import { useState } from 'react';
import { confirmDelete, confirm, confirmWithReason } from 'dass-elements/dialogs.js';
import { msg, str } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { supplierAt } from '../../../sample-data/suppliers.js';

const suppliers = [3, 17].map((index) => supplierAt(index).name);
/** Simulated response time in milliseconds. */
const SERVER_TIME_MS = 1_200;
const server = () => new Promise((resolve) => setTimeout(resolve, SERVER_TIME_MS));

const confirmed = () => msg('confirmado', { id: 'dassMessagesYes' });
const cancelled = () => msg('cancelado', { id: 'dassMessagesNo' });

/** Confirmation dialogs; the answer is shown. */
export function Questions() {
  const [answer, setAnswer] = useState<() => string>();
  const showAnswer = (isSure: boolean) => setAnswer(() => (isSure ? confirmed : cancelled));

  const release = async () =>
    showAnswer(
      await confirm({
        heading: msg('Liberar a ordem 10421?', { id: 'dassMessagesConfirmHeading' }),
        text: msg('O corte começa no próximo turno.', { id: 'dassMessagesConfirmText' }),
      }),
    );
  const halt = async () => {
    const reason = await confirmWithReason({
      heading: msg('Parar a ordem 10421?', { id: 'dassMessagesReasonHeading' }),
      text: msg('O motivo fica no apontamento da esteira.', { id: 'dassMessagesReasonText' }),
      tone: 'warning',
    });
    setAnswer(() => (reason === null ? cancelled : () => reason));
  };
  const remove = async () => showAnswer(await confirmDelete({ labels: suppliers, action: server }));

  return (
    <>
      <div className="row">
        <DassButton onClick={() => void release()}>{msg('Confirmar', { id: 'dassMessagesConfirm' })}</DassButton>
        <DassButton onClick={() => void halt()}>{msg('Confirmar com motivo', { id: 'dassMessagesReason' })}</DassButton>
        <DassButton tone="danger" onClick={() => void remove()}>
          {msg('Remover', { id: 'dassMessagesDelete' })}
        </DassButton>
      </div>
      <p className="action-result" role="status">
        {answer
          ? msg(str`Resposta: ${answer()}`, { id: 'dassMessagesAnswered' })
          : msg('Nenhuma resposta ainda.', { id: 'dassMessagesNoAnswer' })}
      </p>
    </>
  );
}
