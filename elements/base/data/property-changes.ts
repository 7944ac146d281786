import type { ReactiveElement } from 'lit';

/**
 * When the properties of an element were set last. Data that were requested before a value was set must not replace
 * that value.
 */
export class PropertyChanges {
  readonly times = new Map<PropertyKey, number>();
  /** The number of requests for data so far. */
  now = 0;
  /** Whether the data at `data-src` are loading. */
  isLoading = false;

  add(name: PropertyKey): void {
    this.times.set(name, this.now);
  }
}

/** An element that can read its data from the page. */
export type DataElement = ReactiveElement & { propertyChanges?: PropertyChanges };
