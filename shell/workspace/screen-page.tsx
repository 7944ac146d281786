import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../locales/shell.js';
import { t as w } from '../../locales/workspace.js';
import { useLanguage } from '../app/use-texts.js';
import { Page } from '../frame/page.js';
import { paths } from '../routes/paths.js';
import type { Screen } from './screens.js';
import './workspace.css';

/** What stands around a screen: where it belongs, what it shows, which pieces are at work on it. */
export function ScreenPage({ screen, children }: { screen: Screen; children: ReactNode }) {
  useLanguage();
  return (
    <Page
      heading={t(screen.title)}
      title={`${t(screen.title)} · ${t('dassShellWorkspace')}`}
      subheading={w(screen.summary)}
      above={
        <nav aria-label={w('dassWorkspaceWhere')}>
          <Link to={paths.workspace}>{t('dassShellWorkspace')}</Link>
        </nav>
      }
    >
      <div className="screen">{children}</div>
      <Pieces pieces={screen.pieces} />
    </Page>
  );
}

export function Pieces({ pieces }: { pieces: readonly string[] }) {
  return (
    <p className="pieces">
      <span className="visually-hidden">{w('dassWorkspacePieces')}</span>
      {pieces.map((piece) => (
        <code key={piece}>{`dass-${piece}`}</code>
      ))}
    </p>
  );
}
