import { exposeSteps } from './kit-steps.js';

exposeSteps();
