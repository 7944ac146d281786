import { defineExamples, type TestUser } from '../../base/examples.js';
import type { Notification } from '../../core/messages/notifications.js';
import type { DassNotificationList } from './notification-list.js';

/** A picture that needs no network. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mOQievBihiGlgQAfD9BgUK7w6gAAAAASUVORK5CYII=';

const notifications: readonly (Notification & { id: string })[] = [
  {
    id: 'n4',
    readed: false,
    createdAt: '2026-10-14T13:25:00Z',
    url: { url: '/pcp/producao/10421' },
    data: {
      avatar: 'PCP',
      title: 'Ordem 10421 liberada',
      description: 'A ordem de produção 10421 foi liberada para o corte.',
      detail: '1.240 pares, entrega na semana 47.',
    },
  },
  {
    id: 'n3',
    readed: false,
    createdAt: '2026-10-14T11:02:00Z',
    url: { url: '/sp/projetos/88' },
    data: {
      avatar: 'Maria Antônia Gonçalves',
      title: 'Prova aprovada',
      description: 'Maria Antônia Gonçalves aprovou a prova de calce do Tênis Aurora 38.',
      detail: 'Sem ressalvas.',
    },
  },
  {
    id: 'n2',
    readed: true,
    createdAt: '2026-10-13T17:40:00Z',
    url: { url: '/cmp/materiais' },
    data: {
      avatar: picture,
      title: 'Preço alterado: TX-001824',
      description: 'Malha de algodão penteado 30/1',
      detail: 'Açaí Tecidos Ltda. reajustou o preço em 4%.',
    },
  },
  {
    id: 'n1',
    readed: true,
    data: {
      avatar: 'DASS',
      title: 'Manutenção programada',
      description: 'O sistema fica indisponível no domingo, das 2h às 4h.',
    },
  },
];

const first = (element: DassNotificationList, user: TestUser): HTMLElement => user.find(element, '.link');

export default defineExamples<DassNotificationList>('dass-notification-list', {
  default: {
    summary: 'Two unread and two read ones.',
    properties: { notifications },
    userActions: {
      'dass-notification-click': async (element, user) => {
        element.addEventListener('dass-notification-click', (event) => event.preventDefault(), { once: true });
        await user.click(first(element, user));
      },
      'dass-notification-context': async (element, user) => {
        first(element, user).focus();
        await user.press('Shift+F10');
      },
      'dass-mark-read': (element, user) => user.click(user.find(element, '.mark')),
      'dass-mark-all-read': (element, user) => user.click(user.find(element, '.all')),
      'dass-scroll-visible': async (element, user) => {
        first(element, user).focus();
        await user.press('End');
      },
    },
  },
  narrow: {
    summary: 'With a custom size and title.',
    properties: { notifications, width: '320px', height: '280px', heading: 'Avisos da produção' },
  },
  empty: { summary: 'Without notifications.', properties: { height: '220px' } },
});
