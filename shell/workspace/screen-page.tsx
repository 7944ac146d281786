import type { ReactNode } from 'react';
import { msg } from '../locales/localize.js';
import { useBack } from '../history/use-back.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { paths } from '../app/paths.js';
import type { Screen } from './screen.js';
import './workspace.css';

/** The default page of a screen: header with a back button, content, and the elements in use. */
export function ScreenPage({ screen, children }: { screen: Screen; children: ReactNode }) {
  useLanguage();
  const back = useBack(paths.workspace);
  return (
    <Page
      heading={screen.title()}
      title={`${screen.title()} · ${msg('Área de trabalho', { id: 'dassShellWorkspace' })}`}
      subheading={screen.summary()}
      icon={screen.icon}
      onBack={back}
    >
      <div className="screen">{children}</div>
      <UsedElements tags={screen.elements} />
    </Page>
  );
}

export function UsedElements({ tags }: { tags: readonly string[] }) {
  return (
    <p className="used-elements">
      <span className="visually-hidden">{msg('Peças em uso:', { id: 'dassWorkspacePieces' })}</span>
      {tags.map((tag) => (
        <code key={tag}>{`dass-${tag}`}</code>
      ))}
    </p>
  );
}
