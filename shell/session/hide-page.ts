/**
 * Takes everything off the screen but one element: what is not in the document can neither be read nor operated, in
 * whatever overlay it stood, and what appears later is taken off, too. The elements keep what is typed in them.
 * @returns puts everything back
 */
export function hidePage(cover: HTMLElement, title: string): () => void {
  const { body } = document;
  const hidden: ChildNode[] = [...body.childNodes].filter((node) => node !== cover);
  const { scrollX, scrollY } = window;
  const formerTitle = document.title;
  body.replaceChildren(cover);
  document.title = title;

  const observer = new MutationObserver(() => {
    for (const node of [...body.childNodes]) {
      if (node === cover) continue;
      hidden.push(node);
      node.remove();
    }
  });
  observer.observe(body, { childList: true });

  return () => {
    observer.disconnect();
    body.replaceChildren(...hidden);
    document.title = formerTitle;
    window.scrollTo(scrollX, scrollY);
  };
}
