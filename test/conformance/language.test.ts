import { expect } from 'chai';
import { setLanguage } from '../../locales/index.js';
import { kitElements, createExample, moduleAddress } from '../support/elements/elements.js';
import { groupsOf } from '../support/elements/example-groups.js';
import { rendered, keep } from '../support/fixture.js';
import { until } from '../support/user.js';
import { shownByAll } from '../support/rendering/shown-by.js';

const elements = await kitElements();

describe('Every element', () => {
  afterEach(() => setLanguage('pt_BR'));

  for (const { tag, examples } of elements) {
    it(`[LG-02] <${tag}> rerenders at once in another language, like an element created in that language`, async () => {
      for (const group of groupsOf(examples)) {
        const create = () => group.map(([, example]) => keep(createExample(tag, example)));
        await setLanguage('pt_BR');
        const switched = create();
        document.body.append(...switched);
        for (const element of switched) await rendered(element);
        for (const language of ['es', 'en', 'pt_BR']) {
          await setLanguage(language);
          const now = await shownByAll(switched);
          for (const element of switched) element.remove();
          const fresh = create();
          document.body.append(...fresh);
          const expected = await shownByAll(fresh);
          group.forEach(([name], at) => expect(now[at], `${name} in ${language}`).to.equal(expected[at]));
          for (const element of fresh) element.remove();
          document.body.append(...switched);
          for (const element of switched) await rendered(element);
        }
        for (const element of switched) element.remove();
      }
    });
  }

  it('[LG-02] sets the language of the document and stores it for the session', async () => {
    await setLanguage('es');
    expect(document.documentElement.lang).to.equal('es');
    expect(sessionStorage.getItem('lang')).to.equal('es');
    await setLanguage('pt_BR');
    expect(document.documentElement.lang).to.equal('pt-BR');
    expect(sessionStorage.getItem('lang')).to.equal('pt_BR');
  });

  for (const [stored, expected] of [
    ['pt_BR', 'pt-BR'],
    ['es', 'es'],
    [undefined, 'en'],
  ] as const)
    it(`[LG-02] a document in English has the language ${expected} after a reload with ${stored ?? 'none'} selected`, async () => {
      if (stored) sessionStorage.setItem('lang', stored);
      else sessionStorage.removeItem('lang');
      const frame = keep(document.createElement('iframe'));
      frame.src = '/blank.html';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await loaded;
      const inside = frame.contentDocument!;
      inside.documentElement.lang = 'en';
      const script = inside.createElement('script');
      script.type = 'module';
      script.textContent = `
        const { languageReady } = await import('${moduleAddress('locales/index.ts')}');
        await languageReady();
        document.body.dataset.isReady = '';
      `;
      inside.head.append(script);
      await until('the language is ready', () => 'isReady' in inside.body.dataset);
      sessionStorage.setItem('lang', 'pt_BR');
      expect(inside.documentElement.lang).to.equal(expected);
    });
});
