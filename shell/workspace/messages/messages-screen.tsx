import { msg } from '../../locales/localize.js';
import { useLanguage } from '../../app/use-texts.js';
import { Demo } from '../demo.js';
import { Questions } from './questions.js';
import { answers, codes, types, type Sample } from './samples.js';
import { ValidatedForm } from './validated-form.js';
import { message } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';

/** All kinds of messages and questions. */
export default function MessagesScreen() {
  useLanguage();
  return (
    <>
      <Demo
        heading={msg('Tipos', { id: 'dassMessagesTypes' })}
        note={msg('Um sucesso é um aviso que sai sozinho; todos os outros esperam por uma pessoa.', {
          id: 'dassMessagesTypesNote',
        })}
      >
        <MessageButtons samples={types} />
      </Demo>
      <div className="screen-wide">
        <Demo
          heading={msg('Códigos da API', { id: 'dassMessagesCodes' })}
          note={msg('O que uma pessoa lê quando o servidor responde só com um código.', {
            id: 'dassMessagesCodesNote',
          })}
        >
          <MessageButtons samples={codes} />
        </Demo>
        <Demo
          heading={msg('Outras respostas', { id: 'dassMessagesAnswers' })}
          note={msg('Respostas como os servidores as enviam, e o que o sistema faz delas.', {
            id: 'dassMessagesAnswersNote',
          })}
        >
          <MessageButtons samples={answers} />
        </Demo>
        <Demo
          heading={msg('Perguntas', { id: 'dassMessagesQuestions' })}
          note={msg('Cada uma devolve a resposta a quem perguntou; cancelar também é uma resposta.', {
            id: 'dassMessagesQuestionsNote',
          })}
        >
          <Questions />
        </Demo>
        <Demo
          heading={msg('Lista de validação', { id: 'dassMessagesValidate' })}
          note={msg('Envie como está: cada inconsistência leva ao seu campo.', { id: 'dassMessagesValidateNote' })}
        >
          <ValidatedForm />
        </Demo>
      </div>
    </>
  );
}

/** A button for each message. A redirect of a closed message is followed. */
function MessageButtons({ samples }: { samples: readonly Sample[] }) {
  const navigateTo = useNavigateTo();
  const show = async (sample: Sample) => {
    const { redirect, url } = await message(sample.message());
    // WITHOUT_TOKEN opens the login page by itself.
    if (redirect && sample.id !== 'WITHOUT_TOKEN') navigateTo(url);
  };
  return (
    <div className="row">
      {samples.map((sample) => (
        <DassButton key={sample.id} onClick={() => void show(sample)}>
          {sample.name()}
        </DassButton>
      ))}
    </div>
  );
}
