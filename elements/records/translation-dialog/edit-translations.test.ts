import { expect } from 'chai';
import { editTranslations } from './edit-translations.js';
import type { DassTranslationDialog, Translation } from './translation-dialog.js';
import { painted, find, user, until } from '../../../test/support/user.js';

const languages = [{ codigo: 'pt_BR', idioma: 'Português', open: true }];
const translations = [{ codigo: 'pt_BR', traducao: 'Couro', key: 1 }];

const dialog = (): Promise<DassTranslationDialog> =>
  until('the dialog is open', () => {
    const element = document.querySelector('dass-translation-dialog');
    return element && find(element, 'dialog').matches(':modal') && find(element, '.confirm') && element;
  });

describe('editTranslations()', () => {
  afterEach(() => expect(document.querySelectorAll('dass-translation-dialog')).to.have.length(0));

  it('resolves with what the user confirms', async () => {
    const answer = editTranslations({ heading: 'Descrição', languages, translations });
    const element = await dialog();
    await painted();
    find(element, 'textarea').focus();
    await user.type('!');
    await user.click(find(element, '.confirm'));
    expect(await answer).to.deep.equal([{ codigo: 'pt_BR', traducao: 'Couro!', key: 1 }]);
    expect(translations[0]?.traducao).to.equal('Couro');
  });

  it('resolves with null when the user cancels or the signal aborts', async () => {
    const canceled = editTranslations({ languages, translations });
    await user.click(find(await dialog(), '.cancel'));
    expect(await canceled).to.equal(null);
    const controller = new AbortController();
    const aborted = editTranslations({ languages, translations, signal: controller.signal });
    await dialog();
    controller.abort();
    expect(await aborted).to.equal(null);
  });

  it('waits for the action; when it fails the texts stay, with the error', async () => {
    const saved: (readonly Translation[])[] = [];
    let isDown = true;
    const answer = editTranslations({
      languages,
      translations,
      action: async (confirmed) => {
        saved.push(confirmed);
        await painted();
        if (isDown) throw new Error('Sem conexão');
      },
    });
    const element = await dialog();
    await user.click(find(element, '.confirm'));
    await until('the error is shown', () => find(element, '[role=alert]').textContent.includes('Sem conexão'));
    expect([element.open, element.confirming, find<HTMLTextAreaElement>(element, 'textarea').value]).to.deep.equal([
      true,
      false,
      'Couro',
    ]);
    isDown = false;
    await user.click(find(element, '.confirm'));
    expect(await answer).to.deep.equal(translations);
    expect(saved).to.have.length(2);
  });
});
