import { defineExamples } from '../../base/examples.js';
import './notice.js';
import type { DassNoticeRegion } from './notice-region.js';

export default defineExamples<DassNoticeRegion>('dass-notice-region', {
  top: {
    summary: 'A notice at the top.',
    children: '<dass-notice type="warning" message="Sem cotação vigente" duration="0"></dass-notice>',
    overlay: true,
  },
});
