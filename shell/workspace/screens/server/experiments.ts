import type { AskedFault } from '../../../platform/local-faults.js';

/** What the shell asks the platform for, and how it is asked again. */
export const targets = [
  { id: 'menu', name: 'dassServerMenu', path: '/api/menu' },
  { id: 'notifications', name: 'dassServerNotifications', path: '/api/notifications' },
  { id: 'session', name: 'dassServerSession', path: '/api/session' },
] as const;
export type Target = (typeof targets)[number]['id'];

interface Experiment {
  readonly id: string;
  readonly name: `dassServer${'Words' | 'Empty' | 'NoContent' | 'Html' | 'Slow' | 'Never' | 'Broken' | 'Forbidden' | 'Over'}`;
  readonly fault: AskedFault;
}

const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>';

/** What the local platform answers instead. */
export const experiments: readonly Experiment[] = [
  {
    id: 'words',
    name: 'dassServerWords',
    fault: { status: 500, json: { type: 'ERROR', message: 'Banco de dados em manutenção até 14h30' } },
  },
  { id: 'empty', name: 'dassServerEmpty', fault: { status: 500 } },
  { id: 'no-content', name: 'dassServerNoContent', fault: { status: 204 } },
  { id: 'html', name: 'dassServerHtml', fault: { html: page } },
  { id: 'slow', name: 'dassServerSlow', fault: { delay: 7_000 } },
  { id: 'never', name: 'dassServerNever', fault: { delay: 30_000 } },
  { id: 'broken', name: 'dassServerBroken', fault: { drop: true } },
  {
    id: 'forbidden',
    name: 'dassServerForbidden',
    fault: { status: 403, json: { code: 'PROFILE_WITHOUT_PERMISSIONS', type: 'API' } },
  },
  { id: 'over', name: 'dassServerOver', fault: { status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API' } } },
];
