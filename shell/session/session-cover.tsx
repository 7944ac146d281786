import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { configuration } from '../configuration.js';
import type { SessionCoverProps } from './cover-content.js';
import './session.css';

/** Loads the message of the cover. Call it early: without a network it cannot be loaded. */
export const loadCoverContent = () => import('./cover-content.js');

/** Covers the whole page with a message. */
export function SessionCover(props: SessionCoverProps) {
  const [container] = useState(() => document.createElement('div'));
  const [Content, setContent] = useState<ComponentType<SessionCoverProps>>();
  useLayoutEffect(() => hidePage(container, configuration.productName), [container]);
  // The page is hidden in any case.
  useEffect(() => {
    loadCoverContent().then(
      ({ CoverContent }) => setContent(() => CoverContent),
      () => undefined,
    );
  }, []);
  return Content && createPortal(<Content {...props} />, container);
}

/**
 * Removes everything but one element from the document, so that it can be neither read nor operated, whatever overlay
 * it is in. Elements that are added later are removed as well. All elements keep their state.
 * @returns a function that restores the page
 */
function hidePage(cover: HTMLElement, title: string): () => void {
  const { body, head } = document;
  const hidden: ChildNode[] = [...body.childNodes].filter((node) => node !== cover);
  const { scrollX, scrollY } = window;
  const focused = document.activeElement;
  let hiddenTitle = document.title;
  body.replaceChildren(cover);
  document.title = title;

  const observer = new MutationObserver(() => {
    for (const node of [...body.childNodes]) {
      if (node === cover) continue;
      hidden.push(node);
      node.remove();
    }
    if (document.title === title) return;
    hiddenTitle = document.title;
    document.title = title;
  });
  observer.observe(body, { childList: true });
  // A page that is still loading sets the title later.
  observer.observe(head, { childList: true, subtree: true, characterData: true });

  return () => {
    observer.disconnect();
    body.replaceChildren(...hidden);
    document.title = hiddenTitle;
    window.scrollTo(scrollX, scrollY);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
