import type { EventMap, TypedListeners } from './dass-element.js';

/**
 * An element class whose lists and events have a type of the application: `DassPickList<Material>`.
 * `Members` are the properties with that type, `Events` the events. Types only: nothing exists at run time.
 */
export type TypedElement<Element, Members, Events extends EventMap> = Omit<
  Element,
  keyof Members | keyof OwnListeners<Events>
> &
  Members &
  OwnListeners<Events>;

interface OwnListeners<Events extends EventMap> {
  addEventListener: TypedListeners<this, Events>['addEventListener'];
  removeEventListener: TypedListeners<this, Events>['removeEventListener'];
}
