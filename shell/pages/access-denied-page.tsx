import { Link } from 'react-router-dom';
import { t } from '../../locales/shell.js';
import { DassButton } from '../../react-wrappers/dass-button.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { paths } from '../routes/paths.js';
import { useSession } from '../session/session.js';
import { GoHome } from './go-home.js';

/** SH-05. */
export function AccessDeniedPage() {
  useLanguage();
  const { status, user, signOut } = useSession();
  if (status === 'signed-out') {
    return (
      <Page heading={t('dassShellAccessDenied')} subheading={t('dassShellLoginNeeded')}>
        <p>
          <Link className="link-strong" to={paths.login}>
            {t('dassShellSignIn')}
          </Link>
        </p>
      </Page>
    );
  }
  return (
    <Page heading={t('dassShellAccessDenied')} subheading={t('dassShellAccessDeniedText')}>
      {user && (
        <p>
          <DassButton onClick={signOut}>{t('dassShellOtherAccount')}</DassButton>
        </p>
      )}
      {/* Home would lead back here for who has no permission at all. */}
      {user?.accessDenied ? null : <GoHome />}
    </Page>
  );
}
