// What both pages have: the header with the user, the unread notifications and the menu. All requests start at once.
const api = 'http://localhost:8087/api';

/** @param {string} path @returns {Promise<any>} */
export async function load(path) {
  const response = await fetch(`${api}${path}`, { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

export const byId = (id) => document.getElementById(id);
export const formatNumber = (count) => count.toLocaleString('pt-BR');
export const escape = (text) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

export const session = load('/session');
export const menu = load('/menu');
export const notifications = load('/notifications?limit=50');

const initials = (name) =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('')
    .slice(0, 3);
const entry = ({ label, url, active, items = [] }) =>
  items.length
    ? `<li><details open><summary>${escape(label)}</summary><ul>${items.map(entry).join('')}</ul></details></li>`
    : `<li><a ${active && url ? `href="${escape(url)}"` : 'aria-disabled="true"'}>${escape(label)}</a></li>`;

byId('menu-button').addEventListener('click', ({ currentTarget }) => {
  const isOpen = byId('menu').toggleAttribute('hidden') === false;
  currentTarget.setAttribute('aria-expanded', String(isOpen));
});
void session.then(({ name }) => {
  byId('account').textContent = initials(name);
  byId('account').setAttribute('aria-label', `Conta de ${name}`);
});
void menu.then((entries) => {
  byId('menu').innerHTML = `<ul>${entries.map(entry).join('')}</ul>`;
});
void notifications.then(({ unread }) => {
  byId('unread').textContent = unread;
  byId('unread').hidden = unread === 0;
});
