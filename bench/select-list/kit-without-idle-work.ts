import { exposeSteps } from './kit-steps.js';

// Turns off idle work, as for a user who is faster than the page.
globalThis.requestIdleCallback = () => 0;
exposeSteps();
