// The icons of the kit, one export each. `registerIcons` of icon-registry.js gives them names.
export * from '../elements/controls/icon/icons.js';
