import { msg } from '../locales/localize.js';
import type { ProcessStep } from '../../sample-data/process-steps.js';
import type { Status } from './status-column.js';

/** Name and tone of the states of a process step. */
export const stepStatuses = {
  waiting: { name: () => msg('Aguardando', { id: 'dassControlsWaiting' }), tone: 'neutral' },
  running: { name: () => msg('Em execução', { id: 'dassControlsRunning' }), tone: 'info' },
  done: { name: () => msg('Concluída', { id: 'dassControlsDone' }), tone: 'success' },
  stopped: { name: () => msg('Parada', { id: 'dassControlsStopped' }), tone: 'danger' },
} satisfies Record<ProcessStep['status'], Status>;
