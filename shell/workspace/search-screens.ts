import { TextQuery } from 'dass-elements/text.js';
import { msg } from '../locales/localize.js';
import { screenGroups, type Screen, type ScreenGroup } from './screen.js';

export const groupTitles: Readonly<Record<ScreenGroup, () => string>> = {
  pages: () => msg('Páginas e campos', { id: 'dassWorkspacePages' }),
  controls: () => msg('Controles', { id: 'dassWorkspaceControls' }),
  messages: () => msg('Mensagens', { id: 'dassWorkspaceMessages' }),
  navigation: () => msg('Navegação', { id: 'dassWorkspaceNavigation' }),
  states: () => msg('Estados e falhas', { id: 'dassWorkspaceStates' }),
};

/** Returns the screens in which every word of the query is found. */
export function searchScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const words = typed.split(/\s+/).filter(Boolean);
  const queries = words.map((word) => new TextQuery(word));
  return screens.filter((screen) => {
    const { title, summary, keywords, elements, group } = screen;
    const text = [title(), summary(), keywords(), groupTitles[group](), ...elements.map((tag) => `dass-${tag}`)].join(
      '\n',
    );
    return queries.every((query) => query.matches(text));
  });
}

/** Groups the screens. Empty groups are left out. */
export const inGroups = (screens: readonly Screen[]): readonly (readonly [ScreenGroup, readonly Screen[]])[] =>
  screenGroups
    .map((group) => [group, screens.filter((screen) => screen.group === group)] as const)
    .filter(([, found]) => found.length > 0);
