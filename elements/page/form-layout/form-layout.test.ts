import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import '../../controls/button/button.js';
import '../../controls/switch/switch.js';
import '../../fields/text-input/text-input.js';
import { can } from '../../../test/support/engine.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, middle, until, user } from '../../../test/support/user.js';
import './form-layout.js';
import type { DassFormLayout } from './form-layout.js';

const fields = (...names: string[]): string =>
  names
    .map((name) => `<dass-text-input id="${name}" name="${name}" label="${name}" required></dass-text-input>`)
    .join('');
const six = fields('a', 'b', 'c', 'd', 'e', 'f');
const actions = '<button slot="actions" id="save">Salvar</button>';

/** Mounts a layout in a box of a width, in rem. */
async function show(
  children: string,
  properties: Partial<DassFormLayout> = {},
  { width = 70 } = {},
): Promise<DassFormLayout> {
  const box = await mountHtml<HTMLElement>('<div></div>');
  box.style.inlineSize = `${width}rem`;
  return mount('dass-form-layout', { properties, children }, box);
}
const field = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const resize = (element: Element, rem: number): void => {
  (element.parentElement as HTMLElement).style.inlineSize = `${rem}rem`;
};
/** Where the control of a field is, without its label. */
const controlBox = (id: string): DOMRect => find(field(id), '.box, .track').getBoundingClientRect();
/** The fields of each row, from the start to the end. */
function rowsOf(element: Element): string[] {
  const rows = new Map<number, string>();
  for (const { id } of element.children) {
    const top = Math.round(field(id).getBoundingClientRect().top);
    rows.set(top, (rows.get(top) ?? '') + id);
  }
  return [...rows.values()];
}
const scrollPadding = (element: Element): number => Number.parseFloat(getComputedStyle(element).scrollPaddingBlockEnd);

describe('dass-form-layout', () => {
  beforeEach(() => setViewport({ width: 1400, height: 700 }));

  describe('columns', () => {
    it('has as many as there is room for, in the order of the page', async () => {
      const element = await show(six);
      for (const [width, rows] of [
        [70, ['abcd', 'ef']],
        [59, ['ab', 'cd', 'ef']],
        [30, ['ab', 'cd', 'ef']],
        [29, ['a', 'b', 'c', 'd', 'e', 'f']],
      ] as const) {
        resize(element, width);
        expect(rowsOf(element), `${width}rem`).to.deep.equal(rows);
      }
    });

    it('has at most `columns` of them', async () => {
      const element = await show(six, { columns: 3 });
      expect(rowsOf(element)).to.deep.equal(['abc', 'def']);
      resize(element, 39);
      expect(rowsOf(element)).to.deep.equal(['ab', 'cd', 'ef']);
      element.columns = 1;
      await element.updateComplete;
      expect(rowsOf(element)).to.have.length(6);
    });

    it('is laid out when it has rendered once, also with fields that come later', async () => {
      const box = await mountHtml<HTMLElement>('<div style="inline-size: 70rem"></div>');
      box.innerHTML = `<dass-form-layout>${six}</dass-form-layout>`;
      const element = find<DassFormLayout>(box, 'dass-form-layout');
      await element.updateComplete;
      expect(rowsOf(element)).to.deep.equal(['abcd', 'ef']);
      element.insertAdjacentHTML('beforeend', fields('g'));
      expect(rowsOf(element)).to.deep.equal(['abcd', 'efg']);
    });

    it('a field spans columns, never more than there are', async () => {
      const element = await show(fields('a', 'b', 'c', 'd'));
      field('a').dataset['span'] = '2';
      field('b').dataset['span'] = '3';
      field('d').dataset['span'] = 'full';
      const widths = (): number[] =>
        ['a', 'b', 'c', 'd'].map((id) => Math.round(field(id).getBoundingClientRect().width / 16));
      expect(rowsOf(element)).to.deep.equal(['a', 'bc', 'd']);
      expect(widths()).to.deep.equal([34, 52, 16, 70]);
      resize(element, 40);
      expect(widths()).to.deep.equal([40, 40, 19, 40]);
      resize(element, 20);
      expect(widths()).to.deep.equal([20, 20, 20, 20]);
      expect(element.scrollWidth).to.equal(320);
    });

    it('has a width where the page gives it none', async () => {
      const box = await mountHtml('<div style="display: grid; place-content: center"></div>');
      const element = await mount('dass-form-layout', { children: six }, box);
      expect(element.offsetWidth).to.be.greaterThan(300);
    });
  });

  it('an error of a field does not move the controls beside it, nor a switch', async () => {
    const element = await show(`${fields('a', 'b')}<dass-switch id="c" label="Ativo"></dass-switch>`, { columns: 3 });
    const tops = (): number[] => ['a', 'b', 'c'].map((id) => controlBox(id).top);
    const middleOf = ({ top, bottom }: DOMRect): number => Math.round((top + bottom) / 2);
    const before = tops();
    expect(middleOf(controlBox('c'))).to.equal(middleOf(controlBox('a')));
    await user.click(field('b'));
    await user.press('Tab');
    await until('the error is shown', () => find(field('b'), '.error').textContent !== '');
    expect(element.offsetHeight).to.be.greaterThan(60);
    expect(tops()).to.deep.equal(before);
  });

  describe('labels', () => {
    const labelOf = (id: string): DOMRect => find(field(id), '.label').getBoundingClientRect();

    it('are at the side of the fields, and above them where there is no room', async () => {
      const element = await show(
        `${fields('a', 'b')}<dass-switch id="c" label="Ativo"></dass-switch><div id="box">${fields('d')}</div>`,
        { labels: 'side' },
        { width: 60 },
      );
      expect(rowsOf(element).slice(0, 1)).to.deep.equal(['ab']);
      for (const id of ['a', 'b']) {
        expect(labelOf(id).right).to.be.at.most(controlBox(id).left);
        expect(labelOf(id).top).to.be.at.least(controlBox(id).top);
        expect(labelOf(id).bottom).to.be.at.most(controlBox(id).bottom);
      }
      expect(controlBox('c').left).to.equal(controlBox('a').left);
      expect(labelOf('d').bottom, 'a field inside of another child').to.be.at.most(controlBox('d').top);
      resize(element, 27);
      expect(labelOf('a').bottom).to.be.at.most(controlBox('a').top);
      expect(controlBox('a').left).to.equal(element.getBoundingClientRect().left);
    });

    it('from right to left they are at the right', async () => {
      const element = await show(fields('a'), { labels: 'side' });
      element.dir = 'rtl';
      expect(labelOf('a').left).to.be.at.least(controlBox('a').right);
    });

    it('that are long make the field longer', async () => {
      const element = await show(fields('a', 'b'), { labels: 'side', columns: 1 });
      Object.assign(field('a'), { label: 'Prazo combinado com o fornecedor para a reposição '.repeat(3) });
      await until('the label is rendered', () => labelOf('a').height > 60);
      expect(field('b').getBoundingClientRect().top).to.be.at.least(labelOf('a').bottom);
      expect(element.scrollWidth).to.equal(element.clientWidth);
    });
  });

  it('a section is a group with a name and a description', async () => {
    const element = await show(
      `<dass-form-layout heading="Compra" description="Preço e prazo.">${six}</dass-form-layout>`,
    );
    const section = find<DassFormLayout>(element, 'dass-form-layout');
    expect(find(section, '[role=group]').ariaLabelledByElements?.[0]?.textContent).to.equal('Compra');
    expect(find(section, '[role=group]').getAttribute('aria-describedby')).to.equal('description');
    expect(find(section, '#description').innerText).to.equal('Preço e prazo.');
    expect(rowsOf(section)).to.deep.equal(['abcd', 'ef']);
    section.heading = '';
    await section.updateComplete;
    expect(findAll(section, '[role]')).to.have.length(0);
  });

  describe('actions', () => {
    const many = Array.from({ length: 40 }, (_, index) => `f${index}`);
    const bar = (element: Element): HTMLElement => find(element, '.actions');
    /** Tabs through all fields, and back. */
    async function tabThrough(element: Element): Promise<void> {
      for (const key of ['Tab', 'Shift+Tab'])
        for (let index = 1; index < many.length; index++) {
          await user.press(key);
          const box = (document.activeElement as HTMLElement).getBoundingClientRect();
          expect(document.activeElement?.localName).to.equal('dass-text-input');
          const edge = can('whole control in view') ? box.bottom : box.top;
          expect(edge, `${key} ${document.activeElement?.id}`).to.be.at.most(bar(element).getBoundingClientRect().top);
        }
    }

    it('stay at the end of the window, and never cover the field with the focus', async () => {
      const element = await show(fields(...many) + actions, { columns: 1 });
      expect(Math.round(bar(element).getBoundingClientRect().bottom)).to.equal(innerHeight);
      await until(
        'the page knows their height',
        () => scrollPadding(document.documentElement) > bar(element).offsetHeight,
      );
      field('f0').focus();
      await tabThrough(element);
      element.remove();
      expect(scrollPadding(document.documentElement) || 0).to.equal(0);
    });

    it('stay at the end of what scrolls around them', async () => {
      const box = await mountHtml<HTMLElement>('<div style="block-size: 400px; overflow: auto"></div>');
      const element = await mount(
        'dass-form-layout',
        { properties: { columns: 1 }, children: fields(...many) + actions },
        box,
      );
      const { bottom } = box.getBoundingClientRect();
      expect(Math.round(bar(element).getBoundingClientRect().bottom)).to.equal(Math.round(bottom));
      await until('the box knows their height', () => scrollPadding(box) > bar(element).offsetHeight);
      expect(scrollPadding(document.documentElement) || 0).to.equal(0);
      field('f0').focus();
      await tabThrough(element);
    });

    it('of two layouts in one page: the higher bar counts, and the one that stays', async () => {
      const first = await show(fields('a') + actions);
      const second = await show(`${fields('b')}<div slot="actions">Dois<br>Três<br>Quatro<br>Cinco</div>`);
      await until('the higher bar counts', () => scrollPadding(document.documentElement) > bar(second).offsetHeight);
      second.remove();
      const { offsetHeight } = bar(first);
      expect(scrollPadding(document.documentElement)).to.be.within(offsetHeight, offsetHeight + 20);
    });

    it('are at the end of the form in a low window', async () => {
      const element = await show(fields(...many) + actions, { columns: 1 });
      await until('the page knows their height', () => scrollPadding(document.documentElement) > 0);
      await setViewport({ width: 1400, height: 400 });
      await until('the page knows that they do not cover it', () => !(scrollPadding(document.documentElement) > 0));
      expect(bar(element).getBoundingClientRect().bottom).to.be.greaterThan(innerHeight);
    });

    it('are above what is in the fields, such as a sticky header', async () => {
      const element = await show(`<div id="tall" data-span="full">Linhas</div>${actions}`);
      Object.assign(field('tall').style, { blockSize: '3000px', position: 'relative', zIndex: '9' });
      const { x, y } = middle(bar(element));
      expect(document.elementFromPoint(x, y)?.localName).to.equal('dass-form-layout');
    });

    describe('with a status', () => {
      const discard = '<button slot="actions" id="discard">Descartar alterações</button>';
      const box = (id: string): DOMRect => field(id).getBoundingClientRect();
      const showStatus = (text: string, width: number): Promise<DassFormLayout> =>
        show(
          `${fields('a')}<span slot="status" id="state" role="status">${text}</span>${discard}${actions}`,
          {},
          { width },
        );

      for (const dir of ['ltr', 'rtl'] as const) {
        const [start, end] = dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);

        it(`stay together at each width, beside it or below it (${dir})`, async () => {
          const element = await showStatus('Alterações não salvas', 40);
          element.dir = dir;
          const edge = (id: string | Element, side: 'left' | 'right'): number =>
            Math.round((typeof id === 'string' ? field(id) : id).getBoundingClientRect()[side]);
          const isBeside = (): boolean => box('state').bottom > box('save').top;
          const seen = new Set<boolean>();
          for (let width = 40; width >= 16; width--) {
            resize(element, width);
            expect(box('discard').top, `${width}rem`).to.equal(box('save').top);
            expect(edge('state', start)).to.equal(edge(element, start));
            expect(edge('save', end)).to.equal(edge(element, end));
            seen.add(isBeside());
          }
          expect([...seen], 'beside it, then below it').to.deep.equal([true, false]);
        });

        it(`stay together below a long one, which wraps (${dir})`, async () => {
          const long = 'Alterado por Marina Prado, que ainda não salvou. '.repeat(4);
          for (const text of [long, long.replaceAll(/[ ,.]/g, '')]) {
            const element = await showStatus(text, 18);
            element.dir = dir;
            expect(box('discard').top).to.equal(box('save').top);
            expect(box('state').bottom).to.be.at.most(box('save').top);
            expect(element.scrollWidth).to.equal(element.clientWidth);
            element.remove();
          }
        });
      }

      it('that is empty have the bar for themselves', async () => {
        const { offsetHeight: height } = bar(await showStatus('', 18));
        expect(height).to.equal(bar(await show(discard + actions, {}, { width: 18 })).offsetHeight);
      });
    });

    it('can come later, and go', async () => {
      const element = await show(six);
      expect(bar(element).checkVisibility()).to.equal(false);
      element.insertAdjacentHTML('beforeend', actions);
      await until('the bar is shown', () => bar(element).checkVisibility());
      field('save').remove();
      await until('the bar is gone', () => !bar(element).checkVisibility());
    });
  });
});
