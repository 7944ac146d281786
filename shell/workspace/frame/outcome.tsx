import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import { failureSentence } from '../../app/failure-text.js';
import { useMenu } from '../../user/menu.js';
import { useFrameNotifications } from '../../user/notifications.js';
import type { PlatformError } from '../../app/service-call.js';
import { useSession } from '../../session/session.js';
import type { Target } from './experiments.js';

interface TargetState {
  readonly isLoading: boolean;
  readonly isSlow: boolean;
  readonly error: PlatformError | undefined;
  /** Short summary of the response. */
  readonly summary: string;
  reload(): void;
}

/** The current state of the frame's requests. */
export function useTargets(): Record<Target, TargetState> {
  const menu = useMenu();
  const notifications = useFrameNotifications();
  const session = useSession();
  return {
    menu: {
      isLoading: menu.status === 'loading',
      isSlow: menu.isSlow,
      error: menu.error,
      summary: serverMenuLoadedText(menu.value?.length ?? 0),
      reload: menu.reload,
    },
    notifications: {
      isLoading: notifications.status === 'loading',
      isSlow: notifications.isSlow,
      error: notifications.error,
      summary: serverNotificationsLoadedText(notifications.notifications.length),
      reload: () => notifications.retry(),
    },
    session: {
      isLoading: session.status === 'loading',
      isSlow: session.isSlow,
      error: session.error,
      summary: session.user?.name ?? msg('Ninguém está conectado', { id: 'dassServerNobody' }),
      reload: () => session.retry(),
    },
  };
}

export function Outcome({ state, wasRequested }: { state: TargetState; wasRequested: boolean }) {
  return (
    <div className="outcome" role="status">
      <OutcomeText state={state} wasRequested={wasRequested} />
    </div>
  );
}

function OutcomeText({
  state: { isLoading, isSlow, error, summary },
  wasRequested,
}: {
  state: TargetState;
  wasRequested: boolean;
}) {
  if (isLoading)
    return (
      <DassSpinner
        withLabel
        label={
          isSlow
            ? msg('Ainda aguardando a resposta', { id: 'dassServerStillWaiting' })
            : msg('Aguardando a resposta', { id: 'dassServerWaiting' })
        }
      />
    );
  if (error) {
    return (
      <>
        <DassChip tone="danger" label={error.kind} />
        <span className="grow">{failureSentence(error)}</span>
      </>
    );
  }
  return (
    <>
      <DassChip
        tone="success"
        label={
          wasRequested ? msg('Respondeu', { id: 'dassServerAnswered' }) : msg('Tudo certo', { id: 'dassServerWell' })
        }
      />
      <span className="grow">{summary}</span>
    </>
  );
}

const serverMenuLoadedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} área no menu`, { id: 'dassServerMenuCameOne' }),
    many: msg(str`${formatCount(count)} de áreas no menu`, { id: 'dassServerMenuCameMany' }),
    other: msg(str`${formatCount(count)} áreas no menu`, { id: 'dassServerMenuCameOther' }),
  });

const serverNotificationsLoadedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} notificação`, { id: 'dassServerNotificationsCameOne' }),
    many: msg(str`${formatCount(count)} de notificações`, { id: 'dassServerNotificationsCameMany' }),
    other: msg(str`${formatCount(count)} notificações`, { id: 'dassServerNotificationsCameOther' }),
  });
