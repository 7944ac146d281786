import { useEffect } from 'react';
import { redirectAfterLogin } from 'dass-elements/urls.js';
import { msg } from '../locales/localize.js';
import { useLanguage } from '../app/use-texts.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { Page } from '../frame/page.js';
import { HomeLink } from './home-link.js';

/**
 * Shown when the server answers with the shell at the address of the login page. It does not redirect again.
 */
export function LoginNotServedPage() {
  useLanguage();
  useEffect(() => void redirectAfterLogin.store(), []);
  return (
    <Page heading={msg('Não há página de entrada neste endereço', { id: 'dassShellNoLogin' })}>
      <DassEmptyState
        className="card"
        kind="failed"
        text={msg(
          'O servidor entregou o próprio sistema no lugar da página de entrada. Avise quem administra o sistema.',
          { id: 'dassShellNoLoginText' },
        )}
      >
        <HomeLink />
      </DassEmptyState>
    </Page>
  );
}
