import type { Translation } from '../index.js';
import type source from '../pt-BR/host.js';

export default {
  dassHostUnsavedChanges: 'There are unsaved changes',
  dassHostImageRequired: 'Image is required',
  dassHostFilesTooLarge: 'File(s) larger than allowed',
  dassHostNoRecords: 'No records found',
  dassHostSignInRequired: 'To access this area you must be logged into the system',
} satisfies Translation<typeof source>;
