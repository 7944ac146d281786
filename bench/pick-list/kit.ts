import { offerKit } from './kit-steps.js';

offerKit();
