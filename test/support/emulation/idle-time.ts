export interface HeldIdleTime {
  /** Lets each work that waits for idle time do its smallest step. */
  step(): void;
  end(): void;
}

/** Holds back the idle time of the page: what runs in slices only goes on with `step()`, however fast the machine is. */
export function holdIdleTime(): HeldIdleTime {
  const { requestIdleCallback, cancelIdleCallback } = window;
  const waiting = new Map<number, IdleRequestCallback>();
  let lastId = 0;
  Object.assign(window, {
    requestIdleCallback: (callback: IdleRequestCallback) => {
      waiting.set(++lastId, callback);
      return lastId;
    },
    cancelIdleCallback: (id: number) => waiting.delete(id),
  });
  return {
    step() {
      for (const [id, callback] of [...waiting])
        if (waiting.delete(id)) callback({ didTimeout: false, timeRemaining: () => 0 });
    },
    end() {
      Object.assign(window, { requestIdleCallback, cancelIdleCallback });
      for (const callback of waiting.values()) requestIdleCallback.call(window, callback);
    },
  };
}
