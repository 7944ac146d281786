import { byId, escape, formatNumber, load, menu, notifications, session } from './page.js';

const DAY = 86_400_000;
const day = (time) => new Date(time).toISOString().slice(0, 10);
const dayText = (text) => text.split('-').reverse().join('/');
const now = Date.now();

const write = (id, count, note) => {
  byId(id).textContent = formatNumber(count);
  byId(`${id}-note`).textContent = note;
};
const news = (url, title, time, detail) =>
  `<li><a href="${escape(url)}"><b>${escape(title)}</b></a><small>${escape(time)}</small><small>${escape(detail)}</small></li>`;

byId('today').textContent = new Date(now).toLocaleDateString('pt-BR', { dateStyle: 'full' });
void session.then(({ name }) => {
  const hour = new Date(now).getHours();
  const greeting = hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  byId('greeting').textContent = `${greeting}, ${name.split(' ')[0]}`;
});
void notifications.then(({ notifications: all, unread }) => {
  write('unread-count', unread, 'Notificações');
  byId('notifications').innerHTML = all
    .filter(({ readed }) => !readed)
    .slice(0, 4)
    .map(({ url, createdAt, data }) => {
      const hours = Math.round((now - Date.parse(createdAt)) / 3_600_000);
      return news(url.url, data.title, `há ${hours} horas`, data.description);
    })
    .join('');
});
void load('/purchases').then((purchases) => {
  const due = purchases.filter(({ deliveryDate }) => deliveryDate <= day(now + 14 * DAY));
  write('deliveries', due.length, due[0] ? `próxima: ${due[0].id}, ${dayText(due[0].deliveryDate)}` : '');
  byId('purchases').innerHTML = purchases
    .slice(0, 4)
    .map(({ id, deliveryDate, lines, supplierId }) =>
      news(
        `/workspace/purchase?id=${id}`,
        `Compra ${id}`,
        `até ${dayText(deliveryDate)}`,
        `${lines.length} materiais · fornecedor ${supplierId}`,
      ),
    )
    .join('');
});
void load('/quality-findings').then((findings) => {
  const open = findings.filter(({ status }) => status === 'open' || status === 'analysis');
  const fresh = open.filter(({ foundOn }) => foundOn >= day(now - DAY)).length;
  write('findings', open.length, `${fresh} novas desde ontem`);
});
void load('/process-orders/10421').then(({ number, steps }) => {
  const stopped = steps.filter(({ status }) => status === 'stopped').length;
  write('steps', steps.filter(({ status }) => status !== 'done').length, `ordem ${number}, ${stopped} parada`);
});
const validTo = day(now + 60 * DAY);
void load(`/materials?validFrom=${day(now)}&validTo=${validTo}&onlyActive=true&limit=0`).then(({ total }) =>
  write('expiring', total, `até ${dayText(validTo)}`),
);
void menu.then((areas) => {
  const entriesOf = ({ items = [], ...one }) => (items.length ? items.flatMap(entriesOf) : one.url ? [one] : []);
  byId('areas').innerHTML = areas
    .map((area) => {
      const entries = entriesOf(area)
        .slice(0, 5)
        .map(({ url, label }) => `<li><a href="${escape(url)}">${escape(label)}</a></li>`);
      return `<section class="card"><h3>${escape(area.label)}</h3><ul>${entries.join('')}</ul></section>`;
    })
    .join('');
});
