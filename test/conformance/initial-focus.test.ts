import { expect } from 'chai';
import { deepActiveElement } from '../../elements/base/focus/focus-return.js';
import { confirmDelete } from '../../elements/messages/delete-dialog/confirm-delete.js';
import { confirm } from '../../elements/messages/confirm-dialog/confirm.js';
import { QUESTION_TONES } from '../../elements/messages/shared/question-dialog.js';
import { askSort } from '../../elements/picking/sort-dialog/ask-sort.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { findAll, until } from '../support/user.js';

const elements = await kitElements();

/** Returns the open alert dialog of an element. */
const alertOf = (element: Element): HTMLElement | undefined =>
  findAll<HTMLDialogElement>(element, 'dialog[role=alertdialog]').find(({ open }) => open);

type Action = HTMLElement & { appearance: string; tone: string };

/** Returns whether the focus is in an element, shadow trees included. */
function hasFocus(element: Element): boolean {
  for (let node: Node | null = deepActiveElement() ?? null; node; node = node.parentNode ?? hostOf(node))
    if (node === element) return true;
  return false;
}
const hostOf = (node: Node): Element | null => (node instanceof ShadowRoot ? node.host : null);

/**
 * Expects the focus of a question (a dialog with at least two actions) on its cancel button, in a field, or on the
 * dialog.
 */
function expectSafeFocus(dialog: Element, about: string): void {
  const actions = findAll<Action>(dialog, 'footer dass-button');
  if (actions.length < 2) return;
  const root = deepActiveElement()?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  const focused = actions.find((action) => action === host || action === deepActiveElement());
  expect([focused?.appearance === 'solid', focused?.tone === 'danger'], about).to.deep.equal([false, false]);
  expect(hasFocus(dialog), `${about}: the focus is in it`).to.equal(true);
}

describe('Every confirmation dialog', () => {
  for (const { tag, examples } of elements) {
    it(`<${tag}> initially focuses the least destructive action`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const element = keep(createExample(tag, example));
        document.body.append(element);
        await rendered(element);
        const dialog = alertOf(element);
        if (dialog) expectSafeFocus(dialog, name);
        element.remove();
      }
    });
  }

  it('a promise helper initially focuses the least destructive action, in every tone', async () => {
    const questions: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
      delete: (signal) => confirmDelete({ labels: ['Malha'], signal }),
      sort: (signal) => askSort({ signal }),
    };
    for (const tone of QUESTION_TONES) questions[tone] = (signal) => confirm({ text: 'Sair?', tone, signal });
    for (const [name, ask] of Object.entries(questions)) {
      const controller = new AbortController();
      const answer = ask(controller.signal);
      const dialog = await until(`the question (${name})`, () =>
        [...document.body.children].map(alertOf).find((one) => one && hasFocus(one)),
      );
      expectSafeFocus(dialog, name);
      controller.abort();
      await answer;
    }
  });
});
