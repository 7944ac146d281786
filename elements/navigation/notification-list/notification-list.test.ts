import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import './notification-list.js';
import type { DassNotificationList, Notification } from './notification-list.js';
import { setLanguage } from '../../../locales/index.js';
import { notifications as sample } from '../../../sample-data/notifications.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, nextEvent, painted, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

interface Item extends Notification {
  readonly id: string;
}
const createNotification = (id: number, more: Partial<Item> = {}): Item => ({
  id: `n${id}`,
  readed: false,
  createdAt: '2026-03-05T14:30:00',
  url: { url: `/ordem/${id}` },
  data: { avatar: 'PCP', title: `Ordem ${id}`, description: `A ordem ${id} foi liberada.`, detail: '240 pares' },
  ...more,
});
const some = (count: number, from = 1): Item[] =>
  Array.from({ length: count }, (_, index) => createNotification(from + index));

const show = (notifications: readonly unknown[], properties: object = {}): Promise<DassNotificationList> =>
  mount('dass-notification-list', { properties: { notifications, ...properties } });
const rows = (element: Element): HTMLElement[] => findAll(element, '.link').filter((one) => one.checkVisibility());
const titles = (element: Element): string[] => findAll(element, 'strong').map((title) => title.textContent ?? '');
const row = (element: Element, title: string): HTMLElement => {
  const found = rows(element).find((one) => one.querySelector('strong')?.textContent === title);
  if (!found) throw new Error(`No row '${title}'`);
  return found;
};
const scroller = (element: Element): HTMLElement => find(element, '.scroller');
const scrollTo = async (element: DassNotificationList, top: number): Promise<void> => {
  scroller(element).scrollTop = top;
  await painted();
  await element.updateComplete;
  await painted();
};
/** Top of a row in the viewport, in pixels. */
const topOf = (element: Element, title: string): number => Math.round(row(element, title).getBoundingClientRect().top);
/** Rendered rows from top to bottom. Their DOM order is the same once scrolling has ended. */
const rowsInView = (element: Element): HTMLElement[] => {
  const { top, bottom } = scroller(element).getBoundingClientRect();
  const topOf = (one: Element): number => one.getBoundingClientRect().top;
  return rows(element)
    .filter((one) => one.getBoundingClientRect().bottom > top + 1 && topOf(one) < bottom - 1)
    .sort((one, other) => topOf(one) - topOf(other));
};
const inView = (element: Element): string[] =>
  rowsInView(element).map((one) => one.querySelector('strong')?.textContent ?? '');
const details = (events: { detail: unknown }[]): unknown[] =>
  events.map(({ detail }) => (detail as { notification: unknown }).notification);

describe('dass-notification-list', () => {
  it('[NL-01] renders a title, and a button that marks all as read only when there are notifications', async () => {
    const element = await show([]);
    expect(find(element, 'h2').textContent).to.equal('Notificações');
    expect(findAll(element, '.all')).to.have.length(0);
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhuma notificação encontrada');
    element.notifications = some(1);
    element.heading = 'Avisos';
    await element.updateComplete;
    expect(find(element, 'h2').textContent).to.equal('Avisos');
    expect(find(element, '.all').textContent.trim()).to.equal('Marcar todas como lidas');
    expect(findAll(element, '.empty')).to.have.length(0);
  });

  it('[NL-02] is 500px high and wide or has the given size, and scrolls', async () => {
    const element = await show(some(30));
    const size = (): number[] => [
      Math.round(find(element, '.frame').offsetWidth),
      Math.round(find(element, '.frame').offsetHeight),
    ];
    expect(size()).to.deep.equal([500, 500]);
    Object.assign(element, { width: 320, height: '20rem' });
    await element.updateComplete;
    expect(size()).to.deep.equal([320, 320]);
    await expectConsole(/^\[dass\] <dass-notification-list> 'width' cannot be string very wide/, () =>
      Object.assign(element, { width: 'very wide', height: undefined }),
    );
    await element.updateComplete;
    expect(size()).to.deep.equal([500, 500]);
    expect(scroller(element).scrollHeight).to.be.greaterThan(scroller(element).clientHeight + 1000);
  });

  it('[NL-03] fires dass-scroll-visible when its end becomes visible, and again after it has grown if the end is still visible', async () => {
    const element = await show(some(40));
    const events = listen(element, 'dass-scroll-visible');
    await painted();
    expect(events, 'the end is far from the view').to.have.length(0);
    await scrollTo(element, 1e6);
    await until('dass-scroll-visible is fired', () => events.length === 1);
    element.notifications = [...element.notifications, ...some(40, 41)];
    await element.updateComplete;
    await painted();
    expect(events, 'the end is out of view').to.have.length(1);
    await scrollTo(element, 1e6);
    await until('dass-scroll-visible is fired for the new end', () => events.length === 2);

    const short = await show(some(1));
    const eventsOfShort = listen(short, 'dass-scroll-visible');
    await until('dass-scroll-visible is fired when the end is initially in view', () => eventsOfShort.length === 1);
    short.notifications = some(2);
    await until('fired again when the end is still in view', () => eventsOfShort.length === 2);
    short.notifications = some(2).map((one) => ({ ...one, readed: true }));
    await short.updateComplete;
    await painted();
    expect(eventsOfShort, 'a list that has not grown fires nothing').to.have.length(2);
  });

  it('[NL-04] fires events for a click, mark as read and mark all, with the application’s own object', async () => {
    const list = some(3);
    const element = await show(list);
    element.addEventListener('dass-notification-click', (event) => event.preventDefault());
    const events = listen(element, 'dass-notification-click', 'dass-mark-read', 'dass-mark-all-read');
    await user.click(row(element, 'Ordem 1'));
    await user.click(findAll(element, '.mark')[2] as Element);
    await user.click(find(element, '.all'));
    expect(events.map(({ type }) => type)).to.deep.equal([
      'dass-notification-click',
      'dass-mark-read',
      'dass-mark-all-read',
    ]);
    const clicked = details(events.slice(0, 2));
    expect(clicked[0] === list[0] && clicked[1] === list[2], 'the objects themselves').to.equal(true);
  });

  itNeeds(
    'other buttons',
    '[NL-04] fires an event for a right click, with the application’s own object and the position',
    async () => {
      const list = some(3);
      const element = await show(list);
      const events = listen(element, 'dass-notification-click', 'dass-notification-context');
      await user.click(row(element, 'Ordem 2'), { button: 'right' });
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-notification-context']);
      expect(details(events)[0] === list[1]).to.equal(true);
      const { x, y } = events[0]?.detail as { x: number; y: number };
      expect({ x, y }).to.deep.equal(middle(row(element, 'Ordem 2')));
    },
  );

  itNeeds(
    'other buttons',
    '[NL-04] shows the context menu of the browser unless the application prevents it',
    async () => {
      const element = await show(some(2));
      const seen: boolean[] = [];
      const watch = (event: Event): void => void seen.push(event.defaultPrevented);
      window.addEventListener('contextmenu', watch);
      await user.click(row(element, 'Ordem 1'), { button: 'right' });
      element.addEventListener('dass-notification-context', (event) => event.preventDefault());
      await until('the two right clicks are separate', async () => {
        await user.click(row(element, 'Ordem 2'), { button: 'right' });
        return seen.at(-1) === true;
      });
      window.removeEventListener('contextmenu', watch);
      expect(seen[0]).to.equal(false);
    },
  );

  itNeeds('other buttons', '[NL-04] fires an event for each right click, also in quick succession', async () => {
    const list = some(3);
    const element = await show(list);
    const events = listen(element, 'dass-notification-context');
    for (const title of ['Ordem 1', 'Ordem 3', 'Ordem 3', 'Ordem 2'])
      await user.click(row(element, title), { button: 'right' });
    expect(details(events)).to.deep.equal([list[0], list[2], list[2], list[1]]);
  });

  it('adds no landmark, so that the page has one banner', async () => {
    const element = await show(some(1));
    expect(findAll(element, 'header, footer, main, nav, aside')).to.have.length(0);
  });

  describe('context menu without a right click', () => {
    let clock: StoppedClock;
    beforeEach(() => (clock = stopClock()));
    afterEach(() => clock.restore());

    /** @param ask a user action on the row. The browser may fire `contextmenu` for it until 800 ms after its end */
    const expectContextMenu = async (ask: (row: HTMLElement) => Promise<void>): Promise<void> => {
      const list = some(3);
      const element = await show(list);
      const events = listen(element, 'dass-notification-context', 'dass-notification-click');
      element.addEventListener('dass-notification-click', (event) => event.preventDefault());
      const target = row(element, 'Ordem 2');
      target.focus();
      await ask(target);
      const contextDetails = (): unknown[] =>
        events.map(({ type, detail }) => [type, (detail as { notification: Item }).notification]);
      const once = ['dass-notification-context', list[1]];
      expect(contextDetails(), 'the first event').to.deep.equal([once]);
      const byBrowser = (): boolean =>
        target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }));
      clock.pass(799);
      byBrowser();
      expect(contextDetails(), 'the second event of the same action').to.deep.equal([once]);
      clock.pass(1);
      byBrowser();
      expect(contextDetails(), 'the next action').to.deep.equal([once, once]);
    };

    it('[NL-04] handles Shift+F10 once', () => expectContextMenu(() => user.press('Shift+F10')));

    itNeeds('menu key', '[NL-04] handles the menu key once', () => expectContextMenu(() => user.press('ContextMenu')));

    itNeeds('touch', '[NL-04] handles a long press once, without the click at its end', () =>
      expectContextMenu(async (target) => {
        const arrived = nextEvent('pointerdown');
        await executeServerCommand('dass:touch', { steps: [{ type: 'touchStart', points: [middle(target)] }] });
        // Firefox sends touches asynchronously.
        await arrived;
        await painted();
        clock.pass(500);
        await executeServerCommand('dass:touch', { steps: [{ type: 'touchEnd', points: [] }] });
        await painted();
      }),
    );
  });

  it('[NL-05] opens the nested url in a new tab with noopener, unless the application cancels the event', async () => {
    const element = await show(some(1));
    const link = rows(element)[0] as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target, link.rel]).to.deep.equal(['/ordem/1', '_blank', 'noopener']);
    const seen: boolean[] = [];
    const watch = (event: Event): void => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    await user.click(link);
    await user.press('Enter');
    element.addEventListener('dass-notification-click', (event) => event.preventDefault());
    await user.click(link);
    window.removeEventListener('click', watch);
    expect(seen, 'pointer, Enter, prevented').to.deep.equal([false, false, true]);
  });

  it('[NL-05] follows only http(s) and relative addresses, but fires the click event for all', async () => {
    const invalid = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '', undefined, 7];
    const element = await show(
      [
        ...invalid.map((url, index) => createNotification(index, { url: { url } as never })),
        createNotification(8, { url: undefined }),
        createNotification(9, { url: { url: 'https://exemplo.com/a' } }),
      ],
      { height: 900 },
    );
    const events = listen(element, 'dass-notification-click');
    await scrollTo(element, 0);
    for (let index = 0; index < 7; index++) {
      const one = row(element, `Ordem ${index === 6 ? 8 : index}`);
      expect(one.hasAttribute('href'), String(invalid[index])).to.equal(false);
      expect(one.role).to.equal('button');
    }
    await user.click(row(element, 'Ordem 0'));
    await user.press('Space');
    expect(events).to.have.length(2);
    row(element, 'Ordem 0').focus();
    await user.press('End');
    expect(row(element, 'Ordem 9').getAttribute('href')).to.equal('https://exemplo.com/a');
  });

  it('[NL-06] shows a dot only when readed is false', async () => {
    const element = await show([
      createNotification(1),
      createNotification(2, { readed: true }),
      createNotification(3, { readed: undefined }),
      createNotification(4, { readed: 0 as never }),
    ]);
    const dots = rows(element).map((one) => one.querySelector('.dot')?.getAttribute('aria-label'));
    expect(dots).to.deep.equal(['Não lida', undefined, undefined, undefined]);
    expect(findAll(element, '.mark'), 'only unread notifications can be marked as read').to.have.length(1);
  });

  it('[NL-07] shows the creation time in the local date-time format, and the relative time', async () => {
    const element = await show([
      createNotification(1),
      createNotification(2, { createdAt: new Date(Date.now() - 5 * 60_000) }),
      createNotification(3, { createdAt: 'ontem' }),
      createNotification(4, { createdAt: undefined }),
    ]);
    const times = findAll<HTMLTimeElement>(element, 'time');
    expect(times).to.have.length(2);
    expect(times[0]?.textContent).to.match(/^há .+ · 05\/03\/2026,? 14:30$/);
    expect(times[0]?.title).to.match(/^05\/03\/2026,? 14:30$/);
    expect(times[1]?.textContent).to.contain('há 5 minutos');
    try {
      await setLanguage('en');
      await element.updateComplete;
      expect(find(element, 'time').textContent).to.match(/ago · 05\/03\/2026, 14:30$/);
    } finally {
      await setLanguage('pt_BR');
    }
  });

  it('[NL-08] shows an image, a short text, or initials with a color derived from the text', async () => {
    const avatars = [
      'PCP',
      'Maria Antônia Gonçalves',
      'Maria Antônia Gonçalves',
      '/broken.png',
      'javascript:alert(1)',
      undefined,
    ];
    const element = await show(
      avatars.map((avatar, index) => createNotification(index, { data: { avatar, title: `Ordem ${index}` } })),
      { height: 900 },
    );
    const discs = (): HTMLElement[] => findAll(element, '.avatar');
    expect(
      discs()
        .map((disc) => disc.textContent)
        .slice(0, 3),
    ).to.deep.equal(['PCP', 'MAG', 'MAG']);
    const [, one, other] = discs().map((disc) => getComputedStyle(disc).backgroundColor);
    expect(one).to.equal(other);
    await until(
      'a broken image is replaced by the initials of the title',
      () => findAll(element, '.avatar img').length === 0,
    );
    expect(discs()[3]?.textContent).to.equal('O3');
    expect(discs()[5]?.textContent).to.equal('O5');
  });

  it('[NL-08] aligns the texts of its rows for all kinds of avatars, without clipping letters', async () => {
    const avatars = ['PCP', 'Ana Beatriz Costa Dias', 'Um dois três quatro cinco seis sete', '/broken.png'];
    const element = await show(
      avatars.map((avatar, index) => createNotification(index, { data: { avatar, title: `Ordem ${index}` } })),
      { height: 900 },
    );
    const lefts = findAll(element, '.texts').map((texts) => texts.getBoundingClientRect().left);
    expect(lefts).to.deep.equal(Array(avatars.length).fill(lefts[0]));
    for (const letters of findAll(element, '.letters')) {
      expect(Number.parseFloat(getComputedStyle(letters).fontSize), letters.textContent).to.be.at.least(11);
      const [outer, inner] = [letters.parentElement!, letters].map((part) => part.getBoundingClientRect());
      expect(inner!.right, letters.textContent).to.be.at.most(outer!.right);
      expect(outer!.height, letters.textContent).to.equal(32);
      expect(outer!.right, letters.textContent).to.be.at.most(lefts[0]!);
    }
  });

  it('[NL-09] renders title, description and detail as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const element = await show([
      createNotification(1),
      createNotification(2, { data: { title: markup, description: 'مرحبا', detail: 'Ç'.repeat(10_000) } }),
      createNotification(3, { data: undefined }),
      createNotification(4, { data: 'x' as never }),
    ]);
    expect(rows(element)[0]?.textContent?.replace(/\s+/g, ' ')).to.contain('Ordem 1 A ordem 1 foi liberada. 240 pares');
    expect(titles(element)[1]).to.equal(markup);
    expect(findAll(element, '.texts img')).to.have.length(0);
    await scrollTo(element, 1e6);
    expect(titles(element).slice(-2)).to.deep.equal(['Notificação', 'Notificação']);
  });

  it('[NL-10] does not change the data: notifications become read only when the application updates them', async () => {
    const list = some(3).map((one) => Object.freeze(one));
    const element = await show(Object.freeze(list));
    row(element, 'Ordem 2').focus();
    await user.click(findAll(element, '.mark')[1] as Element);
    expect(findAll(element, '.dot')).to.have.length(3);
    element.notifications = list.map((one, index) => ({ ...one, readed: index === 1 }));
    await element.updateComplete;
    expect(findAll(element, '.dot')).to.have.length(2);
    expect(focused() === row(element, 'Ordem 2'), 'the focus stays on the row').to.equal(true);
    element.notifications = list.map((one) => ({ ...one, readed: true }));
    await element.updateComplete;
    expect(findAll(element, '.dot, .mark')).to.have.length(0);
  });

  describe('the keyboard', () => {
    it('moves through the rows with one tab stop', async () => {
      const element = await show(some(60));
      find(element, '.all').focus();
      await user.press('Tab');
      const at = (): string => focused()?.querySelector('strong')?.textContent ?? '';
      expect(at()).to.equal('Ordem 1');
      await user.press('ArrowDown');
      await user.press('ArrowDown');
      expect(at()).to.equal('Ordem 3');
      await user.press('ArrowUp');
      expect(at()).to.equal('Ordem 2');
      await user.press('End');
      await until('the last row has the focus', () => at() === 'Ordem 60');
      expect(inView(element)).to.include('Ordem 60');
      await user.press('PageUp');
      await until('Page Up moves the focus', () => at() !== 'Ordem 60' && at() !== '');
      await user.press('Home');
      await until('the first row has the focus', () => at() === 'Ordem 1');
      await user.press('Tab');
      expect(focused()?.classList.contains('mark')).to.equal(true);
      expect(findAll(element, '.link[tabindex="0"], .mark[tabindex="0"]')).to.have.length(2);
    });

    it('marks the row as read with m and keeps the focus on it', async () => {
      const list = [createNotification(1), createNotification(2, { readed: true })];
      const element = await show(list);
      const events = listen(element, 'dass-mark-read');
      row(element, 'Ordem 1').focus();
      await user.press('m');
      await user.press('ArrowDown');
      await user.press('m');
      expect(details(events)).to.deep.equal([list[0]]);
      expect(focused() === row(element, 'Ordem 2'), 'the focus').to.equal(true);
    });

    it('keeps the focused row when it scrolls out of view, and its position when others are added', async () => {
      const element = await show(some(300));
      row(element, 'Ordem 2').focus();
      await scrollTo(element, 12_000);
      expect(focused()?.querySelector('strong')?.textContent).to.equal('Ordem 2');
      element.notifications = [createNotification(0), ...element.notifications];
      await element.updateComplete;
      expect(focused()?.querySelector('strong')?.textContent).to.equal('Ordem 2');
      await user.press('ArrowDown');
      await until('the next row', () => focused()?.querySelector('strong')?.textContent === 'Ordem 3');
      expect(inView(element)).to.include('Ordem 3');
    });
  });

  describe('new notifications', () => {
    it('keeps its position when notifications are added above, shows their number, and scrolls to them', async () => {
      const element = await show(some(100));
      await scrollTo(element, 2000);
      const [, watched] = inView(element) as [string, string];
      const before = topOf(element, watched);
      element.notifications = [
        createNotification(-2, { data: { title: 'Nova A', description: 'x'.repeat(400) } }),
        createNotification(-1, { data: { title: 'Nova B' } }),
        ...element.notifications,
      ];
      await element.updateComplete;
      await painted();
      expect(topOf(element, watched)).to.be.closeTo(before, 1);
      expect(find(element, '.arrived').textContent?.trim()).to.equal('2 novas');
      element.notifications = [createNotification(-3, { data: { title: 'Nova C' } }), ...element.notifications];
      await element.updateComplete;
      expect(find(element, '.arrived').textContent?.trim()).to.equal('3 novas');
      await user.click(find(element, '.arrived'));
      await until('the first is in view', () => inView(element)[0] === 'Nova C');
      expect(findAll(element, '.arrived')).to.have.length(0);
      expect(focused()?.querySelector('strong')?.textContent).to.equal('Nova C');
    });

    it('shows new notifications at once at the top, and hides the pill when the user scrolls up', async () => {
      const element = await show(some(50));
      element.notifications = [createNotification(0), ...element.notifications];
      await element.updateComplete;
      await painted();
      expect(inView(element)[0]).to.equal('Ordem 0');
      expect(findAll(element, '.arrived')).to.have.length(0);
      await scrollTo(element, 900);
      element.notifications = [createNotification(-1), ...element.notifications];
      await element.updateComplete;
      expect(findAll(element, '.arrived')).to.have.length(1);
      await scrollTo(element, 0);
      expect(findAll(element, '.arrived')).to.have.length(0);
    });

    it('keeps its position when notifications are added at the end, and when the first row in view is removed', async () => {
      const element = await show(some(100));
      await scrollTo(element, 3000);
      const [top, watched] = inView(element) as [string, string];
      const before = topOf(element, watched);
      element.notifications = [...element.notifications, ...some(50, 101)];
      await element.updateComplete;
      await painted();
      expect(topOf(element, watched)).to.be.closeTo(before, 1);
      element.notifications = element.notifications.filter(({ data }) => data?.title !== top);
      await element.updateComplete;
      await painted();
      expect(inView(element)).to.include(watched);
    });

    it('renders only the rows in view of 10,000 with any height, and exposes their positions', async () => {
      const element = await show(sample(10_000));
      expect(rows(element).length).to.be.lessThan(25);
      for (const fraction of [0.5, 0.9, 0.1, 1]) {
        await scrollTo(element, scroller(element).scrollHeight * fraction);
        await until('the view is filled with rows', () => {
          const { top, bottom } = scroller(element).getBoundingClientRect();
          const boxes = rows(element).map((one) => one.closest('[role=listitem]')!.getBoundingClientRect());
          const rendered = boxes.filter((box) => box.bottom > top && box.top < bottom);
          const sum = rendered.reduce(
            (height, box) => height + Math.min(box.bottom, bottom) - Math.max(box.top, top),
            0,
          );
          return sum >= bottom - top - 2;
        });
      }
      expect(rows(element).length).to.be.lessThan(25);
      const last = await until('the rows are in order', () =>
        findAll(element, '[role=listitem][aria-posinset="10000"]').find((one) => !one.nextElementSibling?.id),
      );
      expect(last?.getAttribute('aria-setsize')).to.equal('10000');
    });
  });

  it('rows in view do not move when rows above them are measured', async () => {
    const element = await show(sample(2_000));
    await scrollTo(element, scroller(element).scrollHeight / 2);
    for (const step of [40, 90, 150, 220]) {
      const [, watched] = rowsInView(element) as [HTMLElement, HTMLElement];
      const { index } = (watched.closest('[data-index]') as HTMLElement).dataset;
      const { top } = watched.getBoundingClientRect();
      await scrollTo(element, scroller(element).scrollTop - step);
      const now = find(element, `[data-index="${index}"] > .link`).getBoundingClientRect().top;
      expect(now).to.be.closeTo(top + step, 1.5);
    }
  });

  it('scrolls to the last of 100,000 rows, which exceed the browser’s maximum height', async () => {
    const element = await show(some(100_000));
    row(element, 'Ordem 1').focus();
    await user.press('End');
    const at = (): string => focused()?.querySelector('strong')?.textContent ?? '';
    expect(at()).to.equal('Ordem 100000');
    expect(inView(element)).to.include('Ordem 100000');
    await user.press('ArrowUp');
    expect(at()).to.equal('Ordem 99999');
    await user.press('Home');
    expect([at(), inView(element).includes('Ordem 1')]).to.deep.equal(['Ordem 1', true]);
  });

  it('skips invalid notifications and handles repeated ids', async () => {
    const element = await show([null, 7, 'x', [], createNotification(1), createNotification(1), { id: 'n1' }]);
    expect(rows(element)).to.have.length(3);
    element.notifications = undefined as never;
    await element.updateComplete;
    expect(find(element, '.empty')).to.be.instanceOf(HTMLElement);
  });

  it('keeps its position when it is removed and added again', async () => {
    const element = await show(some(100));
    await scrollTo(element, 2500);
    const before = inView(element);
    const parent = element.parentNode as ParentNode;
    element.remove();
    parent.append(element);
    await element.updateComplete;
    await painted();
    expect(inView(element)).to.deep.equal(before);
  });
});
