import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './header-bar.js';
import type { DassHeaderBar } from './header-bar.js';
import { setLanguage } from '../../../locales/index.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { historyFor } from '../../core/history/history.js';
import { pageReload } from '../page-reload.js';

const systemUrl = 'https://barra-teste.exemplo.com.br';
const store = historyFor(systemUrl);
const show = (properties: object = {}, children = ''): Promise<DassHeaderBar> =>
  mount('dass-header-bar', { properties: { systemUrl, ...properties }, children });

/** Whether the browser would follow the clicked link. Prevents the navigation. */
async function browserFollows(act: () => Promise<void>): Promise<boolean[]> {
  const seen: boolean[] = [];
  const watch = (event: Event): void => {
    if (event.composedPath().some((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href')))
      seen.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  await act();
  window.removeEventListener('click', watch);
  return seen;
}

describe('dass-header-bar', () => {
  beforeEach(() => store.clear());
  after(() => store.clear());

  it('[HL-07] is 60px high, above the page with z-index 9999, and stays at the top', async () => {
    const bar = await show();
    expect(bar.offsetHeight).to.equal(60);
    expect(find(bar, 'header').offsetHeight).to.equal(60);
    const { zIndex, position, top } = getComputedStyle(bar);
    expect([zIndex, position, top]).to.deep.equal(['9999', 'sticky', '0px']);
    bar.style.setProperty('--dass-header-height', '72px');
    expect(bar.offsetHeight).to.equal(72);
  });

  it('[HL-03] has the menu button, the logo, the title, the version and content of the application', async () => {
    const bar = await show(
      { heading: 'Compras', homeLink: '/' },
      '<b slot="logo">DASS</b><button slot="actions">Ajuda</button><i>Sino</i>',
    );
    const order = [
      find(bar, '.menu'),
      find(bar, 'b'),
      find(bar, '.heading'),
      find(bar, 'dass-version-tag'),
      find(bar, '[slot=actions]'),
      find(bar, 'i'),
    ];
    const lefts = order.map((part) => part.getBoundingClientRect().left);
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
    expect(find(bar, '.heading').textContent).to.equal('Compras');
    expect(find(bar, 'header').getAttribute('role')).to.equal('banner');
  });

  it('[HL-02] the logo navigates home and records the visit with the label Home', async () => {
    const bar = await show({ homeLink: '/inicio' }, '<b slot="logo">DASS</b>');
    const events = listen(bar, 'dass-navigate');
    const link = find(bar, 'a.logo');
    expect(link.getAttribute('href')).to.equal('/inicio');
    expect(await browserFollows(() => user.click(link))).to.deep.equal([true]);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/inicio', label: 'Home' }]);
    expect(store.entries.map(({ url, label }) => [url, label])).to.deep.equal([['/inicio', 'Home']]);
    bar.addEventListener('dass-navigate', (event) => event.preventDefault());
    link.focus();
    expect(
      await browserFollows(() => user.press('Enter')),
      'the router of the application handles the click',
    ).to.deep.equal([false]);
    expect(
      await browserFollows(() => user.click(link, { modifiers: ['Control'] })),
      'the browser opens a new tab',
    ).to.deep.equal([true]);
    expect(events).to.have.length(2);
  });

  it('[HL-02] [HL-03] renders the logo without a link when the home link is empty or unsafe', async () => {
    const bar = await show({}, '<b slot="logo">DASS</b>');
    expect(findAll(bar, 'a')).to.have.length(0);
    for (const homeLink of ['javascript:alert(1)', 'data:text/html,x', ' ']) {
      bar.homeLink = homeLink;
      await bar.updateComplete;
      expect(findAll(bar, 'a'), homeLink).to.have.length(0);
    }
  });

  it('[HL-03] shows the logo image, or the slot when it does not load', async () => {
    const bar = await show({ homeLink: '/' }, '<b slot="logo">DASS</b>');
    bar.logo = '/broken.png';
    await bar.updateComplete;
    expect(find<HTMLImageElement>(bar, 'img').getAttribute('src')).to.equal('/broken.png');
    await until(
      'the slot is shown instead',
      () => findAll(bar, 'img').length === 0 && find(bar, 'b').checkVisibility(),
    );
    bar.logo = 'javascript:alert(1)';
    await bar.updateComplete;
    expect(findAll(bar, 'img')).to.have.length(0);
  });

  it('fires dass-menu-toggle and reflects menuOpen in aria-expanded', async () => {
    const bar = await show();
    const events = listen(bar, 'dass-menu-toggle');
    const button = find(bar, '.menu');
    expect([button.ariaLabel, button.getAttribute('aria-expanded')]).to.deep.equal(['Abrir menu', 'false']);
    await user.click(button);
    expect([button.ariaLabel, button.getAttribute('aria-expanded')]).to.deep.equal(['Fechar menu', 'true']);
    await user.press('Enter');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ open: true }, { open: false }]);
    bar.withoutMenu = true;
    await bar.updateComplete;
    expect(findAll(bar, '.menu')).to.have.length(0);
  });

  it('[HL-06] a click on the version reloads unless the event is canceled', async () => {
    const { now } = pageReload;
    let reloads = 0;
    pageReload.now = () => void reloads++;
    try {
      const bar = await show({ versionLabel: 'v4.12.3' });
      const tag = find(find(bar, 'dass-version-tag'), 'button');
      expect(tag.textContent.trim()).to.equal('v4.12.3');
      await user.click(tag);
      bar.addEventListener('dass-before-reload', (event) => event.preventDefault());
      await user.click(tag);
    } finally {
      pageReload.now = now;
    }
    expect(reloads).to.equal(1);
  });

  it('[PH-03] translates a title that is a message id, in the current language', async () => {
    const bar = await show({ heading: 'dassHistoryHeading' });
    expect(find(bar, '.heading').textContent).to.equal('Histórico');
    try {
      await setLanguage('es');
      await bar.updateComplete;
      expect(find(bar, '.heading').textContent).to.equal('Historial');
    } finally {
      await setLanguage('pt_BR');
    }
  });

  for (const width of [320, 375]) {
    it(`[HL-03] [HL-06] shows a long title and the version beside four buttons, ${width}px wide`, async () => {
      await setViewport({ width, height: 640 });
      try {
        const button = '<button style="inline-size: 40px; padding: 0">x</button>';
        const bar = await show(
          { heading: 'Calçados Aurora · Planejamento', homeLink: '/', versionLabel: 'v4.12.3' },
          `<b slot="logo" style="inline-size: 26px">D</b>${button.replace(' ', ' slot="actions" ')}${button}${button}`,
        );
        // The bar of a page has no margin around it.
        bar.style.marginInline = '-8px';
        const heading = find(bar, '.heading');
        expect(bar.offsetWidth).to.equal(width);
        expect(heading.scrollHeight - heading.clientHeight, 'nothing is truncated').to.be.lessThan(2);
        expect(heading.scrollWidth - heading.clientWidth).to.equal(0);
        expect(Number.parseFloat(getComputedStyle(heading).fontSize)).to.be.at.least(11);
        expect(heading.offsetHeight, 'two lines').to.be.lessThan(30);
        const parts = [heading, find(bar, 'dass-version-tag')].map((part) => part.getBoundingClientRect());
        const [title, version] = parts as [DOMRect, DOMRect];
        expect(version.top).to.be.at.least(title.bottom);
        expect(version.bottom).to.be.at.most(bar.getBoundingClientRect().bottom);
        expect(bar.offsetHeight).to.equal(60);
        expect(document.documentElement.scrollWidth).to.equal(width);
        let requests = 0;
        bar.addEventListener('dass-before-reload', (event) => {
          event.preventDefault();
          requests++;
        });
        await user.click(find(find(bar, 'dass-version-tag'), 'button'));
        expect(requests).to.equal(1);
      } finally {
        await setViewport({ width: 1280, height: 800 });
      }
    });
  }

  for (const [heading, width] of [
    ['Planejamento e controle da produção', 640],
    ['Planificación y control de la producción', 660],
    ['Production planning and control', 700],
    ['Planejamento e controle da produção', 768],
  ] as const)
    it(`[HL-03] keeps a readable part of a long title beside a wide logo and wide actions, ${width}px wide`, async () => {
      await setViewport({ width, height: 640 });
      try {
        const bar = await show(
          { heading, homeLink: '/', versionLabel: 'v4.12.3' },
          '<b slot="logo">Calçados Aurora do Brasil</b><button slot="actions">Homologação</button><button>Ana Beatriz Costa</button><button>x</button>',
        );
        // The bar of a page has no margin around it.
        bar.style.marginInline = '-8px';
        const title = find(bar, '.heading');
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = getComputedStyle(title).font;
        const { width: shown } = pen.measureText(`${heading.slice(0, 8)}…`);
        expect(title.clientWidth, 'eight letters and an ellipsis').to.be.at.least(shown);
        expect(find(bar, '.end').getBoundingClientRect().right).to.be.at.most(width);
        expect(document.documentElement.scrollWidth, 'nothing overflows').to.equal(width);
      } finally {
        await setViewport({ width: 1280, height: 800 });
      }
    });

  it('[HL-03] a long title on a phone wraps between words, never in one', async () => {
    await setViewport({ width: 375, height: 640 });
    try {
      const button = '<button style="inline-size: 40px; padding: 0">x</button>';
      const bar = await show(
        { homeLink: '/' },
        `<b slot="logo" style="inline-size: 26px">D</b>${button.repeat(4).replace(' ', ' slot="actions" ')}`,
      );
      bar.style.marginInline = '-8px';
      for (const heading of [
        'Portal de Compras',
        'Planejamento industrial e compras',
        'Suprimentosindustriaisdobrasil',
      ]) {
        bar.heading = heading;
        await bar.updateComplete;
        const title = find(bar, '.heading');
        const text = [...title.childNodes].find((node) => node instanceof Text && node.data)!;
        for (const { 0: word, index } of heading.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          expect(tops.size, `${word} is on one line`).to.equal(1);
        }
        expect(getComputedStyle(title).textOverflow).to.equal('ellipsis');
        expect(title.title, 'the whole title').to.equal(heading);
        expect(document.documentElement.scrollWidth).to.equal(375);
      }
    } finally {
      await setViewport({ width: 1280, height: 800 });
    }
  });

  it('keeps its layout with any title', async () => {
    const bar = await show({ homeLink: '/' }, '<b slot="logo">DASS</b><i>Sino</i>');
    for (const heading of ['<img src=x onerror=alert(1)>', 'مرحبا بالعالم', '👟'.repeat(300), 'Ç'.repeat(10_000)]) {
      bar.heading = heading;
      await bar.updateComplete;
      expect(find(bar, '.heading').textContent).to.equal(heading);
      expect(bar.offsetHeight).to.equal(60);
      expect(find(bar, 'i').getBoundingClientRect().right).to.be.at.most(innerWidth);
    }
  });
});
