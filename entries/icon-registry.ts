// Icons by name, for elements that are given the name.
export { registerIcons } from '../elements/controls/icon/registry.js';
