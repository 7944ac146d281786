import { expect } from '@open-wc/testing';
import { setLanguage } from '../../locales/index.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { shownBy } from '../support/rendering/shown-by.js';

const elements = await kitElements();

describe('Every element', () => {
  afterEach(() => setLanguage('pt_BR'));

  for (const { tag, examples } of elements) {
    it(`[LG-02] <${tag}> rerenders at once in another language, like an element created in that language`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        await setLanguage('pt_BR');
        const switched = keep(createExample(tag, example));
        document.body.append(switched);
        await rendered(switched);
        for (const language of ['es', 'en', 'pt_BR']) {
          await setLanguage(language);
          const now = await shownBy(switched);
          switched.remove();
          const fresh = keep(createExample(tag, example));
          document.body.append(fresh);
          expect(now, `${name} in ${language}`).to.equal(await shownBy(fresh));
          fresh.remove();
          document.body.append(switched);
          await rendered(switched);
        }
        switched.remove();
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
});
