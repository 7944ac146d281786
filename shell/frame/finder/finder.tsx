import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { history } from 'dass-elements/history.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { DassDialog, type DassDialogElement } from 'dass-elements/react/dass-dialog.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useSession } from '../../session/session.js';
import { EmptyState } from '../empty-state.js';
import { finderResults, isOffered, type FinderOption } from './find-results.js';
import { recordsOf, screenAt, screensOf } from './find-screens.js';
import type { FinderAction, FinderProps, RecordSource } from './finder-content.js';
import { FinderList, optionId } from './finder-list.js';
import { useFoundRecords } from './use-found-records.js';
import './finder.css';

export interface FinderContentProps extends FinderProps {
  /** Records that are searched on the platform. Has to be the same array from render to render. */
  readonly records: readonly RecordSource[];
  readonly actions: readonly FinderAction[];
}

/** A dialog that finds screens, records and actions by words: an editable combobox with a listbox (APG). */
export function Finder({ menu, records, actions, onClose }: FinderContentProps) {
  const navigateTo = useNavigateTo();
  const { signOut } = useSession();
  const id = useId();
  const dialog = useRef<DassDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [hasAllScreens, setAllScreens] = useState(false);
  const current = typed.trim();
  const text = useDeferredValue(current);

  const [visited] = useState(() => history.entries);
  const screens = useMemo(() => screensOf(menu), [menu]);
  const sources = useMemo(() => records.filter(({ path }) => screenAt(screens, path)), [records, screens]);
  const found = useFoundRecords(sources, text);
  const known = useMemo(
    () => ({
      screens: [...screens, ...recordsOf(screens, visited)],
      visited: visited.map(({ url }) => url),
      actions: actions.filter((action) => isOffered(action, screens)),
    }),
    [screens, visited, actions],
  );
  const { groups, total } = finderResults({ ...known, text, records: found.results, hasAllScreens });
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useActiveOption(options, text, found.isSearching);

  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  const choose = async ({ page, action }: FinderOption): Promise<void> => {
    if (!page && !action) {
      // The screens that were cut off take the place of this option.
      const shown = new Set(options.map(({ key }) => key));
      const all = finderResults({ ...known, text, records: [], hasAllScreens: true }).groups;
      setAllScreens(true);
      setActive(all.flatMap((group) => group.options).find(({ key }) => !shown.has(key)));
      field.current?.focus();
      return;
    }
    // An action may open a screen, which keeps its own name in the history.
    if (page)
      history.record({ url: page.url, label: screens.find(({ url }) => url === page.url)?.label ?? page.label });
    // The dialog returns the focus before the new page takes it.
    await dialog.current?.hide();
    onClose();
    if (page) navigateTo(page.url, page.label);
    else if (action && 'run' in action) await action.run({ signOut });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = options.length - 1;
    const at = active ? options.indexOf(active) : -1;
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last }[event.key];
    if (next !== undefined) setActive(options[next]);
    else if (event.key === 'Enter') {
      // The list may still show what an earlier text has found. Records are chosen only when they are shown.
      const isShown = current === text;
      const chosen = isShown ? active : finderResults({ ...known, text: current, records: [] }).groups[0]?.options[0];
      if (chosen) void choose(chosen);
    } else return;
    event.preventDefault();
  };

  const label = msg('Pesquisar tudo', { id: 'dassShellFinder' });
  const isEmpty = options.length === 0;
  return (
    <DassDialog ref={dialog} heading={label} open onClose={onClose}>
      <div className="finder">
        <div className="search-field">
          <DassIcon name="search" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-expanded={!isEmpty}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(`${id}-list`, active)}
            aria-label={label}
            placeholder={msg('Telas, registros e ações', { id: 'dassShellFinderHint' })}
            autoComplete="off"
            autoFocus
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAllScreens(false);
            }}
            onKeyDown={onKeyDown}
          />
          <span className="quiet finder-count" role="status">
            {text && !isEmpty && !found.isSearching ? foundText(total) : ''}
          </span>
        </div>
        {isEmpty && found.isSearching && (
          <p className="finder-none quiet" role="status">
            {msg('Pesquisando…', { id: 'dassShellFindSearching' })}
          </p>
        )}
        {isEmpty && !found.isSearching && found.failed.length === 0 && (
          <EmptyState
            kind="nothing-found"
            heading={msg(str`Nada corresponde a “${text}”.`, { id: 'dassShellFindNone' })}
          />
        )}
        <FinderList
          ref={list}
          id={`${id}-list`}
          label={label}
          groups={groups}
          active={active}
          text={text}
          onChoose={(option) => void choose(option)}
        />
        {found.failed.length > 0 && (
          <p className="finder-failed quiet">
            <span role="status">
              {msg(str`Não foi possível pesquisar: ${found.failed.map((source) => source.label()).join(', ')}.`, {
                id: 'dassShellFindFailed',
              })}
            </span>
            <button
              type="button"
              className="finder-retry"
              onClick={() => {
                // The button disappears.
                field.current?.focus();
                found.retry();
              }}
            >
              {msg('Tentar de novo', { id: 'dassShellRetry' })}
            </button>
          </p>
        )}
      </div>
    </DassDialog>
  );
}

/**
 * The active option of a list whose results arrive late. It is kept by its key, so that a late result never moves
 * another option under the user's Enter. When the user types, the first page or action becomes active, and without one
 * the first record when all answers have come.
 */
function useActiveOption(options: readonly FinderOption[], text: string, isSearching: boolean) {
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string }>();
  const isChosen = chosen?.text === text;
  const active = options.find((option) => (isChosen ? option.key === chosen.key : !(isSearching && option.isRecord)));
  if (active && !isChosen) setChosen({ text, key: active.key });
  const setActive = (option: FinderOption | undefined): void => setChosen(option && { text, key: option.key });
  return [active, setActive] as const;
}

const foundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} resultado`, { id: 'dassShellFindResultsOne' }),
    many: msg(str`${formatCount(count)} de resultados`, { id: 'dassShellFindResultsMany' }),
    other: msg(str`${formatCount(count)} resultados`, { id: 'dassShellFindResultsOther' }),
  });
