import { defineExamples } from '../../base/examples.js';
import type { DassNotice } from './notice.js';

export default defineExamples<DassNotice>('dass-notice', {
  success: {
    summary: 'Something has worked.',
    properties: { type: 'success', message: 'Ordem restaurada', duration: 60_000 },
    userActions: { 'dass-close': (element, user) => user.click(user.find(element, 'button')) },
  },
  error: {
    summary: 'Something has failed.',
    properties: { type: 'error', message: 'Falha ao remover o registro', duration: 60_000 },
  },
  key: {
    summary: 'A key of the catalog; it stays until it is closed.',
    properties: { message: 'dassNoticeRegion', duration: 0 },
  },
});
