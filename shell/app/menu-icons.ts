import * as icons from 'dass-elements/icons.js';
import { registerIcons } from 'dass-elements/icon-registry.js';

/** The menu comes from the platform and names any icon of the kit: all are made known, in a part of their own. */
registerIcons(icons);
