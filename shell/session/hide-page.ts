/**
 * Takes everything off the screen but one element: what is not in the document can neither be read nor operated, in
 * whatever overlay it stood, and what appears later is taken off, too. The elements keep what is typed in them.
 * @returns puts everything back
 */
export function hidePage(cover: HTMLElement, title: string): () => void {
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
  // The title of a page that is still being loaded comes later.
  observer.observe(head, { childList: true, subtree: true, characterData: true });

  return () => {
    observer.disconnect();
    body.replaceChildren(...hidden);
    document.title = hiddenTitle;
    window.scrollTo(scrollX, scrollY);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
