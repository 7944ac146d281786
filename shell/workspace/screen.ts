import type { ComponentType } from 'react';

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
  readonly summary: () => string;
  /** Additional search words. */
  readonly keywords: () => string;
  /** Names of the elements on the screen, without `dass-`. */
  readonly elements: readonly string[];
  /** The screen renders its own page header. */
  readonly hasCustomHeader?: boolean;
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}
