import type { createBrowserRouter } from 'react-router-dom';
import { topmostForBack, type Overlay } from 'dass-elements/page.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router's state in an entry of the browser's history. The first entry of a document has no key. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};
const isShown = ({ location }: Router['state']): boolean => (entry().key ?? 'default') === location.key;

/**
 * Makes the browser's Back close the topmost drawer or dialog and keep the page. An overlay that refuses to close
 * keeps the page once; the next Back leaves. The popstate event comes after the navigation, so it is undone before the
 * router and its blockers are notified. Chromium on Android closes dialogs by its own back gesture, without a popstate
 * event.
 * @param createRouter called once
 */
export function closeOverlaysOnBack(createRouter: () => Router): Router {
  // Before the router's own listener: on `window`, listeners run in the order of registration, capturing or not.
  window.addEventListener('popstate', (event) => onPopstate(event));
  const router = createRouter();
  let index = entry().idx;
  let isReturning = false;
  let lastAsked: Overlay | undefined;
  let closing: Overlay | undefined;

  router.subscribe((state) => {
    if (isShown(state)) index = entry().idx;
  });

  const onPopstate = (event: PopStateEvent): void => {
    const isOwnReturn = isReturning && isShown(router.state);
    isReturning = false;
    if (isOwnReturn) {
      event.stopImmediatePropagation();
      // Not before: what it has been showing may be in the address of the page, which has to be the current one then.
      closing?.dismiss('escape');
      closing = undefined;
      return;
    }
    // A blocker returns to the current page. While another page is loading, Back is handled by the router.
    if (isShown(router.state) || router.state.navigation.state !== 'idle') return;
    const steps = (index ?? NaN) - (entry().idx ?? NaN);
    const overlay = steps > 0 ? topmostForBack() : undefined;
    if (!overlay || overlay === lastAsked) return;
    lastAsked = overlay;
    event.stopImmediatePropagation();
    isReturning = true;
    closing = overlay;
    window.history.go(steps);
  };
  return router;
}
