import { expect } from 'chai';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import './advanced-filter-dialog.js';
import type { DassAdvancedFilterDialog } from './advanced-filter-dialog.js';
import '../../controls/switch/switch.js';
import '../../fields/date-input/date-input.js';
import '../../fields/language-picker/language-picker.js';
import '../../fields/text-input/text-input.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

type RecordedEvents = ReturnType<typeof listen>;
const mountDialog = (children: string, properties: object = {}): Promise<DassAdvancedFilterDialog> =>
  mount('dass-advanced-filter-dialog', { children, properties: properties as Record<string, unknown> });
const open = async (children: string, properties: object = {}): Promise<DassAdvancedFilterDialog> => {
  const dialog = await mountDialog(children, properties);
  await dialog.show();
  return dialog;
};
const reading = (
  events: RecordedEvents,
): { values: Record<string, unknown>; filters: { key: string; label: string }[] } => events.at(-1)!.detail as never;
/** The detail of `dass-filter` after applying the given fields. */
const applied = async (children: string): Promise<ReturnType<typeof reading>> => {
  const dialog = await mountDialog(children);
  dialog.addEventListener('dass-clear-fields', (event) => event.preventDefault());
  const events = listen(dialog, 'dass-filter');
  await dialog.show();
  await user.click(find(dialog, '.apply'));
  dialog.remove();
  return reading(events);
};
const input = (root: Element): HTMLInputElement => root.querySelector('input')!;

describe('dass-advanced-filter-dialog', () => {
  it('[AF-01] fires dass-clear-fields each time before it opens', async () => {
    const dialog = await mountDialog('<label>Nome <input name="nome"></label>');
    const shown: boolean[] = [];
    dialog.addEventListener('dass-clear-fields', (event) => {
      shown.push(dialog.shadowRoot!.querySelector('dialog')!.open);
      expect(event.detail).to.deep.equal({ reason: 'open' });
    });
    for (const round of [1, 2]) {
      await dialog.show();
      expect(shown).to.deep.equal(Array(round).fill(false));
      expect(dialog.shadowRoot!.querySelector('dialog')!.open).to.equal(true);
      expectFocus(input(dialog));
      await dialog.hide();
    }
    dialog.open = true;
    await dialog.updateComplete;
    expect(shown, 'by the property as well').to.have.length(3);
  });

  it('[AF-01] resets each field to its default value, unless the application cancels the event', async () => {
    const outer = await mountHtml<HTMLFormElement>(
      '<form><input name="fora"><dass-advanced-filter-dialog></dass-advanced-filter-dialog></form>',
    );
    const dialog = outer.querySelector('dass-advanced-filter-dialog')!;
    dialog.innerHTML = `<input name="a" value="padrão"><textarea name="b"></textarea><input type="checkbox" name="c" checked>
      <select name="d"><option value="1">1</option><option value="2">2</option></select>
      <select name="e" multiple><option selected>1</option><option>2</option></select>
      <dass-switch name="f" label="F"></dass-switch><dass-language-picker name="g" label="G" value="es"></dass-language-picker>`;
    const [a, b, c, d, e, f, g] = [...dialog.children] as [
      HTMLInputElement,
      HTMLTextAreaElement,
      HTMLInputElement,
      HTMLSelectElement,
      HTMLSelectElement,
      HTMLElementTagNameMap['dass-switch'],
      HTMLElementTagNameMap['dass-language-picker'],
    ];
    const values = (): unknown[] => [
      a.value,
      b.value,
      c.checked,
      d.value,
      [...e.selectedOptions].map(({ value }) => value),
      f.checked,
      g.value,
    ];
    const fill = (): void => {
      a.value = b.value = 'x';
      c.checked = false;
      d.value = '2';
      e.options[0]!.selected = false;
      e.options[1]!.selected = true;
      f.checked = true;
      g.value = 'en';
    };
    fill();
    input(outer).value = 'fica';
    await dialog.show();
    expect(values()).to.deep.equal(['padrão', '', true, '1', ['1'], false, 'es']);
    expect(input(outer).value, 'a field outside').to.equal('fica');
    await dialog.hide();
    fill();
    dialog.addEventListener('dass-clear-fields', (event) => event.preventDefault());
    await dialog.show();
    expect(values()).to.deep.equal(['x', 'x', false, '2', ['2'], true, 'en']);
  });

  it('[AF-02] apply closes the dialog and emits filter with the values', async () => {
    const dialog = await open('<label>Nome <input name="nome"></label>');
    const events = listen(dialog, 'dass-filter', 'dass-before-close', 'dass-close');
    await user.type(' Açaí ');
    await user.click(find(dialog, '.apply'));
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-before-close', detail: { reason: 'confirm' } },
      { type: 'dass-close', detail: { reason: 'confirm' } },
      { type: 'dass-filter', detail: { values: { nome: 'Açaí' }, filters: [{ key: 'nome', label: 'Nome: Açaí' }] } },
    ]);
    expect(dialog.open).to.equal(false);
  });

  it('[AF-02] close only hides the dialog: the values stay until it opens again', async () => {
    const dialog = await open('<input name="nome" aria-label="Nome">');
    const events = listen(dialog, 'dass-filter', 'dass-close');
    await user.type('Açaí');
    await user.click(find(dialog, '.cancel'));
    expect(events.map(({ type, detail }) => ({ type, detail }))).to.deep.equal([
      { type: 'dass-close', detail: { reason: 'close' } },
    ]);
    expect(input(dialog).value).to.equal('Açaí');
    await dialog.show();
    expect(input(dialog).value).to.equal('');
    await user.type('x');
    await user.press('Escape');
    expect([dialog.open, input(dialog).value]).to.deep.equal([false, 'x']);
  });

  it('[AF-02] applies nothing when closing is canceled', async () => {
    const dialog = await open('<input name="nome" aria-label="Nome">');
    const events = listen(dialog, 'dass-filter');
    dialog.addEventListener('dass-before-close', (event) => event.preventDefault());
    await user.press('Enter');
    expect([dialog.open, events.length]).to.deep.equal([true, 0]);
  });

  it('[AF-03] [DL-01] [DL-02] is 80vw wide by default, and full screen on a small screen', async () => {
    const dialog = await open('<input name="nome" aria-label="Nome">');
    const width = (): number => dialog.shadowRoot!.querySelector('dialog')!.getBoundingClientRect().width;
    try {
      await setViewport({ width: 1000, height: 700 });
      await until('80vw', () => Math.round(width()) === 800);
      dialog.width = '50vw';
      await until('50vw', () => Math.round(width()) === 500);
      await setViewport({ width: 500, height: 700 });
      await until('full', () => Math.round(width()) === 500);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('[AF-02] Enter in a field applies with and without a form; Ctrl+Enter applies everywhere', async () => {
    const fields =
      '<input name="nome" aria-label="Nome"><textarea name="obs" aria-label="Obs"></textarea><button type="button">Outro</button>';
    for (const children of [fields, `<form action="/elsewhere">${fields}</form>`]) {
      const dialog = await open(children);
      const events = listen(dialog, 'dass-filter');
      await user.type('a');
      await user.press('Enter');
      expect(reading(events).values).to.deep.equal({ nome: 'a' });
      await dialog.show();
      dialog.querySelector('textarea')!.focus();
      await user.type('b');
      await user.press('Enter');
      expect(dialog.open, 'a line break').to.equal(true);
      dialog.querySelector('button')!.focus();
      await user.press('Enter');
      expect(dialog.open, 'a button').to.equal(true);
      await user.press('Control+Enter');
      expect(reading(events).values).to.deep.equal({ obs: 'b' });
      expect(events).to.have.length(2);
    }
  });

  it('[AF-02] an Enter key still held from opening the dialog does not apply', async () => {
    const dialog = await open('<input name="nome" aria-label="Nome">');
    input(dialog).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    expect(dialog.open).to.equal(true);
  });

  it('[AF-02] a submit button of the application’s form applies the filter without submitting the form', async () => {
    const dialog = await open(
      '<form action="/elsewhere"><input name="nome" aria-label="Nome"><button>Ir</button></form>',
    );
    const events = listen(dialog, 'dass-filter');
    await user.type('a');
    await user.click(dialog.querySelector('button')!);
    expect(reading(events).values).to.deep.equal({ nome: 'a' });
    expect(location.pathname).to.not.contain('elsewhere');
  });

  it('[AF-02] keeps the dialog open when fields are invalid, shows their errors and focuses the first', async () => {
    const dialog = await open(
      '<dass-language-picker label="Idioma"></dass-language-picker><dass-switch name="a" label="Aceite" required></dass-switch><input name="b" aria-label="B" required><dass-switch name="c" label="Outro" required></dass-switch>',
    );
    const events = listen(dialog, 'dass-filter');
    await user.click(find(dialog, '.apply'));
    const [first, second] = [...dialog.querySelectorAll('dass-switch')];
    await until('the first has the focus', () => first!.contains(document.activeElement));
    await painted();
    for (const one of [first!, second!])
      expect(find(one, '.error').textContent, one.label).to.equal('Campo obrigatório');
    expect([dialog.open, events.length]).to.deep.equal([true, 0]);
    first!.checked = second!.checked = true;
    input(dialog).value = 'x';
    await user.click(find(dialog, '.apply'));
    expect(reading(events).values).to.deep.equal({ a: true, b: 'x', c: true });
  });

  it('[AF-02] [DT-01] handles a click on the edge of apply while the focused field has an invalid date', async () => {
    const dialog = await open('<dass-date-input name="desde" label="Desde"></dass-date-input>');
    const events = listen(dialog, 'dass-filter');
    const field = dialog.querySelector('dass-date-input')!;
    field.focus();
    await user.type('31022026');
    const apply = find(dialog, '.apply');
    let clicks = 0;
    apply.addEventListener('click', () => clicks++);
    const pressUpperEdge = async (): Promise<void> => {
      const { left, width, top } = apply.getBoundingClientRect();
      await executeServerCommand('dass:mouse', { steps: [['move', left + width / 2, top + 3], ['down']] });
      await painted();
      await executeServerCommand('dass:mouse', { steps: [['up']] });
    };
    await pressUpperEdge();
    await until('the error is shown', () => findAll(field, '.error').some((error) => error.textContent !== ''));
    expect([clicks, dialog.open, events.length]).to.deep.equal([1, true, 0]);
    await until('the field has the focus', () => field.matches(':focus-within'));
    expect(find<HTMLInputElement>(field, 'input').value, 'the typed text').to.equal('31/02/2026');

    await user.press('Control+a');
    await user.type('28022026');
    await pressUpperEdge();
    expect(reading(events).values).to.deep.equal({ desde: '2026-02-28' });
    expect([clicks, dialog.open]).to.deep.equal([2, false]);
  });

  describe('reads the fields by name', () => {
    it('[AF-02] trims texts and skips empty, unchecked, disabled and unnamed fields and buttons', async () => {
      const { values, filters } = await applied(`
        <label>Código: <input name="codigo" value="  TX-001 "></label><input name="vazio" value="  "><input value="sem nome">
        <input name="off" value="x" disabled><fieldset disabled><input name="dentro" value="x"></fieldset>
        <input type="checkbox" name="nao"><button name="botao" value="x">B</button><input type="submit" name="enviar">
        <select name="todas"><option value="">Todas</option></select>
        <input name="__proto__" aria-label="P" value="p">`);
      expect(Object.entries(values)).to.deep.equal([
        ['codigo', 'TX-001'],
        ['__proto__', 'p'],
      ]);
      expect(filters).to.deep.equal([
        { key: 'codigo', label: 'Código: TX-001' },
        { key: '__proto__', label: 'P: p' },
      ]);
    });

    it('[AF-02] reads checkboxes, radio buttons and lists', async () => {
      const { values, filters } = await applied(`
        <fieldset><legend>Categoria</legend><label><input type="checkbox" name="cat" value="TX" checked> Têxtil</label>
          <label><input type="checkbox" name="cat" value="CO"> Couro</label>
          <label><input type="checkbox" name="cat" value="AV" checked> Aviamento</label></fieldset>
        <fieldset><legend>Ordem *</legend><label><input type="radio" name="ordem" value="asc"> Crescente</label>
          <label><input type="radio" name="ordem" value="desc" checked> Decrescente</label></fieldset>
        <label><input type="checkbox" name="ativos" checked> Somente ativos</label>
        <label><input type="checkbox" name="uso" value="1" checked> Costura</label><label><input type="checkbox" name="uso" value="2"> Corte</label>
        <label for="sit">Situação</label><select id="sit" name="sit"><option value="A">Ativo</option></select>
        <label>Coleções <select name="col" multiple><option value="1" selected>Verão</option><option value="2" selected>Inverno</option></select></label>
        <label>De <input name="qtd" type="number" value="1.5"></label><label>Até <input name="qtd" type="number" value="20"></label>`);
      expect(values).to.deep.equal({
        cat: ['TX', 'AV'],
        ordem: 'desc',
        ativos: true,
        uso: ['1'],
        sit: 'A',
        col: ['1', '2'],
        qtd: ['1.5', '20'],
      });
      expect(filters.map(({ label }) => label)).to.deep.equal([
        'Categoria: Têxtil, Aviamento',
        'Ordem: Decrescente',
        'Somente ativos',
        'uso: Costura',
        'Situação: Ativo',
        'Coleções: Verão, Inverno',
        'De: 1,5, 20',
      ]);
    });

    it('[AF-02] reads fields of the kit with their displayed values, and hides passwords', async () => {
      const { values, filters } = await applied(`
        <dass-switch name="cotacao" label="Com cotação" checked></dass-switch><dass-switch name="nao" label="Não"></dass-switch>
        <dass-switch name="slot" value="S" checked>Com rótulo próprio</dass-switch>
        <dass-language-picker name="idioma" label="Idioma" value="es"></dass-language-picker>
        <dass-date-input name="de" label="Entrega de" value="2026-03-05"></dass-date-input>
        <label>Até <input type="date" name="ate" value="2026-04-01"></label>
        <label>Senha <input type="password" name="senha" value="segredo"></label>
        <dass-text-input name="chave" label="Chave" type="password" value="segredo"></dass-text-input>
        <dass-text-input name="preco" label="Preço" type="number" value="1.5"></dass-text-input>
        <dass-text-input name="cpf" label="CPF" mask="tax-number" value="52998224725"></dass-text-input>`);
      expect(values).to.deep.equal({
        cotacao: true,
        slot: 'S',
        idioma: 'es',
        de: '2026-03-05',
        ate: '2026-04-01',
        senha: 'segredo',
        chave: 'segredo',
        preco: '1.5',
        cpf: '52998224725',
      });
      expect(filters.map(({ label }) => label)).to.deep.equal([
        'Com cotação',
        'Com rótulo próprio',
        'Idioma: Español',
        'Entrega de: 05/03/2026',
        'Até: 01/04/2026',
        'Senha: •••',
        'Chave: •••',
        'Preço: 1,5',
        'CPF: 529.982.247-25',
      ]);
    });
  });

  it('[AF-02] reads one or several files, and a date with its time', async () => {
    const dialog = await mountDialog(
      '<label>Ficha <input type="file" name="ficha"></label><label>Fotos <input type="file" name="fotos" multiple></label>' +
        '<label>Desde <input type="datetime-local" name="desde" value="2026-03-05T14:30"></label>',
    );
    const events = listen(dialog, 'dass-filter');
    dialog.addEventListener('dass-clear-fields', (event) => event.preventDefault());
    await dialog.show();
    const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name));
    const [one, many] = [...dialog.querySelectorAll<HTMLInputElement>('[type=file]')];
    for (const [input, given] of [
      [one!, files.slice(0, 1)],
      [many!, files],
    ] as const) {
      const data = new DataTransfer();
      for (const file of given) data.items.add(file);
      input.files = data.files;
    }
    await user.click(find(dialog, '.apply'));
    const { values, filters } = reading(events);
    expect([(values.ficha as File).name, (values.fotos as File[]).length]).to.deep.equal(['a.pdf', 2]);
    expect(filters.map(({ label }) => label)).to.deep.equal([
      'Ficha: a.pdf',
      'Fotos: a.pdf, b.pdf',
      'Desde: 05/03/2026 14:30',
    ]);
  });

  describe('counts results before applying', () => {
    let clock: StoppedClock;
    beforeEach(() => (clock = stopClock(300)));
    afterEach(() => clock.restore());

    it('[AF-02] fires dass-change-values once, 300 ms after the last change, and not after closing', async () => {
      const dialog = await open('<input name="nome" aria-label="Nome"><dass-switch name="s" label="S"></dass-switch>');
      const events = listen(dialog, 'dass-change-values');
      await user.type('a');
      clock.pass(200);
      await user.click(find(dialog.querySelector('dass-switch')!, '#control'));
      clock.pass(299);
      expect(events).to.have.length(0);
      clock.pass(1);
      expect(events).to.have.length(1);
      expect(reading(events).values).to.deep.equal({ nome: 'a', s: true });
      await user.click(find(dialog, '.clear'));
      clock.pass(300);
      expect(reading(events).values).to.deep.equal({});
      input(dialog).focus();
      await user.type('b');
      await user.press('Escape');
      clock.pass(300);
      await dialog.show();
      await user.type('c');
      dialog.remove();
      clock.pass(300);
      expect(events).to.have.length(2);
    });

    it('[AF-02] shows the number of results on the button until the values change', async () => {
      const dialog = await open('<input name="nome" aria-label="Nome">', { resultCount: 1284 });
      const label = async (): Promise<string> => {
        await dialog.updateComplete;
        return find(dialog, '.apply').textContent.trim();
      };
      expect(await label()).to.equal('Mostrar 1.284 resultados');
      await user.type('a');
      expect(await label()).to.equal('Aplicar filtro');
      dialog.resultCount = 1284;
      expect(await label(), 'the fields are counted again').to.equal('Mostrar 1.284 resultados');
      dialog.resultCount = 0;
      expect(await label()).to.equal('Nenhum resultado');
      const isAnnounced = (): boolean =>
        findAll(document, '[aria-live] p').some((line) => line.textContent === '1.284 resultados');
      await until('the count is announced', isAnnounced);
    });
  });

  it('[AF-01] clears the fields when the user clicks the clear button, unless the application cancels the event', async () => {
    const dialog = await open('<input name="nome" aria-label="Nome">');
    const events = listen(dialog, 'dass-clear-fields');
    await user.type('a');
    await user.click(find(dialog, '.clear'));
    expect([input(dialog).value, events[0]!.detail]).to.deep.equal(['', { reason: 'clear' }]);
    dialog.addEventListener('dass-clear-fields', (event) => event.preventDefault());
    input(dialog).focus();
    await user.type('b');
    await user.click(find(dialog, '.clear'));
    expect(input(dialog).value).to.equal('b');
  });
});
