import { PropertyChanges, type DataElement } from './property-changes.js';
import { addPendingLoad } from '../loading/pending-loads.js';
import type { DataReader } from './data-reader.js';

const isDataChild = (node: Node): boolean => node instanceof Element && node.getAttribute('slot') === 'data';

/**
 * Lets an element class read data from the page, without a script of the application: from its children
 * `<script type="application/json" slot="data">`, also those that are added later, and from the address in `data-src`. With
 * `data-source`, that is the address of a source of rows.
 * The code that reads them loads only when an element has one of these.
 */
export class PageData {
  /** The property that a JSON list sets. The keys of a JSON object are names of properties. */
  readonly listProperty: string | undefined;
  readonly #readers = new WeakMap<DataElement, DataReader>();
  readonly #observers = new WeakMap<DataElement, MutationObserver>();

  constructor(listProperty?: string) {
    this.listProperty = listProperty;
  }

  /** Reads the data of an element, now and when they change, until `unwatch()`. */
  watch(element: DataElement): void {
    let observer = this.#observers.get(element);
    if (!observer) {
      observer = new MutationObserver((records) => {
        const hasData = ({ type, target, addedNodes }: MutationRecord): boolean =>
          type === 'attributes' || target !== element || [...addedNodes].some(isDataChild);
        if (records.some(hasData)) this.#read(element);
      });
      this.#observers.set(element, observer);
    }
    observer.observe(element, { childList: true, attributeFilter: ['data-src', 'data-source'] });
    const hasSource = element.matches('[data-src], [data-source]');
    if (!hasSource && ![...element.children].some(isDataChild)) return;
    this.#read(element);
    // Before the reader is loaded, so that the element is not rendered as empty first.
    if (hasSource && !element.hasUpdated) element.propertyChanges!.isLoading = true;
  }

  unwatch(element: DataElement): void {
    this.#observers.get(element)?.disconnect();
  }

  #read(element: DataElement): void {
    for (const child of element.children)
      if (isDataChild(child))
        this.#observers.get(element)?.observe(child, { childList: true, characterData: true, subtree: true });
    element.propertyChanges ??= new PropertyChanges();
    addPendingLoad(element, this.#load(element, element.propertyChanges.now++));
  }

  async #load(element: DataElement, time: number): Promise<void> {
    try {
      // A LazyImport would make elements without other lazy modules 2.5 KB larger.
      // eslint-disable-next-line dass/no-bare-imports
      const { DataReader } = await import('./data-reader.js');
      let reader = this.#readers.get(element);
      if (!reader)
        this.#readers.set(element, (reader = new DataReader(element, this.listProperty, () => this.#read(element))));
      reader.read(time);
    } catch (error) {
      console.error(`<${element.localName}> could not load a part of itself.`, error);
      element.propertyChanges!.isLoading = false;
      element.requestUpdate();
      window.addEventListener('online', () => this.#read(element), { once: true });
    }
  }
}
