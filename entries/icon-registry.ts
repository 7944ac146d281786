// Registers icons under names, for elements with an icon name as property.
export { registerIcons } from '../elements/controls/icon/registry.js';
