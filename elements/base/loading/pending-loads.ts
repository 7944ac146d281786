import type { ReactiveElement } from 'lit';

const loadsOf = new WeakMap<ReactiveElement, Set<Promise<void>>>();

/**
 * Registers a load that is under way, so that `updateComplete` of its element waits for it.
 * @param load a promise that never rejects
 */
export function addPendingLoad(element: ReactiveElement, load: Promise<void>): void {
  const loads = loadsOf.get(element) ?? new Set();
  loadsOf.set(element, loads.add(load));
  void load.then(() => loads.delete(load));
}

/** The loads of an element that are under way. @returns undefined when there is none */
export function pendingLoads(element: ReactiveElement): Promise<unknown> | undefined {
  const loads = loadsOf.get(element);
  return loads?.size ? Promise.all(loads) : undefined;
}
