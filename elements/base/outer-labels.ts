import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * The text of the page's own `<label>` elements for a field, which is rendered again when they change. A label that comes
 * later is found with the next render: no event tells of it.
 */
export class OuterLabels implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #observer?: MutationObserver;
  #observed: readonly Node[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Their texts as they are now. */
  read(labels: NodeList): string {
    this.#observe([...labels]);
    return this.#observed
      .map((label) => label.textContent?.trim())
      .filter(Boolean)
      .join(' ');
  }

  hostDisconnected(): void {
    this.#observe([]);
  }

  #observe(labels: readonly Node[]): void {
    const { length } = labels;
    if (length === this.#observed.length && labels.every((label, index) => label === this.#observed[index])) return;
    this.#observed = labels;
    this.#observer?.disconnect();
    if (length === 0) return;
    this.#observer ??= new MutationObserver(() => this.#host.requestUpdate());
    for (const label of labels)
      this.#observer.observe(label, {
        characterData: true,
        childList: true,
        subtree: true,
        attributeFilter: ['for'],
      });
  }
}
