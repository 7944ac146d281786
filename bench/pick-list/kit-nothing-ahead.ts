import { offerKit } from './kit-steps.js';

// The user who is faster than the pauses of the page.
globalThis.requestIdleCallback = () => 0;
offerKit();
