import type { ComponentType } from 'react';

export const screenGroups = ['pages', 'controls', 'messages', 'navigation', 'states'] as const;
export type ScreenGroup = (typeof screenGroups)[number];

export interface ScreenProps {
  readonly screen: Screen;
}

/** A screen of the workspace, where pieces of the kit are at work. */
export interface Screen {
  /** The last step of its address. */
  readonly name: string;
  readonly group: ScreenGroup;
  /** A registered icon. */
  readonly icon: string;
  /** The key of its title: favourites and the history keep it, and show it in the language in force. */
  readonly titleKey: `dassScreen${string}`;
  readonly title: () => string;
  readonly summary: () => string;
  /** Other words that users search it by. */
  readonly keywords: () => string;
  /** The tags of the pieces that are at work on it. */
  readonly pieces: readonly string[];
  /** It renders the page with its head by itself. */
  readonly hasOwnHead?: boolean;
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}
