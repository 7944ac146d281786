import type { ComponentType } from 'react';
import { msg } from '../locales/localize.js';
import type { PageShape } from '../frame/page-skeleton.js';

export const screenGroups = ['pages', 'controls', 'messages', 'navigation', 'states'] as const;
export type ScreenGroup = (typeof screenGroups)[number];

export interface ScreenProps {
  readonly screen: Screen;
}

/** A screen of the workspace. */
export interface Screen {
  /** Last segment of its path. */
  readonly name: string;
  readonly group: ScreenGroup;
  /** Name of a registered icon. */
  readonly icon: string;
  /** Message id of the title: favourites and the history store it, to show it in the current language. */
  readonly titleKey: `dassScreen${string}`;
  readonly title: () => string;
  /** The shape of its content, shown while its code is loading. */
  readonly shape: PageShape;
  /** The screen renders its own page header. */
  readonly hasCustomHeader?: boolean;
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}

/** The title of the document for a screen. */
export const screenTitle = ({ title }: Screen): string =>
  `${title()} · ${msg('Área de trabalho', { id: 'dassShellWorkspace' })}`;
