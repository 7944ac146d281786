import { msg } from '../../locales/localize.js';
import type { RequestedFault } from './api.js';

/** The requests of the frame that can fail. */
export const targets = [
  { id: 'menu', name: () => msg('Menu', { id: 'dassServerMenu' }), path: '/api/menu' },
  {
    id: 'notifications',
    name: () => msg('Notificações', { id: 'dassServerNotifications' }),
    path: '/api/notifications',
  },
  { id: 'session', name: () => msg('Quem está conectado', { id: 'dassServerSession' }), path: '/api/session' },
] as const;
export type Target = (typeof targets)[number]['id'];

interface Experiment {
  readonly id: string;
  readonly name: () => string;
  readonly fault: RequestedFault;
}

const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>';

/** The faults that the local platform can simulate. */
export const experiments: readonly Experiment[] = [
  {
    id: 'words',
    name: () => msg('500 com mensagem', { id: 'dassServerWords' }),
    fault: { status: 500, json: { type: 'ERROR', message: 'Banco de dados em manutenção até 14h30' } },
  },
  { id: 'empty', name: () => msg('500 sem conteúdo', { id: 'dassServerEmpty' }), fault: { status: 500 } },
  { id: 'no-content', name: () => msg('204 sem conteúdo', { id: 'dassServerNoContent' }), fault: { status: 204 } },
  { id: 'html', name: () => msg('Página HTML', { id: 'dassServerHtml' }), fault: { html: page } },
  { id: 'slow', name: () => msg('Depois de 7 segundos', { id: 'dassServerSlow' }), fault: { delay: 7_000 } },
  { id: 'never', name: () => msg('Depois de 30 segundos', { id: 'dassServerNever' }), fault: { delay: 30_000 } },
  { id: 'broken', name: () => msg('Conexão interrompida', { id: 'dassServerBroken' }), fault: { drop: true } },
  {
    id: 'forbidden',
    name: () => msg('403 sem permissão', { id: 'dassServerForbidden' }),
    fault: { status: 403, json: { code: 'PROFILE_WITHOUT_PERMISSIONS', type: 'API' } },
  },
  {
    id: 'over',
    name: () => msg('401 sessão encerrada', { id: 'dassServerOver' }),
    fault: { status: 401, json: { code: 'WITHOUT_TOKEN', type: 'API' } },
  },
];
