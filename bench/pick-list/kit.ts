import { exposeKit } from './kit-steps.js';

exposeKit();
