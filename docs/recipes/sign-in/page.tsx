import { useRef, useState, type FormEvent } from 'react';
import { message, notify } from 'dass-elements/dialogs.js';
import { DassAccountMenu } from 'dass-elements/react/dass-account-menu.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import { DassHeaderBar } from 'dass-elements/react/dass-header-bar.js';
import { DassTextInput, type DassTextInputElement } from 'dass-elements/react/dass-text-input.js';

interface User {
  readonly name: string;
  readonly email: string;
}

export default function Application() {
  const [user, setUser] = useState<User>();
  /** Says whether the user has signed in again. Only while the dialog asks for the password. */
  const [endQuestion, setEndQuestion] = useState<(isSignedIn: boolean) => void>();

  const askPassword = (): Promise<boolean> =>
    new Promise((resolve) =>
      setEndQuestion(() => (isSignedIn: boolean) => {
        setEndQuestion(undefined);
        resolve(isSignedIn);
      }),
    );

  /** Sends a request. When the session has ended, the user signs in again, and the request is sent once more. */
  const send = async (request: () => Promise<Response>): Promise<Response> => {
    let response = await request();
    while (response.status === 401 && (await askPassword())) response = await request();
    return response;
  };

  const signOut = async (): Promise<void> => {
    await deleteSession();
    setUser(undefined);
  };

  if (!user)
    return (
      <main style={page}>
        <h1>Entrar</h1>
        <SignInForm hint="Neste exemplo a senha é aurora." onSignIn={setUser} />
      </main>
    );
  return (
    <>
      <DassHeaderBar heading="Calçados Aurora" withoutMenu versionLabel="v2.4">
        <DassAccountMenu user={user} onLogoff={() => void signOut()} />
      </DassHeaderBar>
      <Note send={send} />
      <DassDialog
        heading="Sua sessão terminou"
        width="s"
        open={endQuestion !== undefined}
        onClose={() => endQuestion?.(false)}
      >
        {endQuestion && (
          <>
            <p>Digite a senha para continuar. Nada do que você fez se perdeu.</p>
            <SignInForm email={user.email} onSignIn={() => endQuestion(true)} />
          </>
        )}
      </DassDialog>
    </>
  );
}

const page = { display: 'grid', gap: 'var(--dass-space-4)', maxInlineSize: '32rem', marginInline: 'auto' } as const;

interface SignInFormProps {
  /** The user who signs in again. Without it, the form asks for the e-mail. */
  readonly email?: string;
  readonly hint?: string;
  readonly onSignIn: (user: User) => void;
}

function SignInForm({ email, hint, onSignIn }: SignInFormProps) {
  const [error, setError] = useState('');
  const password = useRef<DassTextInputElement>(null);

  const signIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setError('');
    try {
      const response = await postSession(email ?? String(values.get('email')), String(values.get('password')));
      if (response.ok) return onSignIn((await response.json()) as User);
      setError('O e-mail e a senha não conferem.');
    } catch {
      setError('O servidor não respondeu. Tente de novo.');
    }
    password.current?.select();
  };

  return (
    <form style={{ display: 'grid', gap: 'var(--dass-space-3)' }} onSubmit={(event) => void signIn(event)}>
      {email === undefined && (
        <DassTextInput name="email" type="email" label="E-mail" autocomplete="username" required />
      )}
      <DassTextInput
        ref={password}
        name="password"
        type="password"
        label="Senha"
        autocomplete="current-password"
        hint={hint}
        required
      />
      <p role="alert" style={{ margin: 0, color: 'var(--dass-color-danger)' }}>
        {error}
      </p>
      <p>
        <DassButton type="submit" appearance="solid">
          Entrar
        </DassButton>
      </p>
    </form>
  );
}

function Note({ send }: { readonly send: (request: () => Promise<Response>) => Promise<Response> }) {
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    const response = await send(() => putNote(note));
    if (response.ok) void notify({ message: 'Observação salva', type: 'success' });
    else void message({ message: 'A observação não foi salva.', type: 'WARNING' });
  };

  return (
    <main style={page}>
      <h1>Observação do pedido 45-0193</h1>
      <form style={{ display: 'grid', gap: 'var(--dass-space-3)' }} onSubmit={(event) => void save(event)}>
        <DassTextInput name="note" label="Observação" multiline required />
        <p>
          <DassButton type="submit" appearance="solid">
            Salvar
          </DassButton>
        </p>
      </form>
    </main>
  );
}

// In place of your server: POST and DELETE /api/session, PUT /api/orders/45-0193/note. The first session ends by itself.
let isSignedIn = false;
let sessions = 0;

async function postSession(email: string, password: string): Promise<Response> {
  isSignedIn = password === 'aurora';
  if (!isSignedIn) return Promise.resolve(new Response(null, { status: 401 }));
  sessions++;
  return Promise.resolve(Response.json({ name: 'Marina Prado', email }));
}

async function deleteSession(): Promise<void> {
  isSignedIn = false;
  return Promise.resolve();
}

async function putNote(_note: string): Promise<Response> {
  if (sessions === 1) isSignedIn = false;
  return Promise.resolve(new Response(null, { status: isSignedIn ? 204 : 401 }));
}
