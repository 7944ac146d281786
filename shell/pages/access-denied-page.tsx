import { Link } from 'react-router-dom';
import { msg } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { useLanguage } from '../app/use-texts.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { Page } from '../frame/page.js';
import { paths } from '../app/paths.js';
import { useSession } from '../session/session.js';
import { HomeLink } from './home-link.js';

/** The page for a user without permission. */
export function AccessDeniedPage() {
  useLanguage();
  const { status, user, signOut } = useSession();
  if (status === 'signed-out') {
    return (
      <Page heading={msg('Sem permissão de acesso a esta área', { id: 'dassShellAccessDenied' })}>
        <DassEmptyState
          className="card"
          icon="lock"
          text={msg('Para acessar esta área é preciso entrar no sistema', { id: 'dassShellLoginNeeded' })}
        >
          <Link className="link-strong" to={paths.login}>
            {msg('Entrar no sistema', { id: 'dassShellSignIn' })}
          </Link>
        </DassEmptyState>
      </Page>
    );
  }
  return (
    <Page heading={msg('Sem permissão de acesso a esta área', { id: 'dassShellAccessDenied' })}>
      <DassEmptyState
        className="card"
        icon="lock"
        text={msg('Se você precisa dela para o seu trabalho, peça acesso a quem administra o sistema.', {
          id: 'dassShellAccessDeniedText',
        })}
      >
        {user && (
          <DassButton onClick={signOut}>{msg('Entrar com outra conta', { id: 'dassShellOtherAccount' })}</DassButton>
        )}
        {/* Without any permission, the home page would redirect back to this page. */}
        {user?.accessDenied ? null : <HomeLink />}
      </DassEmptyState>
    </Page>
  );
}
