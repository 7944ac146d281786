import { t } from '../../../../locales/workspace.js';
import { useLanguage } from '../../../app/use-texts.js';
import { Demo } from '../../demo.js';
import { MessageButtons } from './message-buttons.js';
import { Questions } from './questions.js';
import { answers, codes, types } from './samples.js';
import { ValidatedForm } from './validated-form.js';

/** Everything that a server or the system may have to say to a person, and to ask. */
export default function MessagesScreen() {
  useLanguage();
  return (
    <>
      <Demo heading={t('dassMessagesTypes')} note={t('dassMessagesTypesNote')}>
        <MessageButtons samples={types} />
      </Demo>
      <div className="screen-wide">
        <Demo heading={t('dassMessagesCodes')} note={t('dassMessagesCodesNote')}>
          <MessageButtons samples={codes} />
        </Demo>
        <Demo heading={t('dassMessagesAnswers')} note={t('dassMessagesAnswersNote')}>
          <MessageButtons samples={answers} />
        </Demo>
        <Demo heading={t('dassMessagesQuestions')} note={t('dassMessagesQuestionsNote')}>
          <Questions />
        </Demo>
        <Demo heading={t('dassMessagesValidate')} note={t('dassMessagesValidateNote')}>
          <ValidatedForm />
        </Demo>
      </div>
    </>
  );
}
