import { applyTheme } from '../../themes/apply-theme.js';

/**
 * Loads elements when their tags first appear below a root, for pages without a build.
 * @param loaders the module of each tag
 * @param root what is watched; the document by default
 * @returns stops watching
 */
export function startAutoloader(
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  root: Document | ShadowRoot | undefined = globalThis.document,
): () => void {
  if (!root) return () => {};
  applyTheme();
  const asked = new Set<string>();
  const load = (tag: string): void => {
    const loader = loaders[tag];
    if (!loader || asked.has(tag)) return;
    asked.add(tag);
    loader().catch((error: unknown) => {
      // The next one of its kind is another chance.
      asked.delete(tag);
      console.error(`[dass] <${tag}> could not be loaded.`, error);
    });
  };
  const discover = (node: Element | Document | ShadowRoot): void => {
    if (node instanceof Element) load(node.localName);
    for (const element of node.querySelectorAll(':not(:defined)')) load(element.localName);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) discover(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  discover(root);
  return () => observer.disconnect();
}
