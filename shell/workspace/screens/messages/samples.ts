import type { MessageInput } from '../../../../elements/core/messages/messages.js';
import { toMessage, type MessageState } from '../../../../elements/core/messages/server-answer.js';
import { paths } from '../../../routes/paths.js';

/** A message as somebody sends it. Texts that are keys are read in the language of the moment (MS-11). */
export interface Sample {
  /** A key of the catalogue, or the name as it stands. */
  readonly name: string;
  readonly message: () => MessageInput | MessageState;
}

const sample = (name: string, message: MessageInput): Sample => ({ name, message: () => message });
const answer = (name: string, content: unknown, status?: number): Sample => ({
  name,
  message: () => toMessage(content, status),
});

export const types: readonly Sample[] = [
  sample('dassMessagesInformation', { type: 'INFORMATION', message: 'dassMessagesInformationText' }),
  sample('dassMessagesHelp', {
    type: 'HELP',
    message: 'dassMessagesHelpText',
    detail: 'dassMessagesHelpDetail',
    expanded: true,
  }),
  sample('dassMessagesWarning', { type: 'WARNING', message: 'dassMessagesWarningText' }),
  sample('dassMessagesError', {
    type: 'ERROR',
    message: 'dassMessagesErrorText',
    detail: ['dassMessagesErrorDetailPrice', 'dassMessagesErrorDetailDate'],
  }),
  sample('dassMessagesSuccess', { type: 'SUCCESS', message: 'dassMessagesSuccessText' }),
  sample('dassMessagesSuccessDialog', {
    type: 'SUCCESS',
    message: 'dassMessagesSuccessText',
    disableNotify: true,
  }),
  sample('dassMessagesRedirect', {
    type: 'INFORMATION',
    message: 'dassMessagesRedirectText',
    redirectUrl: paths.screen('notices'),
  }),
];

/** What the API of the group answers with (MS-03). */
export const codes: readonly Sample[] = [
  'WITHOUT_TOKEN',
  'MISSING_BODY_FIELDS',
  'PROFILE_WITHOUT_PERMISSIONS',
  'DELETE_ERROR',
  'DELETE_SUCCESS',
  'INSERT_SUCCESS',
  'UPDATE_SUCCESS',
  'SUCCESS',
].map((code) => sample(code, { type: 'API', code }));

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** As servers send them, not as anybody would wish. */
export const answers: readonly Sample[] = [
  answer('ORA-02292', {
    message: 'ORA-02292: restrição de integridade (PCP.FK_TEMPLATE_PROJETO) violada - registro filho localizado',
  }),
  answer('dassMessagesNoContent', undefined, 204),
  answer('dassMessagesHtml', page, 502),
  answer('dassMessagesOffline', new TypeError('Failed to fetch')),
  answer('dassMessagesNothing', { nada: true, lista: [] }, 500),
];
