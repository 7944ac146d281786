import type { ReactNode } from 'react';
import { msg } from '../locales/localize.js';
import { Page } from '../frame/page.js';
import { Pieces } from './screen-page.js';
import type { Screen } from './screen.js';
import './workspace.css';
import './material.css';

/** A screen with its own `dass-page-header` instead of the shell's page header. */
export function OwnHeadPage({ screen, head, children }: { screen: Screen; head: ReactNode; children: ReactNode }) {
  return (
    <Page
      heading={screen.title()}
      title={`${screen.title()} · ${msg('Área de trabalho', { id: 'dassShellWorkspace' })}`}
      head={head}
    >
      {children}
      <Pieces pieces={screen.pieces} />
    </Page>
  );
}
