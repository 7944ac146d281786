import { useLocation } from 'react-router-dom';
import { msg, str } from '../locales/localize.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { HomeLink } from './home-link.js';

/** @param notServed address of a business area that this server does not serve */
export function NotFoundPage({ notServed }: { notServed?: string }) {
  useLanguage();
  const { pathname } = useLocation();
  return (
    <Page
      heading={msg('Página não encontrada', { id: 'dassShellNotFound' })}
      subheading={
        notServed
          ? msg(
              str`O endereço ${notServed} pertence a outra área do sistema, que não está disponível neste servidor.`,
              { id: 'dassShellNotServed' },
            )
          : msg(str`Não existe página no endereço ${pathname}.`, { id: 'dassShellNotFoundText' })
      }
    >
      <HomeLink />
    </Page>
  );
}
