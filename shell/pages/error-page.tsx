import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { msg } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { useLanguage } from '../app/use-texts.js';
import { connection } from '../app/connection.js';
import { useConnection } from '../app/use-connection.js';
import { usePanel } from '../history/use-panel.js';
import { PageFrame } from '../frame/page-frame.js';
import { HomeLink } from './home-link.js';

/** Messages of a failed dynamic import in Chromium, Firefox and WebKit, and of Vite for style sheets. */
const failedImport =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i;

/**
 * Shown when a page fails to load or to render. The frame around it stays. Uses no element that is loaded with the pages.
 */
export function ErrorPage() {
  useLanguage();
  const error = useRouteError();
  const [hasDetails, setDetails] = usePanel<boolean>('details', false);
  useEffect(() => console.error(error), [error]);
  const isFailedImport = error instanceof Error && failedImport.test(error.message);
  const isOffline = useConnection().isOffline && isFailedImport;
  // The browser may keep a failed import: the page is loaded anew, as by the button.
  useEffect(
    () => (isFailedImport ? connection.onReconnect(() => window.location.reload()) : undefined),
    [isFailedImport],
  );
  const heading = isOffline
    ? msg('Esta página abre quando a conexão voltar', { id: 'dassShellPageOffline' })
    : isFailedImport
      ? msg('Uma parte do sistema não pôde ser carregada', { id: 'dassShellPartMissing' })
      : msg('Esta página falhou', { id: 'dassShellPageFailed' });
  const advice = isOffline
    ? msg('Ela ainda não foi carregada. O que você já abriu continua disponível.', { id: 'dassShellPageOfflineText' })
    : isFailedImport
      ? msg(
          'A conexão pode ter falhado, ou uma nova versão foi publicada enquanto você trabalhava. Recarregar a página costuma resolver.',
          { id: 'dassShellPartMissingText' },
        )
      : msg('O restante do sistema continua funcionando. Recarregue a página ou volte ao início.', {
          id: 'dassShellPageFailedText',
        });
  return (
    <PageFrame
      heading={heading}
      header={
        <>
          <h1>{heading}</h1>
          <p className="quiet">{advice}</p>
        </>
      }
    >
      <p>
        <DassButton appearance="solid" onClick={() => window.location.reload()}>
          {msg('Recarregar a página', { id: 'dassShellReload' })}
        </DassButton>
      </p>
      {!isFailedImport && error instanceof Error && (
        <details className="details" open={hasDetails} onToggle={({ currentTarget }) => setDetails(currentTarget.open)}>
          <summary>{msg('Detalhes técnicos', { id: 'dassShellDetails' })}</summary>
          <pre>{error.message}</pre>
        </details>
      )}
      <HomeLink />
    </PageFrame>
  );
}
