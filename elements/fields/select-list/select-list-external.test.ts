import { expect } from 'chai';
import './select-list.js';
import type { DassSelectList, DassSelectListFilterDetail } from './select-list.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import {
  active,
  chips,
  come,
  control,
  fabrics,
  isPopoverOpen as isOpen,
  openPopover as open,
  optionsOf,
  show,
  typeInto as type,
} from '../../../test/support/elements/select-list.js';

const zippers = [
  { id: 71, label: 'Zíper invisível' },
  { id: 72, label: 'Zíper' },
  { id: 73, label: 'Zíper metálico' },
];
const announced = (): string => document.querySelector('[data-dass-announce]')?.textContent ?? '';
const isActive = (element: Element): boolean => control(element).hasAttribute('aria-activedescendant');
const areGrey = (element: Element): boolean => rows(element).every((one) => one.ariaDisabled === 'true');

interface Application {
  readonly element: DassSelectList;
  readonly texts: () => string[];
  readonly changes: () => number;
  readonly question: (at?: number) => DassSelectListFilterDetail;
}

/** Mounts a select list whose application filters and has not answered yet. */
async function ask(properties: Record<string, unknown> = {}): Promise<Application> {
  const element = await show({ externalFilter: true, ...properties });
  const events = listen(element, 'dass-filter');
  const changes = listen(element, 'change');
  const details = (): DassSelectListFilterDetail[] => events.map(({ detail }) => detail as DassSelectListFilterDetail);
  return {
    element,
    texts: () => details().map(({ text }) => text),
    changes: () => changes.length,
    question: (at = -1) => details().at(at) as DassSelectListFilterDetail,
  };
}

/** Types and presses a key like a scanner: before anything is rendered. */
function scan(element: DassSelectList, text: string, key = 'Enter'): void {
  element.focus();
  const input = control(element);
  for (const letter of text) {
    input.value += letter;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
}

describe('dass-select-list, filtered by the application, selects only options that belong to the text in the field', () => {
  it('[SL-01] Enter requests options at once, waits for the answer, and selects the option with this label', async () => {
    const { element, texts, changes, question } = await ask();
    await type(element, 'zíper');
    await user.press('Enter');
    expect([texts().at(-1), element.value, isOpen(element)]).to.deep.equal(['zíper', '', true]);
    question().answer(zippers);
    await until('the option is selected', () => element.value !== '');
    expect([element.value, changes(), isOpen(element)]).to.deep.equal([72, 1, false]);
    expectFocus(control(element));
  });

  for (const key of ['Enter', 'Tab'])
    for (const multiple of [false, true])
      if (!(multiple && key === 'Tab'))
        it(`[SL-01] selects for a scanner that types and presses ${key}${multiple ? ', with multiple' : ''}`, async () => {
          const { element, texts, changes, question } = await ask({ multiple, value: multiple ? [1] : 1 });
          control(element).value = '';
          scan(element, 'ZIPER', key);
          await until('dass-filter is fired', () => texts().length > 0);
          await painted();
          expect([texts(), changes()], 'one request, and no selection').to.deep.equal([['ZIPER'], 0]);
          question().answer(Promise.resolve(zippers));
          await until('the option is selected', () => changes() === 1);
          expect(element.value).to.deep.equal(multiple ? [1, 72] : 72);
          if (multiple) expect(chips(element)).to.deep.equal(['Brim', 'Zíper']);
        });

  it('[SL-01] selects nothing when a scanned text has no results, and announces it', async () => {
    const { element, changes, question, texts } = await ask({ value: 2 });
    control(element).value = '';
    scan(element, '789');
    await until('dass-filter is fired', () => texts().length > 0);
    question().answer([]);
    await until('the result is announced', () => announced().includes('Nenhum registro encontrado'));
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
    expect([element.value, changes(), control(element).value, isOpen(element)]).to.deep.equal([2, 0, '789', true]);
  });

  it('[SL-01] a field whose list is still loading waits for its own filter, too', async () => {
    const element = await show();
    scan(element, 'couro', 'Tab');
    await until('the option is selected', () => element.value === 3);
  });

  it('[SL-01] selects the option whose label contains the text', async () => {
    const { element, question } = await ask();
    await type(element, '36');
    await user.press('Enter');
    question().answer([{ id: 1, label: 'Fita' }, ...zippers, { id: 36, label: 'AV-000036 · Cursor' }]);
    await until('the option is selected', () => element.value === 36);
  });

  it('[SL-01] without an exact label, selects the first option of the answer, or the active one', async () => {
    const { element, question } = await ask();
    await type(element, 'zip');
    await user.press('Enter');
    question().answer(zippers);
    await until('the option is selected', () => element.value === 71);
    await type(element, 'zíper');
    await until('dass-filter is fired', () => question().text === 'zíper');
    question().answer([...zippers]);
    await until('the answer is shown', () => isActive(element));
    expect(active(element), 'the match is active before it is confirmed').to.equal('Zíper');
    await user.press('ArrowDown');
    await user.press('Enter');
    expect(element.value).to.equal(73);
  });

  for (const [how, cancel] of Object.entries({
    Escape: () => user.press('Escape'),
    'typing more': () => user.type('x'),
    'leaving the field': () => user.click(document.querySelector('#beside')!),
  }))
    it(`[SL-01] ${how} cancels a pending confirmation`, async () => {
      await mountHtml('<button id="beside">Ao lado</button>');
      const { element, changes, question } = await ask();
      await type(element, 'zíper');
      await user.press('Enter');
      const late = question();
      await cancel();
      expect(late.signal.aborted).to.equal(true);
      late.answer(zippers);
      await painted();
      expect([element.value, changes()]).to.deep.equal(['', 0]);
    });

  it('[SL-01] Tab waits in the field, selects from the answer, and moves on', async () => {
    const { element, changes, question } = await ask();
    const next = await mountHtml('<button>Depois</button>');
    await type(element, 'zíper');
    await user.press('Tab');
    expectFocus(control(element));
    question().answer(zippers);
    await until('the option is selected', () => element.value === 72);
    expect(changes()).to.equal(1);
    expectFocus(next);
  });

  it('[SL-01] a second Tab leaves the field and selects nothing', async () => {
    const { element, changes, question } = await ask();
    const next = await mountHtml('<button>Depois</button>');
    await type(element, 'zíper');
    await user.press('Tab');
    await user.press('Tab');
    expectFocus(next);
    question().answer(zippers);
    await painted();
    expect([element.value, changes(), control(element).value, isOpen(element)]).to.deep.equal(['', 0, '', false]);
  });

  it('[SL-01] dims the old options as soon as the text changes; a click does not select them', async () => {
    const { element, changes, question } = await ask({ multiple: true, value: [1] });
    await open(element);
    expect([areGrey(element), isActive(element)]).to.deep.equal([false, true]);
    await user.type('z');
    expect([areGrey(element), isActive(element)]).to.deep.equal([true, false]);
    await user.click(row(element, 'Couro'));
    await user.press('ArrowDown');
    expect([changes(), isActive(element)]).to.deep.equal([0, false]);
    expect(find<HTMLButtonElement>(element, '.all').disabled, 'not all options').to.equal(true);
    await until('dass-filter is fired', () => question() !== undefined);
    question().answer(zippers);
    await until('the answer is shown', () => labels(element).length === 3);
    expect([areGrey(element), active(element)]).to.deep.equal([false, 'Zíper invisível']);
  });

  it('[SL-01] reuses the present answer without a new request when its text is typed again', async () => {
    const { element, texts, question } = await ask();
    const clock = stopClock(200);
    try {
      await type(element, 'z');
      clock.pass(250);
      question().answer(zippers);
      await painted();
      await user.type('x');
      expect(areGrey(element)).to.equal(true);
      await user.press('Backspace');
      expect([areGrey(element), active(element)]).to.deep.equal([false, 'Zíper invisível']);
      clock.pass(1000);
      expect(texts()).to.deep.equal(['z']);
    } finally {
      clock.restore();
    }
  });

  it('[SL-01] selects none of the old options after a failure; Enter retries', async () => {
    const { element, texts, changes, question } = await ask();
    await type(element, 'zíper');
    await user.press('Enter');
    question().answer(Promise.reject(new Error('503')));
    await until('the error is shown', () => findAll(element, '[role=alert]').length === 1);
    expect([areGrey(element), isActive(element)]).to.deep.equal([true, false]);
    await user.click(row(element, 'Couro'));
    expect([element.value, changes()]).to.deep.equal(['', 0]);
    await user.press('Enter');
    expect(texts()).to.deep.equal(['zíper', 'zíper']);
    question().answer(zippers);
    await until('the option is selected', () => element.value === 72);
  });

  for (const multiple of [false, true])
    it(`[SL-01] the retry button can be reached by keyboard${multiple ? ', with multiple' : ''}`, async () => {
      const { element, texts, changes, question } = await ask({ multiple });
      await type(element, 'zíper');
      await until('dass-filter is fired', () => texts().length === 1);
      question().answer(Promise.reject(new Error('503')));
      await until('the error is shown', () => findAll(element, '.retry').length === 1);
      await user.press('Tab');
      expectFocus(find(element, '.retry'));
      await user.press('Enter');
      expect([texts(), changes(), control(element).value]).to.deep.equal([['zíper', 'zíper'], 0, 'zíper']);
      expectFocus(control(element));
    });

  it('[SL-01] waits for an application that is busy until it sets its options', async () => {
    const { element, texts, changes } = await ask({ multiple: true, value: [] });
    await type(element, 'zíper');
    await user.press('Enter');
    element.busy = true;
    await element.updateComplete;
    element.options = [...fabrics];
    await element.updateComplete;
    expect([texts(), changes(), areGrey(element)], 'the same, rendered again').to.deep.equal([['zíper'], 0, true]);
    Object.assign(element, { options: zippers, busy: false });
    await until('the option is selected', () => changes() === 1);
    expect([element.value, on(element)]).to.deep.equal([[72], ['Zíper']]);
  });

  it('[SL-01] shows a failure when busy ends without new options', async () => {
    const { element, changes } = await ask();
    await type(element, 'zíper');
    await user.press('Enter');
    element.busy = true;
    await element.updateComplete;
    element.busy = false;
    await until('the error is shown', () => findAll(element, '[role=alert]').length === 1);
    expect([element.value, changes(), isActive(element)]).to.deep.equal(['', 0, false]);
  });

  it('[SL-01] ignores the answer to an earlier text', async () => {
    const { element, texts, changes, question } = await ask();
    await type(element, 'z');
    await until('dass-filter is fired', () => texts().length === 1);
    await user.type('íper');
    element.options = optionsOf(['Zebra']);
    await user.press('Enter');
    expect([labels(element), changes()]).to.deep.equal([['Zebra'], 0]);
    question().answer(zippers);
    await until('the option is selected', () => element.value === 72);
  });
});

describe('dass-select-list, the user confirms only visible options', () => {
  it('[SL-01] the option whose label equals the filter text is active', async () => {
    const element = await show({ options: optionsOf(['Centímetro', 'Metro', 'Metro quadrado']) });
    await type(element, 'METRO');
    expect(active(element)).to.equal('Metro');
    await user.press('Enter');
    expect(element.value).to.equal(1);
  });

  it('[SL-01] with multiple, typing and erasing a filter keeps the selection', async () => {
    const beside = await mountHtml('<button>Ao lado</button>');
    for (const [end, leave] of Object.entries({
      Tab: () => user.press('Tab'),
      Escape: () => user.press('Escape'),
      beside: () => user.click(beside),
    })) {
      const element = await show({ multiple: true, value: [1, 3] });
      const events = listen(element, 'change');
      await come(element);
      await user.type('b');
      await user.press('Backspace');
      await leave();
      await element.updateComplete;
      expect([element.value, events.length], end).to.deep.equal([[1, 3], 0]);
      element.remove();
    }
  });

  it('selects nothing when the options move between pointer down and up', async () => {
    const element = await show();
    const events = listen(element, 'change');
    await open(element);
    const couro = row(element, 'Couro');
    couro.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    element.options = [{ id: 99, label: 'Antes' }, ...fabrics];
    couro.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await element.updateComplete;
    expect([element.value, events.length]).to.deep.equal(['', 0]);
  });
});
