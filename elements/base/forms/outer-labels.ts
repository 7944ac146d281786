import type { ReactiveController, ReactiveElement } from 'lit';

/** Reads the page's `<label>` elements of a field, and updates the field when they appear, change or disappear. */
export class OuterLabels implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #update = (): void => this.#host.requestUpdate();
  #texts?: MutationObserver;
  #observed: readonly Node[] = [];
  #unwatch: (() => void) | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Returns the current text of the labels. */
  read(labels: NodeList): string {
    if (this.#host.isConnected) this.#unwatch ??= watchLabels(this.#host.getRootNode(), this.#update);
    this.#observe([...labels]);
    return this.#observed
      .map((label) => label.textContent?.trim())
      .filter(Boolean)
      .join(' ');
  }

  hostConnected(): void {
    // At another position there are other labels.
    if (this.#host.hasUpdated) this.#update();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#observe([]);
  }

  #observe(labels: readonly Node[]): void {
    const { length } = labels;
    if (length === this.#observed.length && labels.every((label, index) => label === this.#observed[index])) return;
    this.#observed = labels;
    this.#texts?.disconnect();
    if (length === 0) return;
    this.#texts ??= new MutationObserver(this.#update);
    for (const label of labels) this.#texts.observe(label, { characterData: true, childList: true, subtree: true });
  }
}

interface Watch {
  readonly callbacks: Set<() => void>;
  readonly observer: MutationObserver;
}

/** One observer for all fields of a document or a shadow tree. */
const watches = new WeakMap<Node, Watch>();

/**
 * Calls a function when a label is inserted, removed, or refers to another element.
 *
 * @returns a function that stops watching
 */
function watchLabels(root: Node, callback: () => void): () => void {
  let watch = watches.get(root);
  if (!watch) {
    const callbacks = new Set<() => void>();
    const observer = new MutationObserver((records) => {
      if (records.some(isOfLabel)) for (const call of [...callbacks]) call();
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['for'] });
    watches.set(root, (watch = { callbacks, observer }));
  }
  const { callbacks, observer } = watch;
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    observer.disconnect();
    watches.delete(root);
  };
}

const isOfLabel = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' || [...addedNodes, ...removedNodes].some(holdsLabel);

const holdsLabel = (node: Node): boolean =>
  node instanceof Element && (node.localName === 'label' || node.querySelector('label') !== null);
