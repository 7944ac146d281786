import { fold, TextQuery } from 'dass-elements/text.js';
import { resolveText } from 'dass-elements/language.js';
import { formatCount, msg } from '../../locales/localize.js';
import type { FinderAction, FoundRecords, RecordSource } from './finder-content.js';
import { findScreens, screenAt, type ScreenEntry } from './find-screens.js';

/** An option of the finder's list. */
export interface FinderOption {
  readonly key: string;
  readonly icon: string;
  /** In the current language. */
  readonly label: string;
  readonly detail: string;
  /** The page that it opens, with the label for the history, or the action that it runs. Neither: shows all screens. */
  readonly page?: { readonly url: string; readonly label: string };
  readonly action?: FinderAction;
  /** Found on the platform: while it searches, Enter chooses this option only if the user has moved to it. */
  readonly isRecord?: boolean;
}

export interface OptionGroup {
  readonly id: string;
  /** In the current language. */
  readonly label: string;
  readonly options: readonly FinderOption[];
}

export interface FinderResults {
  readonly groups: readonly OptionGroup[];
  /** Number of all pages, records and actions that match, shown or not. */
  readonly total: number;
}

/** What the platform has found in a source. */
export interface SourceResult {
  readonly source: RecordSource;
  /** The text that was searched. */
  readonly text: string;
  readonly found: FoundRecords;
}

export interface FinderQuery {
  /** The typed text without spaces around it. */
  readonly text: string;
  /** Screens of the user's menu, and the visited records. */
  readonly screens: readonly ScreenEntry[];
  /** Addresses from the history, newest first. */
  readonly visited: readonly string[];
  readonly actions: readonly FinderAction[];
  readonly records: readonly SourceResult[];
  /** Shows all screens. Default: with a text the first ones, so that the records below are in view. */
  readonly hasAllScreens?: boolean;
}

/** Of more screens the list has an option that shows the rest. */
export const FIRST_SCREENS = 8;

/**
 * Returns the options for a text. The groups: pages visited recently, screens, actions, and each kind of record. The
 * group of a record whose code is the text comes first.
 */
export function finderResults({ text, screens, visited, actions, records, hasAllScreens }: FinderQuery): FinderResults {
  const pages = findScreens(screens, text, visited);
  const recent = pages.screens.slice(0, pages.recent);
  const others = pages.screens.slice(pages.recent);
  const isCut = text !== '' && !hasAllScreens && others.length > FIRST_SCREENS + 1;
  const foundActions = actions.filter((action) => matchesAction(action, text));
  const known = new Set(recent.map(({ url }) => url));

  const groups: OptionGroup[] = [
    {
      id: 'recent',
      label: msg('Visitadas recentemente', { id: 'dassShellFindRecent' }),
      options: recent.map(screenOption),
    },
    {
      id: 'screens',
      label:
        text !== '' || recent.length === 0
          ? msg('Telas', { id: 'dassShellFindScreens' })
          : msg('Todas as telas', { id: 'dassShellFindAll' }),
      options: isCut ? [...others.slice(0, FIRST_SCREENS).map(screenOption), moreScreens()] : others.map(screenOption),
    },
    { id: 'actions', label: msg('Ações', { id: 'dassShellFindActions' }), options: foundActions.map(actionOption) },
  ];
  const kinds = records.map((result) => recordGroup(result, text, known));
  const ordered = [...kinds.filter(({ isExact }) => isExact), ...groups, ...kinds.filter(({ isExact }) => !isExact)];
  return {
    groups: ordered.filter(({ options }) => options.length > 0),
    total: kinds.reduce((sum, { total }) => sum + total, pages.total + foundActions.length),
  };
}

/** Returns whether an action is offered. @param screens of the user's menu */
export function isOffered(action: FinderAction, screens: readonly ScreenEntry[]): boolean {
  if ('url' in action) return screenAt(screens, action.url) !== undefined;
  return action.isOffered?.() ?? true;
}

/** An action is found by its words. Without a text all are listed. */
function matchesAction({ label, keywords }: FinderAction, text: string): boolean {
  return new TextQuery(text).matches(`${label()}\n${keywords?.() ?? ''}`);
}

const screenOption = ({ key, url, label, area, icon }: ScreenEntry): FinderOption => ({
  key,
  icon: icon || 'fileText',
  label: resolveText(label),
  detail: area,
  page: { url, label },
});

function actionOption(action: FinderAction): FinderOption {
  const label = action.label();
  return {
    key: `action ${action.id}`,
    icon: action.icon,
    label,
    detail: '',
    ...('url' in action ? { page: { url: action.url, label } } : { action }),
  };
}

const moreScreens = (): FinderOption => ({
  key: 'more-screens',
  icon: 'chevronDown',
  label: msg('Mostrar todas as telas', { id: 'dassShellFindMore' }),
  detail: '',
});

/** @param known addresses that are shown already */
function recordGroup({ source, text: searched, found }: SourceResult, text: string, known: ReadonlySet<string>) {
  const { id, icon, label, list } = source;
  const isStale = searched !== text;
  // The records of an earlier text stay until the answer comes, as far as they still match.
  const typed = new TextQuery(text);
  const records = isStale
    ? found.records.filter((one) => typed.matches(`${one.code}\n${one.label}\n${one.detail ?? ''}`))
    : found.records;
  const isExactly = (code: string): boolean => !isStale && fold(code) !== '' && fold(code) === fold(text);
  const sorted = [
    ...records.filter(({ code }) => isExactly(code)),
    ...records.filter(({ code }) => !isExactly(code)),
  ].filter(({ url }) => !known.has(url));
  const options = sorted.map((record): FinderOption => ({
    key: `${id} ${record.id}`,
    icon,
    label: record.label,
    detail: record.detail ?? '',
    page: { url: record.url, label: record.label },
    isRecord: true,
  }));
  const hasList = list !== undefined && !isStale && found.total > records.length;
  if (hasList) {
    const all = list.label(text);
    options.push({
      key: `${id} all`,
      icon: 'search',
      label: all,
      isRecord: true,
      detail: formatCount(found.total),
      page: { url: list.url(text), label: all },
    });
  }
  return {
    id,
    label: label(),
    options,
    isExact: sorted.some(({ code }) => isExactly(code)),
    total: isStale ? options.length : Math.max(found.total, options.length) - (records.length - sorted.length),
  };
}
