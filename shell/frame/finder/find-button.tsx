import { Suspense, useEffect, useState } from 'react';
import { topModal } from 'dass-elements/page.js';
import { msg } from '../../locales/localize.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import type { FinderComponent } from './finder-content.js';

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

/** Opens the finder by a click or Ctrl+K (Command+K on Apple devices). */
export function FindButton({ slot, menu, Finder }: { slot: string; menu: unknown; Finder: FinderComponent }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      // Ctrl+K would focus the browser's search box.
      event.preventDefault();
      // A modal dialog has to be answered first.
      if (!event.repeat && !topModal()) setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div slot={slot} className="find">
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <DassIcon name="search" />
        <span className="find-text">{msg('Pesquisar tudo', { id: 'dassShellFinder' })}</span>
        <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl+K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Finder menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
