import type { Translation } from '../index.js';
import type source from '../pt-BR/messages.js';

export default {
  dassMessageTitleError: 'Error',
  dassMessageTitleInfo: 'Info',
  dassMessageTitleAlert: 'Alert',
  dassMessageTitleHelp: 'Help',
  dassMessageTitleSuccess: 'Success',

  dassMessageWithoutToken: 'You are not signed in, or your session has ended',
  dassMessageMissingBodyFields: 'Missing fields in the request',
  dassMessageAccessDenied: 'No access permission to this area',
  dassMessageDeleteError: 'Error removing record',
  dassMessageDeleteSuccess: 'Record successfully deleted',
  dassMessageInsertSuccess: 'Registration added successfully',
  dassMessageUpdateSuccess: 'Registration updated successfully',
  dassMessageSuccess: 'Success',
  dassMessageTemplateInUse: 'Could not remove template in use',
  dassMessageInvalidFields: 'Some fields need correcting',
  dassMessageUnknownError: 'Something went wrong',
  dassMessageNetworkError: 'The server could not be reached',
  dassMessageNothing: 'There is no more information.',

  dassMessageOk: 'OK',
  dassMessageSignIn: 'Sign in',
  dassMessageDetails: 'Details',
  dassMessageCopy: 'Copy details',
  dassMessageCopied: 'Details copied',
  dassMessageCopyFailed: 'Could not copy. Select the text and copy it.',
  dassMessagesMore: { one: 'and {count} more', other: 'and {count} more' },

  dassConfirmHeading: 'Confirmation',
  dassConfirmText: 'Do you want to continue?',
  dassConfirmYes: 'Confirm',
  dassConfirmNo: 'Cancel',
  dassConfirmReason: 'Reason',
  dassConfirmReasonShort: { one: 'Write at least {count} character', other: 'Write at least {count} characters' },
  dassConfirmReasonLength: { one: '{length} of {count} character', other: '{length} of {count} characters' },
  dassConfirmReasonFull: {
    one: 'There is room for no more than {count} character',
    other: 'There is room for no more than {count} characters',
  },

  dassDeleteHeading: { one: 'Remove record', other: 'Remove {count} records' },
  dassDeleteText: 'Are you sure you want to remove the registry?',
  dassDeleteTextMany: {
    one: 'Are you sure you want to remove {count} record?',
    other: 'Are you sure you want to remove {count} records?',
  },
  dassDeleteYes: 'Remove',

  dassValidationHeading: 'Caution',
  dassValidationText: 'There are inconsistencies',
  dassValidationGo: 'Go to the field',
} satisfies Translation<typeof source>;
