import { TextQuery } from '../../elements/core/text/text-fold.js';
import { t } from '../../locales/shell.js';
import { t as w } from '../../locales/workspace.js';
import { screenGroups, type Screen, type ScreenGroup } from './screens.js';

export const groupTitles = {
  pages: 'dassWorkspacePages',
  controls: 'dassWorkspaceControls',
  messages: 'dassWorkspaceMessages',
  navigation: 'dassWorkspaceNavigation',
  states: 'dassWorkspaceStates',
} as const satisfies Record<ScreenGroup, Parameters<typeof w>[0]>;

/** Each word that was typed is somewhere in what a screen says of itself. */
export function searchScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const words = typed.split(/\s+/).filter(Boolean);
  const queries = words.map((word) => new TextQuery(word));
  return screens.filter((screen) => {
    const { title, summary, keywords, pieces, group } = screen;
    const text = [
      t(title),
      w(summary),
      w(keywords),
      w(groupTitles[group]),
      ...pieces.map((piece) => `dass-${piece}`),
    ].join('\n');
    return queries.every((query) => query.matches(text));
  });
}

/** The groups that have something to show, in their order. */
export const inGroups = (screens: readonly Screen[]): readonly (readonly [ScreenGroup, readonly Screen[]])[] =>
  screenGroups
    .map((group) => [group, screens.filter((screen) => screen.group === group)] as const)
    .filter(([, found]) => found.length > 0);
