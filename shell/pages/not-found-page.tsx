import { useLocation } from 'react-router-dom';
import { t } from '../../locales/shell.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { GoHome } from './go-home.js';

/** @param notServed the address of a business area that nothing but this shell answers at (SH-12) */
export function NotFoundPage({ notServed }: { notServed?: string }) {
  useLanguage();
  const { pathname } = useLocation();
  return (
    <Page
      heading={t('dassShellNotFound')}
      subheading={
        notServed ? t('dassShellNotServed', { address: notServed }) : t('dassShellNotFoundText', { address: pathname })
      }
    >
      <GoHome />
    </Page>
  );
}
