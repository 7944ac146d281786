import * as icons from '../../elements/controls/icon/icons.js';
import { registerIcons } from '../../elements/controls/icon/registry.js';

/** The menu comes from the platform and names any icon of the kit: all are made known, in a part of their own. */
registerIcons(icons);
