import { expect } from 'chai';
import { registerIcons } from '../../controls/icon/registry.js';
import { inbox, star } from '../../controls/icon/icons.js';
import { setLanguage } from '../../../locales/index.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';
import './empty-state.js';

const paths = (element: Element): (string | null)[] =>
  findAll(element, 'svg path').map((path) => path.getAttribute('d'));
const texts = (element: Element): string => find(element, '.texts').innerText.replace(/\s+/g, ' ').trim();
const button = '<button id="action">Nova compra</button>';

/** Counts the announcements of a text from now on. */
function announcements(text: string): () => number {
  let count = 0;
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.textContent === text) count++;
  }).observe(document.body, { childList: true, subtree: true });
  return () => count;
}

describe('dass-empty-state', () => {
  after(() => setLanguage('pt-BR'));

  it('shows icon, heading, sentence and actions', async () => {
    const element = await mount('dass-empty-state', {
      properties: { heading: 'Nenhuma compra', text: 'Elas aparecem <b>aqui</b>.' },
      children: button,
    });
    expect(texts(element)).to.equal('Nenhuma compra Elas aparecem <b>aqui</b>.');
    expect(paths(element)).to.deep.equal([inbox]);
    const clicks: string[] = [];
    element.addEventListener('click', ({ target }) => clicks.push((target as Element).id));
    await user.click(document.getElementById('action') as HTMLElement);
    expect(clicks).to.deep.equal(['action']);
  });

  it('has an icon for each kind, and that of the application instead', async () => {
    const element = await mount('dass-empty-state');
    const shown = new Set<string | null>();
    for (const kind of ['empty', 'nothing-found', 'failed'] as const) {
      element.kind = kind;
      await element.updateComplete;
      for (const path of paths(element)) shown.add(path);
    }
    expect(shown.size).to.equal(3);
    registerIcons({ star });
    element.icon = 'star';
    await element.updateComplete;
    await until('the icon is rendered', () => findAll(find(element, 'dass-icon'), 'path').length === 1);
    expect(paths(find(element, 'dass-icon'))).to.deep.equal([star]);
  });

  it('without texts it says what its kind says, in the language; a sentence alone stays alone', async () => {
    const element = await mount('dass-empty-state');
    expect(texts(element)).to.equal('Nada por aqui ainda');
    await setLanguage('en');
    await element.updateComplete;
    expect(texts(element)).to.equal('Nothing here yet');
    element.kind = 'failed';
    await element.updateComplete;
    expect(texts(element)).to.equal('Could not be loaded');
    await setLanguage('es');
    element.kind = 'nothing-found';
    await element.updateComplete;
    expect(texts(element)).to.equal('No se encontró nada');
    await setLanguage('pt-BR');
    element.text = 'Tente outra palavra.';
    await element.updateComplete;
    expect(texts(element)).to.equal('Tente outra palavra.');
  });

  it('announces a failure as an alert, without its actions', async () => {
    const element = await mount('dass-empty-state', {
      properties: { kind: 'failed', heading: 'A lista não veio', text: 'Tente de novo.' },
      children: button,
    });
    const alert = find(element, '[role=alert]');
    expect(alert.innerText).to.match(/A lista não veio\s+Tente de novo\./);
    expect(findAll(alert, 'slot').length).to.equal(0);
    element.kind = 'empty';
    await element.updateComplete;
    expect(findAll(element, '[role]').length).to.equal(0);
  });

  it('announces politely and once what is not found, again when the text changes, and never that it is empty', async () => {
    const empty = announcements('Nada cadastrado');
    const first = announcements('Nenhuma tela corresponde a “abc”.');
    const element = await mount('dass-empty-state', { properties: { heading: 'Nada cadastrado' } });
    element.kind = 'nothing-found';
    element.heading = 'Nenhuma tela corresponde a “abc”.';
    element.text = 'Tente outra palavra.';
    await until('it is announced', () => first() === 1);
    element.icon = 'star';
    await element.updateComplete;
    element.heading = 'Nenhuma tela corresponde a “abcd”.';
    await announced('“abcd”');
    expect(find(document, '[data-dass-announce=polite]').textContent).to.contain('“abcd”');
    expect(first()).to.equal(1);
    expect(empty()).to.equal(0);
  });

  it('in a wide container the icon is above the text, in a narrow one beside it, and nothing overflows', async () => {
    const container = await mountHtml('<div></div>');
    const element = await mount('dass-empty-state', {
      properties: { heading: 'Nenhum material corresponde ao filtro', text: 'Remova uma condição.' },
      children: button,
    });
    container.append(element);
    for (const width of [1200, 600, 375, 240, 120]) {
      container.style.inlineSize = `${width}px`;
      const icon = find(element, '.sign').getBoundingClientRect();
      const text = find(element, '.heading').getBoundingClientRect();
      expect(icon.bottom <= text.top, `${width}`).to.equal(width >= 600);
      expect(icon.right <= text.left, `${width}`).to.equal(width < 600);
      expect(container.scrollWidth, `${width}`).to.equal(width);
    }
  });

  it('has a width where the layout does not give one', async () => {
    const container = await mountHtml('<div style="display: grid; place-content: center"></div>');
    const element = await mount<'dass-empty-state'>('dass-empty-state', {
      properties: { text: 'Selecione uma linha.' },
    });
    container.append(element);
    expect(find(element, '.text').getBoundingClientRect().width).to.be.greaterThan(120);
  });
});
