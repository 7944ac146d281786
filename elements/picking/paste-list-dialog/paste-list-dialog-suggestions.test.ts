import { expect } from 'chai';
import { button, label, selectTab, show, tabs, values } from '../../../test/support/elements/paste-list-dialog.js';
import { listen } from '../../../test/support/fixture.js';
import { findAll, focused, until, user } from '../../../test/support/user.js';
import type { DassPasteListDialog } from './paste-list-dialog.js';

describe('dass-paste-list-dialog: suggestions', () => {
  describe('a value with a typing error', () => {
    const codes = ['TX-001', 'TX-002', 'CO-113', 'AV-224', 'SL-335', 'SL-336'].map((code, id) => ({
      ...{ id, code, label: `Item ${code}` },
    }));
    const actions = (dialog: Element): string[] =>
      findAll(dialog, '[role=listitem] button')
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
    const act = (dialog: Element, name: string): HTMLElement =>
      findAll(dialog, '[role=listitem] button').find(
        (one) => one.checkVisibility() && (one.ariaLabel === name || one.textContent === name),
      )!;
    const suggest = async (text: string, more: object = {}): Promise<DassPasteListDialog> => {
      const dialog = await show({ items: codes, text, ...more });
      await selectTab(dialog, 1);
      return dialog;
    };

    it('is replaced by a suggestion, which can be undone', async () => {
      const dialog = await suggest('TX-001\nCO-13\nXX-9\nAV-24');
      expect(values(dialog)).to.deep.equal([
        'CO-13: Você quis dizer Item CO-113?: Usar CO-113',
        'XX-9: Não encontrado',
        'AV-24: Você quis dizer Item AV-224?: Usar AV-224',
      ]);
      await user.click(act(dialog, 'Usar CO-113 no lugar de CO-13'));
      expect(tabs(dialog)).to.deep.equal(['2 encontrados', '2 não encontrados', '0 ignorado']);
      expect(label(dialog, 'confirm')).to.equal('Adicionar 2');
      await selectTab(dialog, 0);
      expect(values(dialog)[1]).to.equal('CO-13: Lido como CO-113 · Item CO-113: Desfazer');
      const events = listen(dialog, 'dass-confirm');
      dialog.addEventListener('dass-confirm', (event) => event.preventDefault());
      await user.click(button(dialog, 'confirm'));
      expect((events[0]!.detail as { items: unknown[] }).items).to.deep.equal([codes[0], codes[2]]);
      await user.click(act(dialog, 'Desfazer: CO-13'));
      expect(tabs(dialog).slice(0, 2)).to.deep.equal(['1 encontrado', '3 não encontrados']);
      expect(dialog.text, 'the text is unchanged').to.equal('TX-001\nCO-13\nXX-9\nAV-24');
    });

    it('is replaced by keyboard: one tab stop, arrow keys, Enter; the focus stays in the list', async () => {
      const dialog = await suggest('CO-13\nXX-9\nAV-24\nTX-001');
      await until('the suggestion is computed', () => findAll(dialog, '.use-all').length > 0);
      await user.press('Tab');
      const at = (): string => (focused() as HTMLElement).querySelector('.value')?.textContent ?? '';
      expect(at()).to.equal('CO-13');
      await user.press('ArrowDown');
      expect(at()).to.equal('XX-9');
      await user.press('Enter');
      expect(tabs(dialog)[1], 'there is no suggestion').to.equal('3 não encontrados');
      await user.press('End');
      expect(at()).to.equal('AV-24');
      await user.press('Enter');
      await until('the suggestion is applied', () => tabs(dialog)[1] === '2 não encontrados');
      expect(at(), 'the last value').to.equal('XX-9');
      await user.press('Home');
      await user.press('Tab');
      expect((focused() as HTMLElement).ariaLabel).to.equal('Usar CO-113 no lugar de CO-13');
      await user.press('Enter');
      await until('the suggestion is applied', () => tabs(dialog)[0] === '3 encontrados');
      expect(at()).to.equal('XX-9');
      dialog.text = 'TX-001\nCO-13';
      await until('the suggestion is still applied', () => tabs(dialog)[0] === '2 encontrados');
    });

    it('is replaced together with all others, which can be undone', async () => {
      const dialog = await suggest('CO-13\nAV-24\nTX-00\nCO-1133\nXX-9');
      await until('all values were compared', () => findAll(dialog, '.use-all').length > 0);
      expect(label(dialog, 'use-all')).to.equal('Usar as 2 sugestões');
      await user.click(button(dialog, 'use-all'));
      expect(tabs(dialog).slice(0, 2)).to.deep.equal(['2 encontrados', '3 não encontrados']);
      expect(values(dialog)[1], 'the item is matched').to.equal('CO-1133: Você quis dizer CO-113? Repetido no texto');
      await until('no suggestion is left', () => findAll(dialog, '.use-all').length === 0);
      expect((focused() as HTMLElement).role).to.equal('listitem');
      await selectTab(dialog, 0);
      await user.click(button(dialog, 'discard-all'));
      await until('all values are restored', () => tabs(dialog)[1] === '5 não encontrados');
      expect((focused() as HTMLElement).role, 'the list is empty').to.equal('tab');
    });

    it('has up to two suggestions; disabled and selected items are named but not offered', async () => {
      const dialog = await suggest('SL-33\nTX-0022\nAV-24', {
        selected: [3],
        items: codes.map((one) => (one.id === 1 ? { ...one, disabled: true, disabledMessage: 'Fora de linha' } : one)),
      });
      expect(values(dialog)).to.deep.equal([
        'SL-33: Você quis dizer um destes?: SL-335: SL-336',
        'TX-0022: Você quis dizer TX-002? Desabilitado: Fora de linha',
        'AV-24: Você quis dizer AV-224? Já selecionado',
      ]);
      expect(actions(dialog)).to.deep.equal(['SL-335', 'SL-336']);
      await user.click(act(dialog, 'SL-336'));
      await selectTab(dialog, 0);
      expect(values(dialog)).to.deep.equal(['SL-33: Lido como SL-336 · Item SL-336: Desfazer']);
    });

    it('loses its correction with the text and with the field', async () => {
      const dialog = await suggest('CO-13', { fields: ['code', 'label'], field: 'code' });
      await user.click(act(dialog, 'Usar CO-113'));
      expect(tabs(dialog)[0]).to.equal('1 encontrado');
      dialog.field = 'label';
      await dialog.updateComplete;
      dialog.field = 'code';
      await dialog.updateComplete;
      expect(tabs(dialog)[0]).to.equal('0 encontrado');
    });
  });
});
