// The faces of all families: loaded when a text names a key that no element on the page has brought along.
import './choices.js';
import './controls.js';
import './dates.js';
import './fields.js';
import './host.js';
import './keyboard.js';
import './lists.js';
import './messages.js';
import './navigation.js';
import './overlays.js';
import './page.js';
import './paste.js';
import './picking.js';
import './picks.js';
import './shell.js';
import './tree-actions.js';
import './trees.js';
import './workspace.js';

export {};
