import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { msg } from '../locales/localize.js';
import { leaveForLogin } from '../app/leave.js';
import { useLanguage } from '../app/use-texts.js';
import { paths } from '../app/paths.js';
import { useSession } from '../session/session.js';
import { Failure, SlowNotice } from './failure.js';
import { PageSkeleton } from './page-skeleton.js';

/** Renders the child routes for a signed-in user only. */
export function RequireSignIn() {
  useLanguage();
  const { status, user, error, isSlow, retry } = useSession();

  useEffect(() => {
    // Replaces this document, so that the back button of the login page does not return to it.
    if (status === 'signed-out') leaveForLogin('replace');
  }, [status]);

  if (user?.accessDenied) return <Navigate to={paths.accessDenied} replace />;
  if (user) return <Outlet />;
  if (status === 'failed' && error) {
    return (
      <div className="page">
        <Failure
          heading={msg('Não foi possível verificar quem está conectado.', { id: 'dassShellSessionFailed' })}
          error={error}
          onRetry={retry}
        />
      </div>
    );
  }
  const isLeaving = status === 'signed-out';
  return (
    <PageSkeleton
      label={
        isLeaving
          ? msg('Abrindo a página de entrada', { id: 'dassShellTakingToLogin' })
          : msg('Verificando quem está conectado', { id: 'dassShellWhoAreYou' })
      }
    >
      {isSlow && (
        <SlowNotice
          text={msg('O servidor está demorando mais do que o normal. Você pode esperar ou continuar com outra coisa.', {
            id: 'dassShellSlow',
          })}
        />
      )}
    </PageSkeleton>
  );
}
