import type { createBrowserRouter } from 'react-router-dom';
import { topmostForBack, type Overlay } from 'dass-elements/page.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the router keeps in each entry of the browser's history. The first entry of a document has no key. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
}

const entry = (): EntryState => (window.history.state as EntryState | null) ?? {};
const isShown = ({ location }: Router['state']): boolean => (entry().key ?? 'default') === location.key;

/**
 * Back closes the topmost drawer or dialog, and the page stays. One that refuses to close keeps the page once: the next
 * Back leaves. Browsers say so only after the step, so that it is undone, before the router and its blockers hear of it.
 * Where a browser closes dialogs by its own back gesture (Chromium on Android), no step happens.
 * @param createRouter called once
 */
export function closeOverlaysOnBack(createRouter: () => Router): Router {
  // Before the router's own listener: on a window, engines call listeners in their order, capturing or not.
  window.addEventListener('popstate', (event) => onPopstate(event));
  const router = createRouter();
  let index = entry().idx;
  let isReturning = false;
  let asked: Overlay | undefined;

  router.subscribe((state) => {
    if (isShown(state)) index = entry().idx;
  });

  const onPopstate = (event: PopStateEvent): void => {
    const isOwnReturn = isReturning && isShown(router.state);
    isReturning = false;
    if (isOwnReturn) return event.stopImmediatePropagation();
    // A return to the page that is shown is a blocker's; while another page is loading the next step has its own meaning.
    if (isShown(router.state) || router.state.navigation.state !== 'idle') return;
    const steps = (index ?? NaN) - (entry().idx ?? NaN);
    const overlay = steps > 0 ? topmostForBack() : undefined;
    if (!overlay || overlay === asked) return;
    asked = overlay;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(steps);
    overlay.dismiss('escape');
  };
  return router;
}
