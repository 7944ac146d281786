import { useEffect } from 'react';
import { redirectAfterLogin } from '../../elements/core/urls/redirect-after-login.js';
import { t } from '../../locales/shell.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { GoHome } from './go-home.js';

/** The shell itself was served where the login page should be: it does not go there again (SH-04). */
export function LoginNotServedPage() {
  useLanguage();
  useEffect(() => void redirectAfterLogin.store(), []);
  return (
    <Page heading={t('dassShellNoLogin')} subheading={t('dassShellNoLoginText')}>
      <GoHome />
    </Page>
  );
}
