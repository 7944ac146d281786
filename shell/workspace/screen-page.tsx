import type { ReactNode } from 'react';
import { msg } from '../locales/localize.js';
import { useBack } from '../history/use-back.js';
import { useLanguage } from '../app/use-texts.js';
import { Page, type PageProps } from '../frame/page.js';
import { paths } from '../app/paths.js';
import { screenTitle, type Screen } from './screen.js';
import { detailsOf } from './screen-details.js';
import './workspace.css';

export interface ScreenFrameProps extends Omit<PageProps, 'heading' | 'title'> {
  screen: Screen;
}

/** What all screens have in common: the title of the document, and the elements in use. */
export function ScreenFrame({ screen, children, ...page }: ScreenFrameProps) {
  return (
    <Page {...page} heading={screen.title()} title={screenTitle(screen)}>
      {children}
      <p className="used-elements">
        <span className="visually-hidden">{msg('Peças em uso:', { id: 'dassWorkspacePieces' })}</span>
        {detailsOf(screen).elements.map((tag) => (
          <code key={tag}>{`dass-${tag}`}</code>
        ))}
      </p>
    </Page>
  );
}

/** The default page of a screen: header with a back button, content, and the elements in use. */
export function ScreenPage({ screen, children }: { screen: Screen; children: ReactNode }) {
  useLanguage();
  const back = useBack(paths.workspace);
  return (
    <ScreenFrame screen={screen} subheading={detailsOf(screen).summary()} icon={screen.icon} onBack={back}>
      <div className="screen">{children}</div>
    </ScreenFrame>
  );
}
