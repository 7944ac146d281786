import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { history } from 'dass-elements/history.js';
import { resolveText } from 'dass-elements/language.js';
import { formatCount, msg, plural, str } from '../locales/localize.js';
import { DassDialog, type DassDialogElement } from 'dass-elements/react/dass-dialog.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { useNavigateTo } from '../app/use-navigate-to.js';
import { HighlightedText } from './highlighted-text.js';
import { findScreens, screensOf, type ScreenEntry } from './find-screens.js';
import './screen-finder.css';

export interface ScreenFinderProps {
  menu: unknown;
  onClose: () => void;
}

/** A dialog that finds any screen by a part of its name: an editable combobox with a listbox (APG). */
export function ScreenFinder({ menu, onClose }: ScreenFinderProps) {
  const navigateTo = useNavigateTo();
  const id = useId();
  const dialog = useRef<DassDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const query = useDeferredValue(typed.trim());
  const screens = useMemo(() => screensOf(menu), [menu]);
  const [visited] = useState(() => history.entries.map(({ url }) => url));
  const {
    screens: found,
    recent,
    total,
  } = useMemo(() => findScreens(screens, query, visited), [screens, query, visited]);
  const active = found[Math.min(activeIndex, found.length - 1)];
  const optionId = ({ key }: ScreenEntry): string => `${id}-${key}`;

  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const follow = async ({ url, label }: ScreenEntry): Promise<void> => {
    history.record({ url, label });
    // The dialog returns the focus before the new page takes it.
    await dialog.current?.hide();
    onClose();
    navigateTo(url, label);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = found.length - 1;
    const at = Math.min(activeIndex, last);
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last }[event.key];
    if (next !== undefined) setActiveIndex(Math.max(next, 0));
    // Enter uses the text in the field, even when the list still shows the results of an earlier text.
    else if (event.key === 'Enter') {
      const { screens: now } =
        typed.trim() === query ? { screens: found } : findScreens(screens, typed.trim(), visited);
      const selected = typed.trim() === query ? active : now[0];
      if (selected) void follow(selected);
    } else return;
    event.preventDefault();
  };

  const option = (screen: ScreenEntry) => (
    // The keyboard moves the active option from the field, so the option has no key handler.
    <li
      key={screen.key}
      id={optionId(screen)}
      role="option"
      aria-selected={screen === active}
      className="finder-option"
      onClick={() => void follow(screen)}
    >
      <DassIcon name={screen.icon || 'fileText'} />
      <span className="finder-label">
        <HighlightedText text={resolveText(screen.label)} typed={query} />
      </span>
      <span className="finder-area">{screen.area}</span>
    </li>
  );

  return (
    <DassDialog ref={dialog} heading={msg('Pesquisar telas', { id: 'dassShellFind' })} open onClose={onClose}>
      <div className="finder">
        <div className="search-field">
          <DassIcon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            aria-label={msg('Pesquisar telas', { id: 'dassShellFind' })}
            placeholder={msg('Pesquisar telas', { id: 'dassShellFind' })}
            autoComplete="off"
            autoFocus
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActiveIndex(0);
            }}
            onKeyDown={onKeyDown}
          />
          <span className="quiet finder-count" role="status">
            {query && found.length > 0 ? shellFindFoundText(total) : ''}
          </span>
        </div>
        {found.length === 0 && (
          <p className="finder-none quiet" role="status">
            {msg(str`Nenhuma tela corresponde a “${query}”.`, { id: 'dassShellFindNothing' })}
          </p>
        )}
        <ul
          ref={list}
          id={`${id}-list`}
          className="finder-list"
          role="listbox"
          aria-label={msg('Pesquisar telas', { id: 'dassShellFind' })}
        >
          {recent > 0 && (
            <li role="presentation" className="finder-group">
              {msg('Visitadas recentemente', { id: 'dassShellFindRecent' })}
            </li>
          )}
          {found.slice(0, recent).map(option)}
          {recent > 0 && recent < found.length && (
            <li role="presentation" className="finder-group">
              {msg('Todas as telas', { id: 'dassShellFindAll' })}
            </li>
          )}
          {found.slice(recent).map(option)}
        </ul>
      </div>
    </DassDialog>
  );
}

const shellFindFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} tela`, { id: 'dassShellFindFoundOne' }),
    many: msg(str`${formatCount(count)} de telas`, { id: 'dassShellFindFoundMany' }),
    other: msg(str`${formatCount(count)} telas`, { id: 'dassShellFindFoundOther' }),
  });
