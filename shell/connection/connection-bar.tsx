import { useEffect } from 'react';
import { confirmDiscard, notify } from 'dass-elements/dialogs.js';
import { readyText } from 'dass-elements/language.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import type { CallOptions } from '../app/service-call.js';
import { useLanguage } from '../app/use-texts.js';
import { useBarHeight } from '../app/use-bar-height.js';
import { formatCount, msg, plural, str } from '../locales/localize.js';
import { connection } from '../app/connection.js';
import { NetworkMonitor } from './network-monitor.js';
import { useConnection } from '../app/use-connection.js';
import { stopText } from './waiting-save.js';
import './connection.css';

/**
 * Follows the connection until the signal is aborted. @param probe sends a small request
 * @returns resolves when all is loaded that the user may need without a network
 */
export async function follow(probe: (options: CallOptions) => Promise<unknown>, signal: AbortSignal): Promise<void> {
  const monitor = new NetworkMonitor((ended) => probe({ signal: ended }));
  connection.monitor = monitor;
  signal.addEventListener('abort', () => {
    monitor.stop();
    connection.monitor = undefined;
  });
  await loadQuestions();
}

/** Loads notices, the question before unsaved changes are lost, and texts by key. Nothing is shown. */
async function loadQuestions(): Promise<void> {
  const signal = AbortSignal.abort();
  await Promise.allSettled([notify('', { signal }), confirmDiscard({ signal }), readyText('dassHostUnsavedChanges')]);
}

/** Says that there is no connection, and when it is back. */
export function ConnectionBar() {
  useLanguage();
  const { isOffline, waiting, waitingPlaces } = useConnection();
  const isWaiting = waiting > 0 && waitingPlaces === 0;
  const ref = useBarHeight('--offline-bar');
  useEffect(
    () =>
      connection.onReconnect(() => {
        const message = () => msg('Conexão restabelecida', { id: 'dassShellReconnected' });
        void notify({ type: 'success', message });
      }),
    [],
  );
  return (
    <div ref={ref} className={isOffline ? 'offline offline-bar' : 'offline'}>
      {isOffline && <DassIcon name="wifiOff" />}
      {/* Always there: a screen reader announces the text that it gets. */}
      <p role="status">
        {isOffline && msg('Sem conexão. O que já foi carregado continua disponível.', { id: 'dassShellOfflineBar' })}
        {isOffline && isWaiting && ` ${waitingText(waiting)}`}
      </p>
      {isOffline && isWaiting && (
        <button type="button" className="text-button" onClick={() => connection.monitor?.giveUp()}>
          {stopText()}
        </button>
      )}
    </div>
  );
}

/** For saves without a button, such as that of a cell. */
const waitingText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} alteração aguarda a conexão.`, { id: 'dassShellWaitingOne' }),
    many: msg(str`${formatCount(count)} de alterações aguardam a conexão.`, { id: 'dassShellWaitingMany' }),
    other: msg(str`${formatCount(count)} alterações aguardam a conexão.`, { id: 'dassShellWaitingOther' }),
  });
