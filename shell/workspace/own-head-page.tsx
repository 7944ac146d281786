import type { ReactNode } from 'react';
import { t } from '../../locales/shell.js';
import { Page } from '../frame/page.js';
import { Pieces } from './screen-page.js';
import { screens } from './screens.js';
import './workspace.css';
import './material.css';

/** A screen whose head is at work itself: a `dass-page-header` in the place of the heading of the shell. */
export function OwnHeadPage({
  screen: name,
  head,
  children,
}: {
  screen: string;
  head: ReactNode;
  children: ReactNode;
}) {
  const screen = screens.find((one) => one.name === name)!;
  return (
    <Page heading={t(screen.title)} title={`${t(screen.title)} · ${t('dassShellWorkspace')}`} head={head}>
      {children}
      <Pieces pieces={screen.pieces} />
    </Page>
  );
}
