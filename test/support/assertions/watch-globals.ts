import { ANNOUNCEMENT_MS } from '../../../elements/base/announce.js';

/** Records listeners on the page, observers and timers that an element must clean up. */
export function watchGlobals(): { left(): string[]; stop(): void } {
  const open = new Map<unknown, string>();
  const undo: (() => void)[] = [];
  const patch = <T extends object, K extends keyof T>(
    target: T,
    key: K,
    createPatched: (original: T[K]) => T[K],
  ): void => {
    const original = target[key];
    target[key] = createPatched(original);
    undo.push(() => (target[key] = original));
  };

  const keys = new WeakMap<object, number>();
  let count = 0;
  const keyOf = (object: object): number => keys.get(object) ?? (keys.set(object, ++count), count);
  const outlives = (target: EventTarget): boolean =>
    target instanceof Window ||
    target instanceof Document ||
    target instanceof MediaQueryList ||
    target === document.body ||
    target === document.documentElement ||
    target instanceof BroadcastChannel;
  const nameOf = (target: EventTarget, type: string, listener: object, options: unknown): string => {
    const capture =
      typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture);
    return `${keyOf(target)} ${type} ${keyOf(listener)} ${capture}`;
  };

  patch(
    EventTarget.prototype,
    'addEventListener',
    (original) =>
      function (
        this: EventTarget,
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) {
        const target = this ?? window;
        if (listener && outlives(target)) {
          const name = nameOf(target, type, listener, options);
          open.set(name, `listener for '${type}' on ${target.constructor.name}`);
          if (typeof options === 'object') options.signal?.addEventListener('abort', () => open.delete(name));
        }
        return original.call(target, type, listener, options);
      },
  );
  patch(
    EventTarget.prototype,
    'removeEventListener',
    (original) =>
      function (
        this: EventTarget,
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | EventListenerOptions,
      ) {
        const target = this ?? window;
        if (listener && outlives(target)) open.delete(nameOf(target, type, listener, options));
        return original.call(target, type, listener, options);
      },
  );

  for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver] as {
    prototype: { observe(...args: unknown[]): void; disconnect(): void } & object;
    name: string;
  }[]) {
    patch(
      Observer.prototype,
      'observe',
      (original) =>
        function (this: object, ...args: unknown[]) {
          open.set(this, Observer.name);
          return original.apply(this, args);
        },
    );
    patch(
      Observer.prototype,
      'disconnect',
      (original) =>
        function (this: object) {
          open.delete(this);
          return original.call(this);
        },
    );
  }

  const timer = (start: 'setTimeout' | 'setInterval', end: 'clearTimeout' | 'clearInterval'): void => {
    const scope = window as unknown as Record<string, (...args: never[]) => unknown>;
    patch(
      scope,
      start,
      (original) =>
        ((run: (...args: never[]) => void, delay = 0, ...args: never[]) => {
          const id = original.call(
            window,
            ...([
              () => {
                if (start === 'setTimeout') open.delete(`timer ${id}`);
                run(...args);
              },
              delay,
              ...args,
            ] as never[]),
          ) as number;
          // Ignores the short timers of the tests and the runner, and announcements, which belong to the page.
          if (delay > 60 && delay !== ANNOUNCEMENT_MS) open.set(`timer ${id}`, `${start} of ${delay} ms`);
          return id;
        }) as never,
    );
    patch(
      scope,
      end,
      (original) =>
        ((id: number) => {
          open.delete(`timer ${id}`);
          return original.call(window, ...([id] as never[]));
        }) as never,
    );
  };
  timer('setTimeout', 'clearTimeout');
  timer('setInterval', 'clearInterval');

  return {
    left: () => [...open.values()].sort(),
    stop: () => undo.reverse().forEach((back) => back()),
  };
}
