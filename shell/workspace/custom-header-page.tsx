import type { ReactNode } from 'react';
import { msg } from '../locales/localize.js';
import { Page } from '../frame/page.js';
import { UsedElements } from './screen-page.js';
import type { Screen } from './screen.js';
import './workspace.css';
import './material.css';

/** A screen with its own `dass-page-header` instead of the shell's page header. */
export function CustomHeaderPage({
  screen,
  header,
  children,
}: {
  screen: Screen;
  header: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page
      heading={screen.title()}
      title={`${screen.title()} · ${msg('Área de trabalho', { id: 'dassShellWorkspace' })}`}
      header={header}
    >
      {children}
      <UsedElements tags={screen.elements} />
    </Page>
  );
}
