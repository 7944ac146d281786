import { useEffect, useRef, useState, type FormEvent } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog, type DassDialogElement } from 'dass-elements/react/dass-dialog.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassTextInput, type DassTextInputElement } from 'dass-elements/react/dass-text-input.js';
import { leaveForLogin } from '../app/leave.js';
import { paths } from '../app/paths.js';
import { usePlatform } from '../app/platform-context.js';
import { asPlatformError } from '../app/platform-failure.js';
import { signInFailure } from '../app/sign-in-failure.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { useLanguage } from '../app/use-texts.js';
import { msg, str } from '../locales/localize.js';
import type { Credentials, User } from '../platform/platform.js';
import { confirmLost } from './confirm-lost.js';
import { notifyOtherTabs } from './session-channel.js';
import './sign-in-dialog.css';

export interface SignInDialogProps {
  /** The user of the page. No other can sign in here. */
  user: User;
  /** Called when a user has signed in, after the focus has returned. */
  onSignedIn: (email: string) => void;
  /** Called when the user has closed the dialog without signing in. */
  onClose: () => void;
  /** Called before the login page opens in place of this one. */
  onLeave: () => void;
}

/** The session has ended: the user signs in again over the page, which keeps what he has filled in. */
export function SignInDialog({ user, onSignedIn, onClose, onLeave }: SignInDialogProps) {
  useLanguage();
  const { session } = usePlatform();
  const dialog = useRef<DassDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { signIn } = session;
  const password = useRef<DassTextInputElement>(null);
  const [failure, setFailure] = useState<() => string>();
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const send = async (credentials: Credentials): Promise<void> => {
    const { signal } = (attempt.current = new AbortController());
    setBusy(true);
    setFailure(undefined);
    try {
      const signedIn = await signIn!(credentials, { signal });
      if (signal.aborted) return;
      notifyOtherTabs(signedIn.email);
      // What goes on may move the focus from where it was.
      await dialog.current?.hide();
      onSignedIn(signedIn.email);
    } catch (error) {
      if (signal.aborted) return;
      const reason = asPlatformError(error);
      setFailure(() => signInFailure(reason));
      setBusy(false);
      if (reason.kind === 'unauthorized') password.current?.select();
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const secret = password.current?.value;
    if (secret && !isBusy) void send({ email: user.email, password: secret });
  };

  const leave = async (): Promise<void> => {
    // The user stays when the question cannot be loaded.
    if (unsavedChanges.exist && !(await confirmLost().catch(() => false))) return;
    onLeave();
    unsavedChanges.discard();
    leaveForLogin();
  };

  const { name, email } = user;
  const who = name || email;
  return (
    <DassDialog
      ref={dialog}
      heading={msg('A sua sessão terminou', { id: 'dassShellSessionEnded' })}
      width="s"
      open
      onClose={onClose}
    >
      <div className="sign-in-again">
        <p>
          {signIn
            ? msg(str`${who}, entre de novo para continuar. O que você preencheu continua na tela.`, {
                id: 'dassShellSignInAgainText',
              })
            : msg(
                str`${who}, entre de novo em outra janela e volte para esta. O que você preencheu continua na tela.`,
                { id: 'dassShellSignInWindowText' },
              )}
        </p>
        {signIn && (
          <form ref={form} onSubmit={submit}>
            <DassFormLayout columns={1}>
              {failure && (
                <p className="sign-in-again-failure" role="alert">
                  {failure()}
                </p>
              )}
              <DassTextInput
                name="email"
                type="email"
                label={msg('E-mail', { id: 'dassLoginEmail' })}
                value={email}
                autocomplete="username"
                readOnly
              />
              <DassTextInput
                ref={password}
                name="password"
                type="password"
                label={msg('Senha', { id: 'dassLoginPassword' })}
                autocomplete="current-password"
                maxLength={200}
                required
                autoFocus
              />
              {/* Enter in a field submits the form only if the form has a submit button; the visible one is in the footer. */}
              <button type="submit" hidden />
            </DassFormLayout>
          </form>
        )}
        {isWaiting && (
          <p className="quiet" role="status">
            {msg('Aguardando você entrar na outra janela…', { id: 'dassShellSignInWaiting' })}
          </p>
        )}
      </div>
      <DassButton slot="footer" onClick={() => void leave()}>
        {msg('Entrar com outra conta', { id: 'dassShellOtherAccount' })}
      </DassButton>
      {signIn ? (
        <DassButton slot="footer" appearance="solid" busy={isBusy} onClick={() => form.current?.requestSubmit()}>
          {msg('Entrar', { id: 'dassLoginSubmit' })}
        </DassButton>
      ) : (
        <DassButton
          slot="footer"
          appearance="solid"
          onClick={() => {
            setWaiting(true);
            window.open(paths.login, '_blank', 'noopener');
          }}
        >
          {msg('Entrar em outra janela', { id: 'dassShellSignInWindow' })}
        </DassButton>
      )}
    </DassDialog>
  );
}
