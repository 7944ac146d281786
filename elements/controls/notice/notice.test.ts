import { expect } from 'chai';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { inInactiveWindow } from '../../../test/support/emulation/inactive-window.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import '../dialog/dialog.js';
import type { DassDialog } from '../dialog/dialog.js';
import { NOTICE_POSITIONS, type DassNotice, type NoticeType } from './notice.js';
import { showNotice, type ShownNotice } from './show-notice.js';

const shown: ShownNotice[] = [];
const show = (properties: Parameters<typeof showNotice>[0]): ShownNotice => {
  const notice = showNotice(properties);
  shown.push(notice);
  return notice;
};
const notices = (): DassNotice[] => findAll<DassNotice>(document.body, 'dass-notice');
const region = (): HTMLElement => find(document.body, 'dass-notice-region');
const renderedNotice = async (): Promise<DassNotice> => {
  const notice = await until('a notice exists', () => notices().at(-1));
  await notice.updateComplete;
  await until('the notice is shown', () => find(region(), '.region').matches(':popover-open'));
  return notice;
};
const clock = (notice: Element): Animation => {
  const [animation] = find(notice, '.time').getAnimations();
  if (!animation) throw new Error('The notice has no clock');
  return animation;
};
const ok = (notice: Element): HTMLElement => find(notice, 'button');
const announced = (urgency: 'polite' | 'assertive'): string =>
  findAll(document.body, `[data-dass-announce=${urgency}]`)[0]?.textContent ?? '';
const openDialog = async (): Promise<DassDialog> => {
  const dialog = await mount('dass-dialog', {
    properties: { heading: 'Alterar fornecedor' },
    children: '<input id="field" aria-label="Nome"><button>Outro</button>',
  });
  await dialog.show();
  return dialog;
};

/** What is rendered at the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  let root: DocumentOrShadowRoot | null = document;
  let hit: Element | null = null;
  while (root) {
    const next: Element | null = root.elementFromPoint(left + width / 2, top + height / 2);
    if (!next || next === hit) break;
    hit = next;
    root = hit.shadowRoot;
  }
  return hit !== null && (hit === element || element.contains(hit));
}

describe('dass-notice', () => {
  // Motion is the subject of test/conformance/motion.test.ts.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  afterEach(async () => {
    for (const notice of shown.splice(0)) notice.close();
    await setViewport({ width: 1280, height: 800 });
  });

  it('[MS-10] stays 5000 ms, a success 2000 ms, an error or a warning 20000 ms, or for its duration', async () => {
    const lasts = async (type: NoticeType, duration?: number): Promise<unknown> => {
      const notice = await mount('dass-notice', { properties: { type, duration, message: 'Texto' } });
      return clock(notice).effect!.getTiming().duration;
    };
    expect(await lasts('information')).to.equal(5000);
    expect(await lasts('success')).to.equal(2000);
    expect(await lasts('error')).to.equal(20_000);
    expect(await lasts('warning')).to.equal(20_000);
    expect(await lasts('success', 7000)).to.equal(7000);
    const plain = await mount('dass-notice', { properties: { message: 'Texto' } });
    expect(clock(plain).effect!.getTiming().duration, 'the default type is information').to.equal(5000);
    plain.type = 'success';
    await plain.updateComplete;
    expect(clock(plain).effect!.getTiming().duration).to.equal(2000);
  });

  it('[MS-10] has a progress bar for the remaining time, and closes at its end', async () => {
    const details: unknown[] = [];
    const { closed } = show({ message: 'Ordem restaurada', duration: 300 });
    const notice = await until('the notice is shown', () => notices()[0]);
    notice.addEventListener('dass-close', ({ detail }) => details.push(detail));
    expect(await closed).to.equal('timeout');
    expect(notices()).to.have.length(0);
    expect(details).to.deep.equal([{ reason: 'timeout' }]);
    expect(find(region(), '.region').matches(':popover-open'), 'the top layer is empty').to.equal(false);
  });

  it('[MS-10] the bar shrinks with the time', async () => {
    show({ message: 'Texto', duration: 60_000 });
    const notice = await renderedNotice();
    const bar = find(notice, '.time');
    clock(notice).currentTime = 30_000;
    clock(notice).pause();
    await painted();
    expect(bar.getBoundingClientRect().width / find(notice, '.notice').getBoundingClientRect().width).to.be.closeTo(
      0.5,
      0.03,
    );
  });

  it('[MS-10] 0 stays until it is closed, without a bar', async () => {
    const { closed } = show({ message: 'Texto', duration: 0 });
    const notice = await renderedNotice();
    expect(findAll(notice, '.time')).to.have.length(0);
    await user.click(ok(notice));
    expect(await closed).to.equal('action');
  });

  it('[MS-10] is at the top unless position is set', async () => {
    const positions = new Map<string, DOMRect>();
    for (const position of [undefined, ...NOTICE_POSITIONS]) {
      const one = show({ message: 'Texto', duration: 60_000, position } as never);
      const notice = await renderedNotice();
      positions.set(String(position), find(notice, '.notice').getBoundingClientRect());
      one.close();
    }
    const at = (name: string): DOMRect => positions.get(name)!;
    const centre = (box: DOMRect): number => box.left + box.width / 2;
    expect(at('undefined').top).to.equal(at('top').top);
    expect(at('top').top).to.be.lessThan(120);
    expect(centre(at('top'))).to.be.closeTo(innerWidth / 2, 1);
    expect(at('bottom').bottom).to.be.greaterThan(innerHeight - 60);
    expect(centre(at('bottom'))).to.be.closeTo(innerWidth / 2, 1);
    expect(at('top-start').left).to.be.lessThan(40);
    expect(at('top-end').right).to.be.greaterThan(innerWidth - 40);
    expect(at('bottom-start').left).to.be.lessThan(40);
    expect(at('bottom-end').right).to.be.greaterThan(innerWidth - 40);
  });

  it('[MS-10] OK closes it and does not move the focus', async () => {
    const field = await mountHtml<HTMLInputElement>('<input aria-label="Nome">');
    field.focus();
    const { closed } = show({ message: 'Ordem restaurada', duration: 60_000 });
    const notice = await renderedNotice();
    expect(ok(notice).textContent).to.equal('OK');
    await user.click(ok(notice));
    expect(await closed).to.equal('action');
    expectFocus(field);
  });

  it('[MS-10] the countdown pauses while the pointer is on it', async () => {
    show({ message: 'Texto', duration: 60_000 });
    const notice = await renderedNotice();
    await user.leave();
    await until('the countdown runs', () => clock(notice).playState === 'running');
    await user.hover(find(notice, '.text'));
    await until('the countdown is paused', () => clock(notice).playState === 'paused');
    await user.leave();
    await until('the countdown continues', () => clock(notice).playState === 'running');
    clock(notice).currentTime = 59_990;
    await until('the notice is hidden', () => notices().length === 0);
  });

  it('[MS-10] the countdown pauses while its tab is hidden, also for a notice that appears meanwhile', async () => {
    const setHidden = (isHidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      const notice = await mount('dass-notice', { properties: { message: 'Salvo', duration: 60_000 } });
      expect(clock(notice).playState).to.equal('running');
      setHidden(true);
      expect(clock(notice).playState).to.equal('paused');
      const later = await mount('dass-notice', { properties: { message: 'Enviado', duration: 60_000 } });
      expect(clock(later).playState).to.equal('paused');
      setHidden(false);
      expect([clock(notice).playState, clock(later).playState]).to.deep.equal(['running', 'running']);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  it('[MS-10] the countdown pauses while the focus is on it; F6 moves there and back', async () => {
    const field = await mountHtml<HTMLInputElement>('<input aria-label="Nome">');
    show({ message: 'Texto', duration: 60_000 });
    const notice = await renderedNotice();
    field.focus();
    await user.press('F6');
    expectFocus(ok(notice));
    await until('the countdown is paused', () => clock(notice).playState === 'paused');
    field.focus();
    await until('the countdown continues', () => clock(notice).playState === 'running');
    await user.press('F6');
    await user.press('Enter');
    await until('the notice is hidden', () => notices().length === 0);
    expectFocus(field, 'the focus is restored');
  });

  it('[MS-10] restores the focus, and stays while the user points at it or focuses it, also in an inactive window', async () => {
    const field = await mountHtml<HTMLInputElement>('<input aria-label="Nome">');
    for (let number = 1; number <= 5; number++) show({ message: String(number), duration: 0 });
    await renderedNotice();
    await inInactiveWindow(async () => {
      ok(notices()[0]!).focus();
      show({ message: '6', duration: 0 });
      await renderedNotice();
      expect(notices().map(({ message }) => message)).to.deep.equal(['1', '3', '4', '5', '6']);
      field.focus();
      await user.press('F6');
      await user.press('F6');
      await user.press('Enter');
      await until('the notice is hidden, and the queued one is shown', () => notices().at(-1)?.message === '2');
    });
    expectFocus(field, 'the focus is where it was before F6');
  });

  it('[MS-10] Escape on it closes it and nothing else', async () => {
    const dialog = await openDialog();
    const { closed } = show({ message: 'Texto', duration: 60_000 });
    const notice = await renderedNotice();
    await user.press('F6');
    expectFocus(ok(notice));
    await user.press('Escape');
    expect(await closed).to.equal('escape');
    expect(dialog.open).to.equal(true);
    expectFocus(dialog.querySelector('#field'));
    await user.press('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('[MS-10] is announced, an error assertively, all else politely, also inside a modal', async () => {
    show({ message: 'Ordem restaurada', type: 'success' });
    await until('it is announced politely', () => announced('polite').includes('Ordem restaurada'));
    show({ message: 'Falha ao salvar', type: 'error' });
    await until('it is announced assertively', () => announced('assertive').includes('Falha ao salvar'));
    expect(announced('assertive')).not.to.contain('Ordem restaurada');
    const dialog = await openDialog();
    show({ message: 'Sem cotação vigente', type: 'warning' });
    show({ message: 'Falha outra vez', type: 'error' });
    await until(
      'both are announced',
      () => announced('polite').includes('Sem cotação vigente') && announced('assertive').includes('Falha outra vez'),
    );
    for (const urgency of ['polite', 'assertive']) {
      const live = findAll(document.body, `[data-dass-announce=${urgency}]`)[0]!;
      expect(
        live.closest('dialog') === find(dialog, 'dialog'),
        `${urgency}: the live region is in the dialog`,
      ).to.equal(true);
      expect(live.getAttribute('aria-live')).to.equal(urgency);
    }
    await dialog.hide();
    show({ message: 'De volta', type: 'success' });
    await until('it is announced on the page', () => announced('polite').includes('De volta'));
    expect(findAll(document.body, '[data-dass-announce=polite]')[0]!.parentElement === document.body).to.equal(true);
  });

  it('[MS-10] is readable, clickable and reachable by F6 above a modal dialog, also one that opens afterwards, and keeps its countdown when it is moved', async () => {
    const { closed } = show({ message: 'Ordem restaurada', duration: 60_000 });
    const notice = await renderedNotice();
    clock(notice).currentTime = 10_000;
    const one = await openDialog();
    const two = await openDialog();
    for (const dialog of [two, one]) {
      const inside = find(dialog, 'dialog');
      await until('the notice is in the topmost modal dialog', () => inside.contains(region()));
      await painted();
      expect(isOnTop(find(notice, '.text')), 'it is not inert').to.equal(true);
      expect(Number(clock(notice).currentTime) >= 10_000, 'the countdown continues').to.equal(true);
      await until('the countdown runs', () => clock(notice).playState === 'running');
      dialog.querySelector<HTMLElement>('#field')!.focus();
      await user.press('F6');
      expectFocus(ok(notice));
      await user.press('F6');
      expectFocus(dialog.querySelector('#field'), 'F6 returns the focus');
      if (dialog === two) await two.hide();
    }
    expect(Number(clock(notice).currentTime)).to.be.lessThan(60_000);
    await user.click(ok(notice));
    expect(await closed).to.equal('action');
    expect(one.open).to.equal(true);
    expectFocus(one.querySelector('#field'));
  });

  it('[MS-10] leaves a modal dialog that is closed or removed', async () => {
    for (const leave of [
      (dialog: DassDialog) => dialog.hide(),
      (dialog: DassDialog) => dialog.remove(),
      (dialog: DassDialog) => dialog.parentElement!.remove(),
    ]) {
      const box = await mountHtml('<div></div>');
      const dialog = await openDialog();
      box.append(dialog);
      await dialog.updateComplete;
      const one = show({ message: 'Texto', duration: 60_000 });
      const notice = await renderedNotice();
      expect(region().closest('dialog') !== null).to.equal(true);
      await Promise.resolve(leave(dialog));
      await painted();
      expect(region().parentElement === document.body, leave.toString()).to.equal(true);
      expect(isOnTop(find(notice, '.text'))).to.equal(true);
      one.close();
    }
  });

  it('[MS-10] a second notice does not move the focus from the first, nor a dialog from the one behind it', async () => {
    show({ message: 'Primeiro', duration: 60_000 });
    const first = await renderedNotice();
    await user.press('F6');
    expectFocus(ok(first));
    show({ message: 'Segundo', duration: 60_000 });
    await until('both are shown', () => notices().length === 2);
    await painted();
    expectFocus(ok(first));
    expect(clock(first).playState).to.equal('paused');
  });

  it('[MS-10] at most five: the oldest of the least important type is queued, counted, and shown again when there is space', async () => {
    show({ message: 'Falha', type: 'error' });
    const ends: string[] = [];
    const successes = ['1', '2', '3', '4'].map((message) => {
      const one = show({ message, type: 'success', duration: 60_000 });
      void one.closed.then((reason) => ends.push(`${message} ${reason}`));
      return one;
    });
    expect(notices()).to.have.length(5);
    show({ message: '5', type: 'information', duration: 60_000 });
    const warning = show({ message: '6', type: 'warning' });
    const shownNow = () => notices().map(({ message }) => message);
    const counted = () => findAll(document.body, 'dass-notice-region .waiting, .waiting').map((one) => one.textContent);
    expect(shownNow()).to.deep.equal(['Falha', '3', '4', '5', '6']);
    await until('the queued notices are counted', () => counted()[0] === 'e mais 2 avisos');
    successes[0]!.close();
    await until('a queued notice can be removed', () => counted()[0] === 'e mais 1 aviso');
    warning.close();
    expect(shownNow()).to.deep.equal(['Falha', '3', '4', '5', '2']);
    await until('no notices are queued', () => counted().length === 0);
    expect(ends).to.deep.equal(['1 closed']);
  });

  it('[MS-10] at most three on a phone, all of the same width', async () => {
    await setViewport({ width: 375, height: 700 });
    for (const message of ['Curto', 'Sem cotação vigente para o material', 'x', 'y'])
      show({ message, duration: 60_000 });
    await painted();
    expect(notices()).to.have.length(3);
    const widths = new Set(notices().map((notice) => Math.round(notice.getBoundingClientRect().width)));
    expect([...widths]).to.deep.equal([375 - 2 * 16]);
  });

  it('[MS-11] looks up a text that starts with dass; all else is text as it is, markup and right-to-left too', async () => {
    for (const [message, text] of [
      ['dassNoticeOk', 'OK'],
      ['dassNoSuchKey', 'dassNoSuchKey'],
      ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ['\u202Eمرحبا', '\u202Eمرحبا'],
      ['x'.repeat(10_000), 'x'.repeat(10_000)],
    ]) {
      const one = show({ message, duration: 60_000 });
      const notice = await renderedNotice();
      expect(find(notice, '.text').textContent).to.equal(text);
      const box = find(notice, '.notice').getBoundingClientRect();
      expect(box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight, 'the notice fits').to.equal(true);
      one.close();
    }
    await setViewport({ width: 375, height: 700 });
    show({ message: 'Sem cotação vigente para o material '.repeat(6), duration: 60_000 });
    const box = find(await renderedNotice(), '.notice').getBoundingClientRect();
    expect(box.left >= 0 && box.right <= innerWidth).to.equal(true);
  });

  it('fires nothing but dass-close, once', async () => {
    const notice = await mount('dass-notice', { properties: { message: 'Texto', duration: 200 } });
    const events = listen(notice, 'dass-close', 'click');
    await until('the countdown has ended', () => events.length > 0);
    await painted();
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'timeout' }]);
  });
});
