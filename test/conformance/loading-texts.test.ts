import { expect } from 'chai';
import type { ReactiveElement } from 'lit';
import { confirm } from '../../elements/messages/confirm-dialog/confirm.js';
import { message } from '../../elements/messages/message-dialog/message.js';
import { notify } from '../../elements/controls/notice/notify.js';
import { allowWarnings } from '../support/assertions/page-problems.js';
import { createExample, kitElements, settable, type KitElement } from '../support/elements/elements.js';
import { groupsOf } from '../support/elements/example-groups.js';
import { can, itNeeds } from '../support/engine.js';
import { holdModule } from '../support/loading/delayed-module.js';
import { find, findAll, painted, until, user } from '../support/user.js';

const KEY = 'dassCarouselLeave';
const TEXT = 'Sair da tela cheia';

// Not fixture.ts, which waits for the catalogue.
const elements = await kitElements();

/** The fields of data that are texts for the user. */
const isText = (name: string): boolean =>
  !name.startsWith('field') && /(label|message|heading|hint|description|placeholder|reason)$/i.test(name);

/** Replaces the texts for the user in the data. */
function replaceTexts(value: unknown, text: string, depth = 0): unknown {
  if (depth > 6 || typeof value !== 'object' || value === null || value instanceof Node) return value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && isText(name) ? text : replaceTexts(item, text, depth + 1),
    ]),
  );
}

const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** All texts that the user reads or hears in a tree, shadow trees included. */
function textsIn(root: Element | ShadowRoot): string[] {
  const texts: string[] = [];
  const walk = (node: Element | ShadowRoot): void => {
    if (node instanceof Element) {
      if (node.matches('style, script, template, [hidden], dialog:not([open])')) return;
      for (const name of NAMES) texts.push(node.getAttribute(name) ?? '');
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    for (const child of node.childNodes) {
      if (child instanceof Element) walk(child);
      else if (child.nodeType === Node.TEXT_NODE) texts.push(child.nodeValue ?? '');
    }
  };
  walk(root);
  // What stays of a composed text; counts depend on the width of the text.
  const rest = (text: string): string =>
    text
      .replaceAll(TEXT, '')
      .replaceAll(KEY, '')
      .replace(/[\s,·:\d]+/g, ' ')
      .trim();
  return texts.map(rest).filter(Boolean);
}

/** Shows the examples of an element with a text for all texts. @returns what the user reads and hears, without the text */
async function textsWith(element: KitElement, text: string): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const group of groupsOf(element.examples)) {
    const mounted = group.map(([, example]) =>
      createExample(element.tag, {
        ...example,
        properties: replaceTexts(example.properties ?? {}, text) as Record<string, unknown>,
      }),
    );
    for (const one of mounted) {
      for (const { name, description, type } of settable(element))
        if (/^(string|TextSource)/.test(type?.text ?? '') && /message\s+id/.test(description ?? ''))
          Object.assign(one, { [name]: text });
      document.body.append(one);
      if (settable(element).some(({ name }) => name === 'open')) Object.assign(one, { open: true });
    }
    // Modules that load at the first use.
    if (text === TEXT) for (const one of mounted) await (one as unknown as ReactiveElement).updateComplete;
    let now = '';
    for (let before = '…'; now !== before;) {
      before = now;
      await painted();
      await painted();
      now = mounted.flatMap(textsIn).join('\n');
    }
    for (const one of mounted) {
      for (const shownText of textsIn(one)) shown.add(shownText);
      one.remove();
    }
  }
  return shown;
}

describe('While the texts by key are loading', () => {
  let release: () => Promise<void> = () => Promise.resolve();
  before(async () => {
    if (can('late module')) release = await holdModule('locales/generated/pt-BR');
  });
  after(() => release());

  // One by one only where they run: the report lists what is skipped.
  for (const element of can('late module') ? elements : [])
    it(`[PH-03] <${element.tag}> shows no other text instead`, async () => {
      await allowWarnings(/^\[dass\] /, async () => {
        const expected = await textsWith(element, TEXT);
        const shown = await textsWith(element, KEY);
        expect([...shown].filter((text) => !expected.has(text))).to.deep.equal([]);
      });
    });

  itNeeds('late module', '[PH-03] [MS-11] dialogs and notices open with their texts', async () => {
    const answers = [message({ type: 'ERROR', message: KEY }), confirm(KEY)];
    const notice = notify({ message: KEY, type: 'success' });
    const dialogs = await until('the dialogs are loaded', () => {
      const found = findAll(document.body, 'dass-message-dialog, dass-confirm-dialog');
      return found.length === 2 && found.every((one) => findAll(one, 'dialog').length > 0) && found;
    });
    const shown = await until('the notice is loaded', () => {
      const [loaded] = findAll(document.body, 'dass-notice');
      return loaded && findAll(loaded, '.notice')[0];
    });
    await painted();
    expect(dialogs.map((one) => find(one, 'dialog').matches(':modal'))).to.deep.equal([false, false]);
    expect(shown.checkVisibility()).to.equal(false);
    expect(find(shown, '.time').getAnimations(), 'its time does not run').to.deep.equal([]);
    const opened = (dialogs[1] as HTMLElementTagNameMap['dass-confirm-dialog']).show();
    let isOpened = false;
    void opened.then(() => (isOpened = true));
    await painted();
    expect(isOpened, 'show() waits').to.equal(false);

    await release();
    await opened;
    await until('both are open', () => dialogs.every((one) => find(one, 'dialog').matches(':modal')));
    expect(dialogs.map((one) => find(one, '#text').textContent)).to.deep.equal([TEXT, TEXT]);
    await until('the notice is shown', () => shown.checkVisibility());
    expect(shown.textContent).to.contain(TEXT);
    for (let open = 2; open > 0; open--) {
      await until('the focus is inside', () => dialogs.some(({ shadowRoot }) => shadowRoot?.activeElement));
      await user.press('Escape');
      await until('it is closed', () => dialogs.filter(({ isConnected }) => isConnected).length < open);
    }
    await Promise.all(answers);
    await user.click(find(shown, 'button'));
    await notice;
  });
});
