import type { EventMap, ElementEvent } from './dass-element.js';

/**
 * An element class whose lists and events have a type of the application: `DassPickList<Material>`.
 * `Members` are the properties with that type, `Events` the events. Types only: nothing exists at run time.
 */
export type TypedElement<Element, Members, Events extends EventMap> = Omit<
  Element,
  keyof Members | keyof TypedListeners<Events>
> &
  Members &
  TypedListeners<Events>;

type Listener<Target, Detail> =
  | ((this: Target, event: ElementEvent<Target, Detail>) => void)
  | { handleEvent(event: ElementEvent<Target, Detail>): void };

export interface TypedListeners<Events extends EventMap> {
  addEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: Listener<this, Events[Type]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: Listener<this, Events[Type]> | null,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}
