import { registerIcons } from 'dass-elements/icon-registry.js';
import * as icons from './menu-icons.js';
import 'dass-elements/dass-header-layout.js';
import { menuOf50, notifications, user } from './data.js';

registerIcons(icons);
document.documentElement.dataset.theme = 'system';
document.body.style.margin = '0';
/** The page; more can be put into it. */
export const layout = document.createElement('dass-header-layout');
Object.assign(layout, {
  heading: 'Compras',
  homeLink: '/',
  user,
  menuItems: menuOf50(),
  menuOpen: true,
  withNotifications: true,
  notifications: notifications(),
  systemUrl: 'https://sistema.example.com',
});
layout.innerHTML = '<strong slot="logo">DASS</strong>';
document.body.append(layout);
