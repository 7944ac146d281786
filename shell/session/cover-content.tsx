import { useEffect, useRef, type ReactNode } from 'react';
import { msg, str } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassSpinner } from 'dass-elements/react/dass-spinner.js';
import { failureText } from '../app/failure-text.js';
import { leaveForLogin, leaveSignedOut } from '../app/leave.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { useLanguage } from '../app/use-texts.js';
import type { PlatformError } from '../app/service-call.js';
import type { User } from '../platform/platform.js';

/** Why the page is covered. */
export type Cover =
  | { readonly kind: 'signing-out' }
  /** The platform did not confirm that the session has ended. */
  | { readonly kind: 'sign-out-failed'; readonly error: PlatformError }
  /** Another tab has changed the session: the new user, `null` after a sign-out, or undefined while unknown. */
  | { readonly kind: 'changed'; readonly user: User | null | undefined };

export interface SessionCoverProps {
  cover: Cover;
  onSignOut: () => void;
}

/** The message on the cover. Loaded after the start of the shell. */
export function CoverContent({ cover, onSignOut }: SessionCoverProps) {
  useLanguage();
  if (cover.kind === 'signing-out') {
    return (
      <Panel heading={msg('Saindo do sistema', { id: 'dassShellSigningOut' })} isBusy>
        <p className="session-cover-progress" role="status">
          <DassSpinner />
          {msg('Encerrando a sua sessão…', { id: 'dassShellSigningOutText' })}
        </p>
      </Panel>
    );
  }
  if (cover.kind === 'sign-out-failed') {
    return (
      <Panel
        heading={msg('Não foi possível encerrar a sua sessão no servidor', { id: 'dassShellSignOutFailed' })}
        actions={
          <>
            <DassButton appearance="solid" onClick={onSignOut}>
              {msg('Tentar de novo', { id: 'dassShellRetry' })}
            </DassButton>
            <DassButton onClick={leaveSignedOut}>
              {msg('Ir para a página de entrada', { id: 'dassShellGoToLogin' })}
            </DassButton>
          </>
        }
      >
        <p>{failureText(cover.error).what}</p>
        <p>
          {msg(
            'O conteúdo da página foi ocultado, mas a sua sessão pode continuar aberta neste navegador. Tente de novo antes de deixar o computador.',
            { id: 'dassShellSignOutFailedDetail' },
          )}
        </p>
      </Panel>
    );
  }
  return <Changed user={cover.user} />;
}

function Changed({ user }: { user: User | null | undefined }) {
  const leavePage = () => {
    unsavedChanges.discard();
    if (user === null) leaveForLogin();
    else window.location.reload();
  };
  const name = user?.name || user?.email;
  return (
    <Panel
      heading={
        user === null
          ? msg('A sua sessão foi encerrada em outra aba', { id: 'dassShellSignedOutElsewhere' })
          : msg('Outra pessoa entrou no sistema neste navegador', { id: 'dassShellUserChanged' })
      }
      actions={
        <DassButton appearance="solid" onClick={leavePage}>
          {user === null
            ? msg('Entrar no sistema', { id: 'dassShellSignIn' })
            : name
              ? msg(str`Continuar como ${name}`, { id: 'dassShellContinueAs' })
              : msg('Recarregar a página', { id: 'dassShellReload' })}
        </DassButton>
      }
    >
      <p>
        {user === null
          ? msg('O conteúdo que estava nesta aba foi ocultado. Entre no sistema para continuar.', {
              id: 'dassShellSignedOutElsewhereText',
            })
          : name
            ? msg(str`Quem está conectado agora é ${name}. O conteúdo que estava nesta aba foi ocultado.`, {
                id: 'dassShellUserChangedText',
              })
            : msg('Recarregue a página para continuar com a conta que está conectada agora.', {
                id: 'dassShellUserChangedUnknown',
              })}
      </p>
      {unsavedChanges.exist && (
        <p>
          {msg(
            'Nesta aba há alterações que não foram salvas. Para salvá-las, entre de novo com a conta anterior em outra aba. Se continuar, elas serão perdidas.',
            { id: 'dassShellUserChangedUnsaved' },
          )}
        </p>
      )}
    </Panel>
  );
}

interface PanelProps {
  heading: string;
  isBusy?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

function Panel({ heading, isBusy = false, actions, children }: PanelProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // The focused element has been removed. The heading is announced, and Tab moves on to the buttons.
  useEffect(() => ref.current?.focus(), [heading]);
  return (
    <main className="session-cover" aria-busy={isBusy}>
      <section
        className="session-cover-panel card"
        role="alertdialog"
        aria-labelledby="cover-heading"
        aria-describedby="cover-text"
      >
        <h1 id="cover-heading" ref={ref} tabIndex={-1}>
          {heading}
        </h1>
        <div id="cover-text" className="session-cover-text">
          {children}
        </div>
        {actions && <div className="session-cover-actions">{actions}</div>}
      </section>
    </main>
  );
}
