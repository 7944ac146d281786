import { offerSteps } from './kit-steps.js';

offerSteps();
