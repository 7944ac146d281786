import { t } from '../../../../locales/workspace.js';
import { DassChip } from '../../../../react-wrappers/dass-chip.js';
import { DassSpinner } from '../../../../react-wrappers/dass-spinner.js';
import { failureText } from '../../../app/failure-text.js';
import { useMenu } from '../../../menu/menu.js';
import { useNotificationsOfFrame } from '../../../notifications/notifications.js';
import type { PlatformError } from '../../../platform/platform.js';
import { useSession } from '../../../session/session.js';
import type { Target } from './experiments.js';

interface TargetState {
  readonly isLoading: boolean;
  readonly isSlow: boolean;
  readonly error: PlatformError | undefined;
  /** What came, in a word. */
  readonly said: string;
  reload(): void;
}

/** The parts of the frame that ask the platform, as they are now. */
export function useTargets(): Record<Target, TargetState> {
  const menu = useMenu();
  const notifications = useNotificationsOfFrame();
  const session = useSession();
  return {
    menu: {
      isLoading: menu.status === 'loading',
      isSlow: menu.isSlow,
      error: menu.error,
      said: t('dassServerMenuCame', { count: menu.value?.length ?? 0 }),
      reload: menu.reload,
    },
    notifications: {
      isLoading: notifications.status === 'loading',
      isSlow: notifications.isSlow,
      error: notifications.error,
      said: t('dassServerNotificationsCame', { count: notifications.notifications.length }),
      reload: () => notifications.retry(),
    },
    session: {
      isLoading: session.status === 'loading',
      isSlow: session.isSlow,
      error: session.error,
      said: session.user?.name ?? t('dassServerNobody'),
      reload: () => session.retry(),
    },
  };
}

export function Outcome({ state, wasAsked }: { state: TargetState; wasAsked: boolean }) {
  return (
    <div className="outcome" role="status">
      <OutcomeText state={state} wasAsked={wasAsked} />
    </div>
  );
}

function OutcomeText({
  state: { isLoading, isSlow, error, said },
  wasAsked,
}: {
  state: TargetState;
  wasAsked: boolean;
}) {
  if (isLoading) return <DassSpinner withLabel label={t(isSlow ? 'dassServerStillWaiting' : 'dassServerWaiting')} />;
  if (error) {
    const { what, advice } = failureText(error);
    return (
      <>
        <DassChip tone="danger" label={error.kind} />
        <span className="grow">
          {what} {advice}
        </span>
      </>
    );
  }
  return (
    <>
      <DassChip tone="success" label={wasAsked ? t('dassServerAnswered') : t('dassServerWell')} />
      <span className="grow">{said}</span>
    </>
  );
}
