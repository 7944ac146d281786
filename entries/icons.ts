// The icons of the kit, each for itself. `registerIcons` of icon-registry.js gives them names.
export * from '../elements/controls/icon/icons.js';
