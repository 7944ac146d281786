import * as icons from 'dass-elements/icons.js';
import { registerIcons } from 'dass-elements/icon-registry.js';

/** The menu comes from the platform and can name any icon of the kit. All are registered, in a chunk of their own. */
registerIcons(icons);
