/**
 * Removes everything but one element from the document, so that it can be neither read nor operated, whatever overlay
 * it is in. Elements that are added later are removed as well. All elements keep their state.
 * @returns a function that restores the page
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
