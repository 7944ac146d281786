// Completes jsdom and happy-dom, for unit tests of applications: `setupFiles: ['dass-elements/testing/setup.js']` in
// vitest, `setupFiles` in Jest. In a browser it does nothing. What these environments do not have at all stays missing:
// layout, the pointer, focus rings, what a screen reader says. Test these in a browser.
import { completeDialogs } from './setup/dialogs.js';
import { completeElementInternals } from './setup/element-internals.js';
import { completeEvents } from './setup/events.js';
import { completeLayout } from './setup/layout.js';

if (globalThis.document && !('setFormValue' in (globalThis.ElementInternals?.prototype ?? {}))) {
  completeElementInternals();
  completeDialogs();
  completeEvents();
  completeLayout();
}
