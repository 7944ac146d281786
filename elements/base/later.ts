import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Modules that an element needs only once a person opens something: they load then, once for the page, and the element
 * is drawn again when they are there. A load that fails is told in the console and tried again at the next asking.
 */
export class Later implements ReactiveController {
  /** Whether the modules are there. */
  ready = false;
  /** Resolves when the load that is under way has ended. */
  loading?: Promise<void>;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly load: () => Promise<unknown>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {}

  /** Loads the modules unless they are there. */
  ask(): void {
    if (this.ready) return;
    this.loading ??= this.load()
      .then(
        () => (this.ready = true),
        (error: unknown) => console.error(`<${this.host.localName}> could not load a part of itself.`, error),
      )
      .then(() => {
        this.loading = undefined;
        this.host.requestUpdate();
      });
  }
}
