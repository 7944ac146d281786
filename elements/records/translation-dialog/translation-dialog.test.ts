import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './translation-dialog.js';
import type {
  DassTranslationDialog,
  DassTranslationDialogCloseDetail,
  DassTranslationDialogConfirmDetail,
} from './translation-dialog.js';
import { setLanguage } from '../../../locales/index.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { itNeeds } from '../../../test/support/engine.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

const languages = [
  { codigo: 'pt_BR', idioma: 'Português', open: true },
  { codigo: 'es', idioma: 'Español' },
  { codigo: 'en', idioma: 'English' },
];
const portuguese = { key: 7, codigo: 'pt_BR', traducao: 'Couro bovino, lote {lote}' };
const spanish = { key: 8, codigo: 'es', traducao: 'Cuero vacuno, lote {lote}' };

const open = async (properties: Record<string, unknown> = {}): Promise<DassTranslationDialog> => {
  const element = await mount('dass-translation-dialog', {
    properties: { languages, translations: [portuguese, spanish], ...properties },
  });
  await element.show();
  await painted();
  return element;
};
const rows = (element: Element): HTMLElement[] => findAll(element, '.row');
const picker = (row: Element): HTMLElement => find(row, 'dass-language-picker');
const pickerButton = (row: Element): HTMLElement => find(picker(row), '#control');
const field = (row: Element): HTMLTextAreaElement => find(find(row, 'dass-text-input'), '#control');
const row = (element: Element, index: number): HTMLElement => rows(element)[index]!;
const shown = (element: Element): string[] =>
  rows(element).map((one) => `${pickerButton(one).textContent.trim()}: ${field(one).value}`);
const confirmButton = (element: Element) => find<HTMLElementTagNameMap['dass-button']>(element, '.confirm');
const addButton = (element: Element) => find<HTMLElementTagNameMap['dass-button']>(element, '.add');
const lines = (element: Element, state = '*'): string[] =>
  findAll(element, `#checks > li${state === '*' ? '' : `.${state}`}`).map((line) =>
    find(line, 'span').textContent.replace(/\s+/g, ' ').trim(),
  );
/** The text of the last row. */
const lastText = (element: Element): HTMLElement => field(rows(element).at(-1)!);
const isListShown = (element: Element): boolean => find(find(element, 'dass-popup'), '.panel').matches(':popover-open');
const warnings = (one: Element): string[] => findAll(one, '.warning').map(({ textContent }) => textContent.trim());
const confirmed = (events: { detail: unknown }[]) =>
  (events.at(-1)?.detail as DassTranslationDialogConfirmDetail).translations;
const question = (): HTMLElement | null => document.querySelector('dass-confirm-dialog');
const typeInto = async (target: HTMLElement, text: string): Promise<void> => {
  target.focus();
  await user.type(text);
};
/** Selects a language by keyboard. */
const select = async (one: Element, name: string): Promise<void> => {
  picker(one).focus();
  await user.press('Enter');
  const names = findAll(picker(one), '[role=option]').map(({ textContent }) => textContent.trim());
  await user.press('Home');
  for (let step = names.findIndex((text) => text.startsWith(name)); step > 0; step--) await user.press('ArrowDown');
  await user.press('Enter');
};

describe('dass-translation-dialog', () => {
  afterEach(() => setLanguage('pt_BR'));

  describe('rows', () => {
    it('[TR-01] shows language and text of each translation, and confirms new objects with the same keys', async () => {
      const given = [Object.freeze({ ...portuguese }), Object.freeze({ ...spanish, autor: 'Marina' })];
      const element = await open({ translations: Object.freeze(given) });
      const events = listen(element, 'dass-confirm', 'dass-close');
      expect(shown(element)).to.deep.equal([
        'Português: Couro bovino, lote {lote}',
        'Español: Cuero vacuno, lote {lote}',
      ]);
      await typeInto(field(row(element, 1)), '.');
      await user.click(confirmButton(element));
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-confirm', 'dass-close']);
      const result = confirmed(events.slice(0, 1));
      expect(result).to.deep.equal([portuguese, { ...spanish, traducao: `${spanish.traducao}.`, autor: 'Marina' }]);
      expect(result.some((one, index) => one === given[index])).to.equal(false);
      expect((events[1]?.detail as DassTranslationDialogCloseDetail).value === result).to.equal(true);
      expect([element.open, element.translations === result]).to.deep.equal([false, true]);
      await element.show();
      expect(field(row(element, 1)).value).to.equal(`${spanish.traducao}.`);
    });

    it('[TR-01] shows the images of the languages, and takes no others', async () => {
      const element = await open({
        languages: [
          { ...languages[0], icone: '/broken.png' },
          { ...languages[1], icone: 'javascript:alert(1)' },
        ],
      });
      const images = rows(element).map((one) => pickerButton(one).querySelector('img')?.getAttribute('src'));
      expect(images).to.deep.equal(['/broken.png', undefined]);
    });

    it('[TR-02] can be confirmed only when each row has a language and a text', async () => {
      const element = await open();
      const isDisabled = (): boolean => confirmButton(element).disabled;
      expect(isDisabled()).to.equal(false);
      element.languages = [...languages, { codigo: 'it', idioma: 'Italiano' }];
      await user.click(addButton(element));
      expect(isDisabled(), 'without language and text').to.equal(true);
      await select(row(element, 2), 'English');
      expect(isDisabled(), 'without a text').to.equal(true);
      await typeInto(field(row(element, 2)), '  ');
      expect(isDisabled(), 'only spaces').to.equal(true);
      await user.type('Leather');
      expect(isDisabled()).to.equal(false);
      await user.click(find(row(element, 2), '.remove'));
      expect(isDisabled()).to.equal(false);
    });

    it('[TR-02] cannot be confirmed without any row, and says what is missing', async () => {
      const element = await open({ languages: languages.slice(1), translations: [spanish] });
      const events = listen(element, 'dass-confirm');
      await user.click(find(row(element, 0), '.remove'));
      expect([rows(element).length, confirmButton(element).disabled]).to.deep.equal([0, true]);
      expect(lines(element, 'invalid')).to.deep.equal(['Inválido: Adicione ao menos uma tradução']);
      await user.click(find(element, '.confirm-area'));
      expect([events.length, isListShown(element)]).to.deep.equal([0, true]);
      // The list could cover the button.
      await user.press('Escape');
      await user.click(find(element, '.restore'));
      expect([confirmButton(element).disabled, lines(element, 'invalid').length]).to.deep.equal([false, 0]);
    });

    it('[TR-02] cannot be confirmed when it opens without a row', async () => {
      const element = await open({ languages: languages.slice(1), translations: [] });
      expect(confirmButton(element).disabled).to.equal(true);
    });

    it('[TR-02] Ctrl+Enter in a text confirms, when nothing is missing', async () => {
      const element = await open();
      const events = listen(element, 'dass-confirm');
      const text = field(row(element, 1));
      text.select();
      await typeInto(text, ' ');
      await user.press('Control+Enter');
      expect([events.length, element.open]).to.deep.equal([0, true]);
      await user.type('Cuero');
      await user.press('Control+Enter');
      expect([events.length, element.open]).to.deep.equal([1, false]);
      expect(confirmed(events)[1]?.traducao).to.equal('Cuero');
    });

    it('[TR-04] adds a row until each language has one, and moves the focus there', async () => {
      const element = await open({ translations: [portuguese] });
      await user.click(addButton(element));
      expectFocus(pickerButton(row(element, 1)));
      expect(pickerButton(row(element, 1)).textContent.trim()).to.equal('Escolha o idioma');
      expect(addButton(element).disabled).to.equal(false);
      await select(row(element, 1), 'Español');
      await user.click(addButton(element));
      expect(shown(element)[2], 'the only language that is left').to.equal('English: ');
      expectFocus(field(row(element, 2)));
      expect(addButton(element).disabled).to.equal(true);
      await user.click(find(row(element, 2), '.remove'));
      expect(addButton(element).disabled).to.equal(false);
    });

    it('[TR-04] disables a language in the selector while another row has it', async () => {
      const element = await open();
      const button = pickerButton(row(element, 1));
      const options = (): string[] =>
        findAll(picker(row(element, 1)), '[role=option]').map((option) =>
          `${option.textContent.replace(/\s+/g, ' ').trim()} ${option.ariaDisabled ?? ''}`.trim(),
        );
      await user.click(button);
      expect(options()).to.deep.equal(['Português Em uso true', 'Español', 'English']);
      await user.click(find(picker(row(element, 1)), '[aria-disabled]'));
      await user.press('Home');
      await user.press('Enter');
      expect(button.textContent.trim()).to.equal('Español');
      await user.press('End');
      await user.press('Enter');
      expect(button.textContent.trim()).to.equal('English');
      await user.click(pickerButton(row(element, 0)));
      const [, es, en] = findAll(picker(row(element, 0)), '[role=option]');
      expect([es?.ariaDisabled, en?.ariaDisabled]).to.deep.equal([null, 'true']);
    });

    it('[TR-05] adds the open languages that are absent, when it opens and when they arrive later', async () => {
      const element = await open({ translations: [spanish] });
      expect(shown(element)).to.deep.equal(['Español: Cuero vacuno, lote {lote}', 'Português: ']);
      expectFocus(field(row(element, 1)));
      element.languages = languages.map((language) => ({ ...language, open: true }));
      await element.updateComplete;
      expect(shown(element)).to.have.length(3);
      await user.click(find(row(element, 2), '.remove'));
      element.languages = [...element.languages];
      await element.updateComplete;
      expect(shown(element), 'the user does not want it').to.have.length(2);
      await element.hide();
      await element.show();
      expect(shown(element), 'opened again').to.have.length(3);
    });

    it('[TR-06] hides add, remove and confirm while it is read-only; nothing can be changed', async () => {
      const element = await open({ readOnly: true });
      expect(findAll(element, '.add, .remove, .confirm')).to.have.length(0);
      const text = field(row(element, 0));
      expect(text.readOnly).to.equal(true);
      await user.click(pickerButton(row(element, 0)));
      expect(findAll(element, '[role=option]')).to.have.length(0);
      await user.click(find(element, '.cancel'));
      expect([element.open, question()]).to.deep.equal([false, null]);
    });

    it('[TR-06] shows no row for an absent open language while it is read-only', async () => {
      const element = await open({ translations: [spanish], readOnly: true });
      expect([shown(element), lines(element, 'invalid')]).to.deep.equal([['Español: Cuero vacuno, lote {lote}'], []]);
      element.readOnly = false;
      await element.updateComplete;
      expect(shown(element)[1]).to.equal('Português: ');
    });

    it('restores a removed row with its text', async () => {
      const element = await open();
      await typeInto(field(row(element, 0)), '!');
      await user.click(find(row(element, 0), '.remove'));
      expect(find(element, '.removed span').textContent).to.equal('Removido: Português');
      expect((focused()?.getRootNode() as ShadowRoot).host.matches('.restore'), 'the focus').to.equal(true);
      await user.press('Enter');
      expect(shown(element)[0]).to.equal('Português: Couro bovino, lote {lote}!');
      expectFocus(field(row(element, 0)));
      expect(findAll(element, '.removed')).to.have.length(0);
    });

    it('keeps what the user has typed when other translations are set while it is open', async () => {
      const element = await open();
      await typeInto(field(row(element, 1)), '!');
      element.translations = [
        { ...portuguese, traducao: 'Couro' },
        { ...spanish },
        { codigo: 'en', traducao: 'Leather' },
      ];
      await element.updateComplete;
      await painted();
      expect(shown(element)).to.deep.equal(['Português: Couro', `Español: ${spanish.traducao}!`, 'English: Leather']);
      expectFocus(field(row(element, 1)));
    });
  });

  describe('checks', () => {
    it('[TR-03] lists the checks as valid or invalid, with an icon and a text', async () => {
      const element = await open({ translations: [] });
      expect(lines(element)).to.deep.equal([
        'Válido: Cada linha tem um idioma',
        'Válido: Nenhum idioma se repete',
        'Inválido: Falta a tradução: Português',
        'Válido: Nenhuma tradução passa de 4.000 caracteres',
      ]);
      await user.click(find(element, '.summary'));
      const color = (state: string): string => getComputedStyle(find(element, `#checks .${state} svg`)).color;
      expect(color('valid')).not.to.equal(color('invalid'));
      expect(find(element, '.summary').textContent.replace(/\s+/g, ' ').trim()).to.equal('Verificações: 1 pendência');
      await user.press('Escape');
      await user.click(addButton(element));
      expect(lines(element, 'invalid')).to.deep.equal([
        'Inválido: Falta o idioma em 1 linha',
        'Inválido: Falta a tradução: Português e linha sem idioma',
      ]);
    });

    it('[TR-03] shows the list on hover, also over the disabled button, and hides it after the pointer', async () => {
      const element = await open({ translations: [] });
      await user.hover(find(element, '.summary'));
      expect(isListShown(element)).to.equal(true);
      await user.leave();
      await until('the list is hidden', () => !isListShown(element));
      await user.hover(confirmButton(element));
      expect(isListShown(element)).to.equal(true);
      await user.leave();
      await until('the list is hidden', () => !isListShown(element));
      await user.click(confirmButton(element));
      await user.leave();
      expect(isListShown(element), 'after a click it stays').to.equal(true);
    });

    it('[TR-03] shows the list by key; Escape hides the list only, Tab too', async () => {
      const element = await open({ translations: [] });
      const summary = find(element, '.summary');
      const problems = findAll(element, '#checks > li:not(.valid)').map(({ id }) => id);
      expect(problems.length, 'it is described by what is not valid').to.be.above(0);
      expect(summary.getAttribute('aria-describedby')).to.equal(problems.join(' '));
      summary.focus();
      await user.press('Enter');
      expect([isListShown(element), summary.ariaExpanded]).to.deep.equal([true, 'true']);
      await user.press('Escape');
      expect([isListShown(element), element.open]).to.deep.equal([false, true]);
      expectFocus(summary);
      await user.press('Space');
      expect(isListShown(element)).to.equal(true);
      await user.press('Tab');
      expect(isListShown(element)).to.equal(false);
    });

    itNeeds('touch', '[TR-03] shows the list by a tap on its button and on the disabled button', async () => {
      const element = await open({ translations: [] });
      await user.tap(find(element, '.summary'));
      expect(isListShown(element)).to.equal(true);
      await user.tap(find(element, '.summary'));
      expect(isListShown(element)).to.equal(false);
      await user.tap(confirmButton(element));
      expect(isListShown(element)).to.equal(true);
    });

    it('names a language that is there twice, until the user removes or changes one', async () => {
      const element = await open({ translations: [portuguese, spanish, { codigo: 'ES', traducao: 'Otro' }] });
      expect(lines(element, 'invalid')).to.deep.equal(['Inválido: Idioma repetido: Español']);
      expect(confirmButton(element).disabled).to.equal(true);
      await select(row(element, 2), 'English');
      expect(confirmButton(element).disabled).to.equal(false);
    });

    it('keeps a text that is too long, and cannot confirm it; 4,000 characters can be confirmed', async () => {
      const element = await open({ translations: [{ ...portuguese, traducao: 'ç'.repeat(4000) }] });
      const events = listen(element, 'dass-confirm');
      const text = field(row(element, 0));
      expect(confirmButton(element).disabled).to.equal(false);
      expect(find(row(element, 0), '.count').textContent).to.include('4.000 / 4.000');
      text.setSelectionRange(0, 0);
      await typeInto(text, 'x');
      expect(lines(element, 'invalid')).to.deep.equal(['Inválido: Tradução longa demais: Português']);
      expect(confirmButton(element).disabled).to.equal(true);
      await user.press('Backspace');
      await user.click(confirmButton(element));
      expect(confirmed(events)[0]?.traducao).to.have.length(4000);
    });

    it('warns where two languages have the same text, and confirms it', async () => {
      const element = await open({ translations: [portuguese, { ...spanish, traducao: portuguese.traducao }] });
      const events = listen(element, 'dass-confirm');
      expect(rows(element).map(warnings)).to.deep.equal([
        ['Mesmo texto que em Español'],
        ['Mesmo texto que em Português'],
      ]);
      expect(find(element, '.summary').textContent).to.include('2 avisos');
      expect(lines(element, 'warning')).to.deep.equal([
        'Aviso: Português: Mesmo texto que em Español',
        'Aviso: Español: Mesmo texto que em Português',
      ]);
      await typeInto(field(row(element, 1)), ' y más');
      expect(rows(element).map(warnings)).to.deep.equal([[], []]);
      await user.click(confirmButton(element));
      expect(events).to.have.length(1);
    });

    it('warns where placeholders differ from the reference, in the row and in the list', async () => {
      const element = await open({ translations: [portuguese, { ...spanish, traducao: 'Cuero {batch} %s' }] });
      const warning = 'Falta {lote}, que está em Português. Sobra {batch} %s, que não está em Português';
      expect(rows(element).map(warnings)).to.deep.equal([[], [warning]]);
      expect(lines(element, 'warning')).to.deep.equal([`Aviso: Español: ${warning}`]);
      const text = field(row(element, 1));
      text.select();
      await typeInto(text, 'Cuero {lote}');
      expect(rows(element).map(warnings)).to.deep.equal([[], []]);
    });
  });

  describe('texts', () => {
    it('[TR-01] have the language of their row, their own direction and spell checking', async () => {
      const element = await open({
        translations: [
          portuguese,
          { codigo: 'ar', traducao: 'قماش' },
          { codigo: '', traducao: 'x' },
          { codigo: 'não é' },
        ],
      });
      const fields = rows(element).map(field);
      expect(fields.map(({ lang }) => lang)).to.deep.equal(['pt-BR', 'ar', 'und', 'und']);
      expect(fields.map(({ dir }) => dir)).to.deep.equal(Array(4).fill('auto'));
      expect(fields.map(({ spellcheck }) => spellcheck)).to.deep.equal(Array(4).fill(true));
      expect(fields.slice(0, 2).map((text) => getComputedStyle(text).direction)).to.deep.equal(['ltr', 'rtl']);
      await select(row(element, 2), 'English');
      expect(field(row(element, 2)).lang).to.equal('en');
      const [first] = fields;
      expect(first?.labels?.[0]?.textContent).to.equal('Tradução em Português');
    });

    it('[TR-01] in a language that is not offered are kept and named', async () => {
      const foreign = { codigo: 'fr', traducao: 'Cuir de vachette, lot {lote}', key: 'f' };
      const element = await open({ translations: [foreign, portuguese] });
      const events = listen(element, 'dass-confirm');
      expect(shown(element)[0]).to.equal(`français (fr): ${foreign.traducao}`);
      expect(find(picker(row(element, 0)), '.message').textContent).to.include('Não está entre os idiomas oferecidos');
      await user.click(addButton(element));
      expect(addButton(element).disabled, 'Español and English').to.equal(false);
      await user.click(find(row(element, 2), '.remove'));
      await user.click(confirmButton(element));
      expect(confirmed(events)).to.deep.equal([foreign, portuguese]);
    });

    it('show one language beside the others, with what the user has typed there', async () => {
      await setViewport({ width: 1440, height: 900 });
      const element = await open({ translations: [portuguese, spanish, { codigo: 'en', traducao: 'Leather {lote}' }] });
      const reference = (): HTMLTextAreaElement => find(find(element, '.reference'), 'textarea');
      expect([reference().value, reference().lang, reference().readOnly]).to.deep.equal([
        portuguese.traducao,
        'pt-BR',
        true,
      ]);
      await typeInto(field(row(element, 0)), '!');
      expect(reference().value).to.equal(`${portuguese.traducao}!`);
      await select(find(element, '.reference'), 'English');
      expect([reference().value, reference().lang]).to.deep.equal(['Leather {lote}', 'en']);
      const [dialog, list, pane] = ['dialog', '.list', '.reference'].map((selector) =>
        find(element, selector).getBoundingClientRect(),
      );
      expect(dialog?.width, '50vw').to.equal(720);
      expect(pane!.left, 'beside').to.be.greaterThan(list!.right);
      await setViewport({ width: 375, height: 700 });
      await painted();
      const narrow = ['dialog', '.list', '.reference'].map((selector) =>
        find(element, selector).getBoundingClientRect(),
      );
      expect([narrow[0]?.width, narrow[0]?.height], 'maximized').to.deep.equal([375, 700]);
      expect(narrow[2]!.bottom, 'above').to.be.at.most(narrow[1]!.top);
      await setViewport({ width: 800, height: 600 });
    });

    it('keep what has the focus out from under the reference', async () => {
      await setViewport({ width: 375, height: 667 });
      const names = ['es', 'en', 'fr', 'de', 'it', 'nl'];
      const element = await open({
        languages: [...languages, ...names.slice(2).map((codigo) => ({ codigo, idioma: codigo }))],
        translations: [portuguese, ...names.map((codigo) => ({ codigo, traducao: `Leather\n${codigo}\n3` }))],
      });
      const reference = find(element, '.reference').getBoundingClientRect();
      find(element, '.body').scrollTop = 10_000;
      lastText(element).focus();
      for (let step = 0; step < 14; step++) {
        await user.press('Shift+Tab');
        const { top } = focused()!.getBoundingClientRect();
        expect(top, `${step}: ${focused()!.outerHTML.slice(0, 80)}`).to.be.at.least(reference.bottom);
      }
      await setViewport({ width: 800, height: 600 });
    });

    it('start with the reference that the application names; it is the standard of the placeholders', async () => {
      const element = await open({
        referenceLanguage: 'ES',
        translations: [{ ...portuguese, traducao: 'Couro' }, spanish],
      });
      expect(find<HTMLTextAreaElement>(find(element, '.reference'), 'textarea').value).to.equal(spanish.traducao);
      expect(rows(element).map(warnings)).to.deep.equal([['Falta {lote}, que está em Español'], []]);
    });

    it('have no empty reference: another language is one, or the first text once the user has left it', async () => {
      const empty = { ...spanish, traducao: ' ' };
      const element = await open({ referenceLanguage: 'es', translations: [empty, portuguese] });
      expect(find<HTMLTextAreaElement>(find(element, '.reference'), 'textarea').value).to.equal(portuguese.traducao);
      await select(find(element, '.reference'), 'Español');
      expect(find(element, '.reference').textContent).to.include('Ainda sem texto');
      expect(findAll(find(element, '.reference'), 'dass-text-input')).to.have.length(0);

      const other = await open({ translations: [empty, { ...portuguese, traducao: '' }] });
      expect(findAll(other, '.reference')).to.have.length(0);
      await typeInto(field(row(other, 1)), 'Couro');
      expect(findAll(other, '.reference'), 'while the user types').to.have.length(0);
      await user.press('Tab');
      expect(find<HTMLTextAreaElement>(find(other, '.reference'), 'textarea').value).to.equal('Couro');
    });

    it('tell how many languages have one', async () => {
      const element = await open();
      const bar = find(element, '[role=progressbar]');
      expect([bar.ariaLabel, bar.getAttribute('aria-valuetext')]).to.deep.equal(['Idiomas traduzidos', '2 de 3']);
      await user.click(addButton(element));
      await typeInto(field(row(element, 2)), 'Leather');
      expect(bar.getAttribute('aria-valuetext')).to.equal('3 de 3');
    });
  });

  describe('closing', () => {
    it('asks before changes are discarded by Escape, the close button or Cancel', async () => {
      const element = await open();
      await typeInto(field(row(element, 0)), '!');
      for (const leave of [
        () => user.press('Escape'),
        () => user.click(find(element, '.close')),
        () => user.click(find(element, '.cancel')),
      ]) {
        await leave();
        const dialog = await until('the question is shown', question);
        await until('the focus is on the cancel button', () => dialog.shadowRoot?.activeElement?.matches('.cancel'));
        await user.press('Enter');
        await until('the question is closed', () => !question());
        expect([element.open, field(row(element, 0)).value]).to.deep.equal([true, `${portuguese.traducao}!`]);
      }
      const events = listen(element, 'dass-close', 'dass-confirm');
      await user.press('Escape');
      const dialog = await until('the question is shown', question);
      await user.click(await until('the buttons are rendered', () => findAll(dialog, 'footer dass-button')[1]));
      await until('the dialog is closed', () => !element.open);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'escape', value: null }]);
      expect(element.translations).to.deep.equal([portuguese, spanish]);
      await element.show();
      expect(field(row(element, 0)).value).to.equal(portuguese.traducao);
    });

    it('closes at once without changes, and returns the focus', async () => {
      const opener = await mountHtml('<button>Traduzir</button>');
      opener.focus();
      const element = await open({ translations: [] });
      await user.press('Escape');
      expect([element.open, question()]).to.deep.equal([false, null]);
      expectFocus(opener);
    });

    it('stays open when dass-confirm or dass-before-close is prevented, with all texts', async () => {
      const element = await open();
      const prevent = (event: Event): void => event.preventDefault();
      element.addEventListener('dass-confirm', prevent);
      await typeInto(field(row(element, 0)), '!');
      await user.click(confirmButton(element));
      expect([element.open, element.translations]).to.deep.equal([true, [portuguese, spanish]]);
      element.removeEventListener('dass-confirm', prevent);
      element.addEventListener('dass-before-close', prevent);
      const events = listen(element, 'dass-confirm');
      await user.click(confirmButton(element));
      expect([element.open, events.length]).to.deep.equal([true, 0]);
      expect(field(row(element, 0)).value).to.equal(`${portuguese.traducao}!`);
    });

    it('cannot be changed or closed by the user while it is saving, and shows why saving failed', async () => {
      const element = await open();
      element.confirming = true;
      await element.updateComplete;
      expect(field(row(element, 0)).readOnly).to.equal(true);
      expect([addButton(element).disabled, confirmButton(element).busy]).to.deep.equal([true, true]);
      await user.press('Escape');
      await user.click(find(element, '.cancel'));
      expect(element.open).to.equal(true);
      element.confirming = false;
      element.errorText = 'O servidor não respondeu.';
      await element.updateComplete;
      expect(find(element, '[role=alert]').textContent).to.equal('O servidor não respondeu.');
      expect(confirmButton(element).busy).to.equal(false);
    });
  });

  describe('invalid values', () => {
    it('says that there are no languages, and has nothing to add', async () => {
      const element = await open({ languages: [], translations: [] });
      expect(find(element, '.empty').textContent).to.equal('Nenhum idioma disponível.');
      expect(addButton(element).disabled).to.equal(true);
      expect(findAll(element, '[role=progressbar]')).to.have.length(0);
    });

    it('offers each language once and leaves out what is no language', async () => {
      await expectConsole(/Several languages have the code 'ES'/, async () => {
        const element = await open({
          languages: [...languages, { codigo: 'ES', idioma: 'Outro' }, null, 5, {}],
          translations: [portuguese, null, 'x'],
        });
        await user.click(pickerButton(row(element, 0)));
        expect(rows(element)).to.have.length(1);
        expect(
          findAll(picker(row(element, 0)), '[role=option]').map(({ textContent }) => textContent.trim()),
        ).to.deep.equal(['Português', 'Español', 'English']);
      });
    });

    it('shows hostile texts as text, also those that are message ids of the application', async () => {
      const element = await open({
        languages: [{ codigo: 'es', idioma: '<b>Español</b>' }],
        translations: [{ codigo: 'es', traducao: '<img src=x onerror=alert(1)>' }],
      });
      expect(shown(element)).to.deep.equal(['<b>Español</b>: <img src=x onerror=alert(1)>']);
      expect(findAll(element, 'li b, li img')).to.have.length(0);
    });
  });

  it('[LG-02] is in the language of the page at once, with the same texts', async () => {
    const element = await open();
    await typeInto(field(row(element, 0)), '!');
    await setLanguage('en');
    await element.updateComplete;
    expect(find(element, 'h2').textContent.trim()).to.equal('Translations');
    expect(lines(element)[0]).to.equal('Valid: Each row has a language');
    expect(field(row(element, 0)).value).to.equal(`${portuguese.traducao}!`);
  });
});
