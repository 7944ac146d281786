import type { MenuEntry } from '../../sample-data/menu.js';
import { bell, chevronDown, menu as menuIcon, search } from 'dass-elements/icons.js';
import * as menuIcons from './menu-icons.js';
import { menuOf50, user } from './data.js';
import './hand-written.css';

// What a careful developer writes without a kit: native controls, one style sheet, a menu that opens, closes and
// filters by text without accents, a history tab, a notification bell, an account button.
const paths: Readonly<Record<string, string>> = { ...menuIcons, bell, chevronDown, menu: menuIcon, search };
const icon = (name = ''): string =>
  paths[name] ? `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>` : '';
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function entry({ label, url, icon: name, items, active }: MenuEntry): string {
  const text = escape(label);
  if (!items)
    return `<li><a ${active ? `href="${escape(url ?? '')}"` : 'aria-disabled="true"'}>${icon(name)}<span>${text}</span></a></li>`;
  return `<li><button class="group" aria-expanded="true">${icon('chevronDown')}<span>${text}</span></button><ul>${items.map(entry).join('')}</ul></li>`;
}

document.body.innerHTML = `
  <header>
    <button class="square" aria-label="Menu" aria-expanded="true">${icon('menu')}</button>
    <a class="logo" href="/">DASS</a><h1>Compras</h1><span class="grow"></span>
    <button class="tag" title="Clique para atualizar a página">v1.0.0</button>
    <button class="square" aria-label="Notificações, 12 não lidas">${icon('bell')}<b>12</b></button>
    <button class="avatar" aria-label="Conta de ${escape(user.name)}">MAG</button>
  </header>
  <div class="frame">
    <nav aria-label="Menu">
      <div role="tablist"><button role="tab" aria-selected="true">Menu</button><button role="tab" aria-selected="false">Histórico</button></div>
      <label class="filter">${icon('search')}<input type="search" placeholder="Filtrar menu" aria-label="Filtrar menu"></label>
      <ul class="menu">${menuOf50().map(entry).join('')}</ul>
    </nav>
    <main></main>
  </div>`;

const menu = document.querySelector('.menu') as HTMLElement;
menu.addEventListener('click', (event) => {
  const group = (event.target as Element).closest('.group');
  if (group) group.setAttribute('aria-expanded', String(group.getAttribute('aria-expanded') !== 'true'));
});
document.querySelector('input')?.addEventListener('input', (event) => {
  const query = fold((event.target as HTMLInputElement).value);
  for (const item of menu.querySelectorAll('li')) item.hidden = !fold(item.textContent).includes(query);
});
document
  .querySelector('header .square')
  ?.addEventListener('click', () => document.querySelector('nav')?.toggleAttribute('hidden'));

/** Where the page's own content goes. */
export const main = document.querySelector('main') as HTMLElement;
