import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { msg, str } from '../locales/localize.js';
import { useLanguage } from '../app/use-texts.js';
import { DassEmptyState } from 'dass-elements/react/dass-empty-state.js';
import { SlowNotice } from '../frame/failure.js';
import { Page } from '../frame/page.js';
import { useMenu } from '../user/menu.js';
import { labelOfRedirect } from '../routes/redirect-label.js';
import { followRedirect, skipsRedirects } from '../routes/follow-redirect.js';
import { redirectFor, type Redirect } from '../routes/redirects.js';
import { useSession } from '../session/session.js';
import { HomeLink } from './home-link.js';

/**
 * The page for every address that is no page of the shell. `LeaveGuard` stops navigations to a business area, but a
 * document can be requested at such an address.
 */
export function CatchAllPage() {
  useLanguage();
  const location = useLocation();
  const redirect = redirectFor(location);
  if (!redirect) return <NotFoundPage />;
  // The server answers with the shell where the area should be: another redirect would loop.
  if (redirect.isPrefixed && !skipsRedirects()) return <NotFoundPage notServed={redirect.target} />;
  return <RedirectPage key={redirect.visited} redirect={redirect} />;
}

function RedirectPage({ redirect }: { redirect: Redirect }) {
  const label = useLabel(redirect);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current || label === undefined) return;
    isFollowed.current = true;
    void followRedirect(redirect, label, 'replace');
  }, [redirect, label]);

  if (!skipsRedirects()) return <SlowNotice text={msg(str`Abrindo ${redirect.target}`, { id: 'dassShellLeaving' })} />;
  return (
    <Page
      heading={msg('Redirecionamento ignorado em localhost', { id: 'dassShellRedirectSkipped' })}
      subheading={msg(str`Em outro servidor, o navegador iria agora para ${redirect.target}.`, {
        id: 'dassShellRedirectSkippedDetail',
      })}
    >
      <HomeLink />
    </Page>
  );
}

/** The label for the history, from the menu; `undefined` while the menu may still be loaded. */
function useLabel(redirect: Redirect): string | undefined {
  const session = useSession();
  const menu = useMenu();
  const hasMenu = session.status === 'loading' || (session.user !== undefined && !session.user.accessDenied);
  const isLoading = hasMenu && menu.status !== 'ready' && menu.status !== 'failed';
  if (isLoading && !menu.isSlow && !session.isSlow) return undefined;
  return labelOfRedirect(redirect, menu.value ?? [], window.location.origin);
}

/** @param notServed address of a business area that this server does not serve */
function NotFoundPage({ notServed }: { notServed?: string }) {
  useLanguage();
  const { pathname } = useLocation();
  return (
    <Page heading={msg('Página não encontrada', { id: 'dassShellNotFound' })}>
      <DassEmptyState
        className="card"
        icon="search"
        text={
          notServed
            ? msg(
                str`O endereço ${notServed} pertence a outra área do sistema, que não está disponível neste servidor.`,
                { id: 'dassShellNotServed' },
              )
            : msg(str`Não existe página no endereço ${pathname}.`, { id: 'dassShellNotFoundText' })
        }
      >
        <HomeLink />
      </DassEmptyState>
    </Page>
  );
}
