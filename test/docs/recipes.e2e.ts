// The recipes, as a user works with them. Those with a React module are used in the same way in React.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  answerConfirm,
  lookup,
  notice,
  pickList,
  selectList,
  table,
  upload,
} from 'dass-elements/testing/playwright.js';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { readRecipes } from '../../docs/build/content/recipes.js';
import { until } from '../shell/support/waiting.js';
import { TSX_NAMES } from '../support/tsx-names.js';
import { startSite, type DocsSite } from './support/docs-site.js';

const MB = 1_000_000;

/** A PDF file of a size. */
const pdf = (name: string, size: number): { name: string; mimeType: string; buffer: Buffer } => {
  const buffer = Buffer.alloc(size, ' ');
  buffer.write('%PDF-1.4\n');
  return { name, mimeType: 'application/pdf', buffer };
};

/** Uses a recipe as the user does. @param address of its document */
type Use = (page: Page, address: string) => Promise<void>;

const button = (root: Page | Locator, name: string): Locator => root.getByRole('button', { name, exact: true });

const uses: Readonly<Record<string, Use>> = {
  async 'list-and-record'(page) {
    const materials = table(page, 'Materiais');
    await page.getByRole('searchbox', { name: 'Pesquisar' }).fill('couro');
    await selectList(page, 'Situação').choose('Ativo');
    await (await materials.row('CO-002210')).click();
    await page.getByText('Curtume Vale Sul').waitFor();
    const parameters = new URL(page.url()).searchParams;
    assert.deepEqual(
      ['search', 'status', 'material'].map((name) => parameters.get(name)),
      ['couro', 'A', '2210'],
    );
    await page.reload();
    await page.getByText('Curtume Vale Sul').waitFor();
    assert.deepEqual(await materials.rows(), [['CO-002210', 'Couro bovino', 'Ativo']]);
    assert.deepEqual(await selectList(page, 'Situação').selected(), ['Ativo']);
    // The step before: the list without the record.
    await page.goBack();
    await page.getByText('Selecione um registro na lista.').waitFor();
    assert.equal(new URL(page.url()).searchParams.get('search'), 'couro');
  },

  async 'form-with-server-errors'(page) {
    const quantity = page.getByRole('textbox', { name: 'Quantidade' });
    const price = page.getByRole('textbox', { name: 'Preço unitário' });
    await quantity.fill('245');
    await price.fill('80');
    await page.getByText('Alterações não salvas').waitFor();
    await button(page, 'Salvar').click();
    await page.getByText('A embalagem tem 10 m²: use um múltiplo de 10.').waitFor();
    await page.getByText('O preço do contrato é de até R$ 70,00.').waitFor();
    await until('the focus in the first refused field', () => quantity.evaluate((field) => field.matches(':focus')));
    await quantity.fill('250');
    await page.getByText('A embalagem tem').waitFor({ state: 'hidden' });
    await page.getByText('O preço do contrato').waitFor();
    await button(page, 'Descartar').click();
    await answerConfirm(page, false);
    assert.equal(await quantity.inputValue(), '250');
    await price.fill('65,5');
    await button(page, 'Salvar').click();
    await notice(page, 'Pedido salvo');
    await page.getByText('Alterações não salvas').waitFor({ state: 'hidden' });
    await quantity.fill('300');
    await button(page, 'Descartar').click();
    await answerConfirm(page, true);
    await until('the saved quantity', async () => (await quantity.inputValue()) === '250');
    await quantity.fill('');
    await button(page, 'Salvar').click();
    await until('the required field', () => quantity.evaluate((field) => field.matches(':focus')));
    assert.equal(await quantity.getAttribute('aria-invalid'), 'true');
    // Leaves nothing that asks before the next page.
    await quantity.fill('250');
    await page.getByText('Alterações não salvas').waitFor({ state: 'hidden' });
  },

  async wizard(page) {
    const company = page.getByRole('textbox', { name: 'Razão social' });
    await button(page, '3. Revisão').and(page.locator(':disabled')).waitFor();
    await company.fill('Curtume Novo');
    await button(page, 'Continuar').click();
    // The city is missing: the first step stays, and its field has the focus.
    const city = page.getByRole('textbox', { name: 'Cidade' });
    await until('the focus in the city', () => city.evaluate((field) => field.matches(':focus')));
    await city.fill('Franca');
    await button(page, 'Continuar').click();
    const contact = page.getByRole('heading', { name: 'Contato' });
    await until('the focus on the heading', () => contact.evaluate((heading) => heading.matches(':focus')));
    await page.getByRole('textbox', { name: 'Pessoa de contato' }).fill('Rui');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rui');
    await button(page, 'Continuar').click();
    await contact.waitFor();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rui@curtume.example');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Revisão' }).waitFor();
    await page.getByText('rui@curtume.example').waitFor();
    await button(page, '1. Empresa').click();
    assert.equal(await company.inputValue(), 'Curtume Novo');
    await button(page, 'Continuar').click();
    await contact.waitFor();
    await button(page, 'Continuar').click();
    const agreed = page.getByRole('switch', { name: 'Os dados foram conferidos' });
    await button(page, 'Criar fornecedor').click();
    await until('the focus in the switch', () => agreed.evaluate((field) => field.matches(':focus')));
    await agreed.click();
    await button(page, 'Criar fornecedor').click();
    await notice(page, 'Curtume Novo foi criado');
    await page.getByRole('heading', { name: 'Empresa' }).waitFor();
    assert.equal(await company.inputValue(), '');
  },

  async 'lookup-with-editing'(page) {
    const supplier = lookup(page, 'Fornecedor');
    await supplier.control.waitFor();
    await button(page, 'Criar pedido').click();
    await until('the focus in the supplier', () => supplier.control.evaluate((field) => field.matches(':focus')));
    await page.keyboard.press('F4');
    const dialog = page.getByRole('dialog', { name: 'Fornecedores' });
    await (await table(dialog, /./).row('Curtume Boa Vista')).waitFor();
    await button(dialog, 'Incluir').click();
    const editor = page.getByRole('dialog').last();
    await editor.getByRole('textbox', { name: 'Nome' }).fill('Curtume Novo');
    const taxNumber = editor.getByRole('textbox', { name: 'CNPJ' });
    await taxNumber.fill('45997418000153');
    await taxNumber.press('Enter');
    await page.getByText('Este CNPJ já é de Curtume Boa Vista.').waitFor();
    await taxNumber.fill('11444777000161');
    await taxNumber.press('Enter');
    await (await table(dialog, /./).row('Curtume Novo')).waitFor();
    await dialog.locator('.confirm').click();
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Criar pedido').click();
    await page.getByText('Pedido criado para o fornecedor 31.').waitFor();
  },

  async 'pasted-purchase'(page) {
    await button(page, 'Colar da planilha').click();
    const dialog = page.getByRole('dialog', { name: 'Colar da planilha' });
    const text = 'Código\tQtd.\r\nTX-001824\t12,5\r\nCO-002210\t1.240\r\nXX-9\t3';
    await dialog.getByRole('textbox').first().waitFor();
    await page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await dialog.getByRole('textbox').first().focus();
    await page.keyboard.press('Control+V');
    await dialog.getByText('XX-9').last().waitFor();
    await dialog.locator('dass-button.confirm').click();
    const lines = table(page, 'Itens da compra');
    await lines.renderedRows.nth(1).waitFor();
    await dialog.getByText('Não encontrado', { exact: true }).waitFor();
    await button(dialog, 'Fechar').last().click();
    await dialog.waitFor({ state: 'hidden' });
    const quantities = async (): Promise<string[]> => (await lines.rows()).map((cells) => cells[2] ?? '');
    assert.deepEqual(await quantities(), ['12,5', '1.240']);
    await (await lines.row('TX-001824')).getByText('12,5').dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await until('the new quantity', async () => (await quantities())[0] === '20');
    await page.getByText('79.728').waitFor();
    await button(page, 'Enviar').click();
    await answerConfirm(page, true, { text: 'Enviar a compra com 2 itens?' });
    await notice(page, 'Compra enviada');
    await page.getByText('Nenhum item ainda').waitFor();
  },

  async 'resumable-upload'(page) {
    const documents = upload(page, 'Documentos');
    // The connection is lost between the first and the second part.
    await documents.add(pdf('contrato.pdf', 17 * MB));
    await page.getByText('1 a enviar…').waitFor();
    await page.getByText('Tudo foi enviado.').waitFor();
    assert.deepEqual(await documents.files(), ['contrato.pdf']);
    await documents.add({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
    assert.deepEqual(await documents.files(), ['contrato.pdf']);
  },

  async 'million-rows'(page) {
    const materials = table(page, 'Materiais');
    await page.getByText('1.000.000 de linhas').waitFor();
    await materials.renderedRows.first().getByText('MT-0000001').click();
    await page.keyboard.press('Control+End');
    await materials.grid.getByText('MT-1000000').waitFor();
    await page.getByRole('searchbox', { name: 'Pesquisar' }).fill('couro 9973');
    await page.keyboard.press('Enter');
    await until('fewer rows', async () => /Couro 9973/.test((await materials.renderedTexts())[0]?.[1] ?? ''));
    await materials.grid.getByRole('checkbox').first().click();
    await page.getByText('Todos selecionados, exceto 0').waitFor();
    await (await materials.row('Couro 9973')).getByRole('checkbox').click();
    await page.getByText('Todos selecionados, exceto 1').waitFor();
  },

  async 'sign-in'(page) {
    const password = page.locator('main').getByRole('textbox', { name: 'Senha' });
    await page.getByRole('textbox', { name: 'E-mail' }).fill('marina@aurora.example');
    await password.fill('errada');
    await password.press('Enter');
    await page.getByText('O e-mail e a senha não conferem.').waitFor();
    await password.fill('aurora');
    await password.press('Enter');
    const note = page.getByRole('textbox', { name: 'Observação' });
    await note.fill('Entregar pela manhã');
    await button(page, 'Salvar').click();
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await dialog.waitFor();
    await page.locator('dass-dialog').getByRole('textbox', { name: 'Senha' }).fill('aurora');
    await page.keyboard.press('Enter');
    await notice(page, 'Observação salva');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await note.inputValue(), 'Entregar pela manhã');
    await page.locator('dass-account-menu').getByRole('button').first().click();
    await button(page.locator('dass-account-menu'), 'Sair').click();
    await answerConfirm(page, true);
    await page.getByRole('heading', { name: 'Entrar' }).waitFor();
  },

  async 'server-rendered-page'(page) {
    await page.getByRole('switch', { name: 'Urgente' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Centro de custo' }).inputValue(), '3900');
    await button(page, 'Enviar pedido').click();
    const delivery = page.getByRole('textbox', { name: 'Entrega' });
    await until('the focus in the delivery', () => delivery.evaluate((field) => field.matches(':focus')));
    await delivery.fill('12/03/2027');
    await pickList(page, 'Materiais do pedido').add('Couro bovino');
    await button(page, 'Enviar pedido').click();
    const received = page.getByRole('table', { name: 'O servidor recebeu' });
    await received.waitFor();
    assert.deepEqual(
      await received
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.split('\t'))),
      [
        ['order', '45-0193'],
        ['buyer', 'Marina Prado'],
        ['supplier', '17'],
        ['delivery', '2027-03-12'],
        ['costCenter', '3900'],
        ['terms', '56'],
        ['urgent', 'yes'],
        ['material', '2210'],
      ],
    );
  },

  async 'page-without-script'(page, address) {
    const stock = table(page, 'Estoque');
    await stock.sort('Estoque');
    assert.equal((await stock.rows())[0]?.[0], 'CO-002214');
    await page.getByText('soma 1.742,75').waitFor();
    await page.getByRole('searchbox', { name: 'Material' }).fill('couro');
    await button(page, 'Consultar').click();
    await page.waitForURL((url) => url.searchParams.get('material') === 'couro');
    const { pathname, searchParams } = new URL(page.url());
    assert.equal(pathname, new URL(address).pathname);
    assert.deepEqual([searchParams.get('plant'), searchParams.get('counted')], ['nh1', '2026-11-01']);
  },
};

/** What the user sees first of a recipe in Spanish and English: its heading, and its main command. */
const shown: Readonly<Record<string, Readonly<Record<'es' | 'en', readonly [heading: string, command: string]>>>> = {
  'list-and-record': { es: ['Materiales', 'Buscar'], en: ['Materials', 'Search'] },
  'form-with-server-errors': { es: ['Pedido 45-0193', 'Guardar'], en: ['Order 45-0193', 'Save'] },
  wizard: { es: ['Nuevo proveedor', 'Continuar'], en: ['New supplier', 'Continue'] },
  'lookup-with-editing': { es: ['Nuevo pedido', 'Crear pedido'], en: ['New order', 'Create order'] },
  'pasted-purchase': {
    es: ['Nueva compra', 'Pegar de la hoja de cálculo'],
    en: ['New purchase', 'Paste from a spreadsheet'],
  },
  'resumable-upload': {
    es: ['Documentos del pedido 45-0193', 'Documentos: Elegir archivos'],
    en: ['Documents of order 45-0193', 'Documents: Choose files'],
  },
  'million-rows': { es: ['Materiales', 'Buscar'], en: ['Materials', 'Search'] },
  'sign-in': { es: ['Iniciar sesión', 'Iniciar sesión'], en: ['Sign in', 'Sign in'] },
  'server-rendered-page': { es: ['Orden de compra', 'Enviar pedido'], en: ['Purchase order', 'Send order'] },
  'page-without-script': { es: ['Inventario', 'Consultar'], en: ['Stock', 'Search'] },
};

const RETRY = /Tentar de novo|Tentar novamente/;

/** Requests of the recipe fail while the connection is away. */
type Connection = { readonly restore: () => Promise<void>; readonly lose: () => Promise<void> };

/** What the user sees when a request fails, and how he goes on. The page is opened without a connection. */
const failures: Readonly<Record<string, (page: Page, connection: Connection) => Promise<void>>> = {
  async 'list-and-record'(page, { restore }) {
    const materials = table(page, 'Materiais');
    await page.getByText('Os materiais não foram carregados.').first().waitFor();
    await restore();
    await materials.element.getByRole('button', { name: RETRY }).click();
    assert.equal((await materials.rows()).length, 8);
    await page.getByText('Os materiais não foram carregados.').first().waitFor({ state: 'hidden' });
  },

  async 'lookup-with-editing'(page, { restore, lose }) {
    const supplier = lookup(page, 'Fornecedor');
    await supplier.open();
    await supplier.dialog.getByText('Não foi possível pesquisar').first().waitFor();
    await restore();
    await supplier.dialog.getByRole('button', { name: RETRY }).first().click();
    await supplier.table.row('Curtume Boa Vista');
    await lose();
    await supplier.add({ Nome: 'Curtume Novo', CNPJ: '11444777000161' });
    assert.deepEqual(await supplier.errors(), ['Não há conexão com o servidor. Tente de novo.']);
    await restore();
    await supplier.save();
    await lose();
    await (await supplier.table.row('Curtume Boa Vista')).locator('dass-button.remove').click();
    await answerConfirm(page, true);
    await supplier.dialog.getByText('Não há conexão com o servidor.').first().waitFor();
    await restore();
    await supplier.dialog.getByRole('button', { name: RETRY }).first().click();
    await supplier.dialog.getByText('1 registro removido').first().waitFor();
    await supplier.pick('Curtume Novo');
    await supplier.confirm();
    assert.deepEqual(await supplier.selected(), ['Curtume Novo']);
  },

  async 'resumable-upload'(page, { restore }) {
    await restore();
    const documents = upload(page, 'Documentos');
    await documents.add(pdf('planta.pdf', 31 * MB));
    await documents.waitFor('planta.pdf', 'failed');
    assert.match(await documents.error('planta.pdf'), /30 MB/);
    await page.getByText('1 não enviado: envie de novo ou remova da lista.').waitFor();
    await documents.remove('planta.pdf');
    await page.getByText('1 não enviado').waitFor({ state: 'hidden' });
    await documents.add(pdf('contrato.pdf', 2 * MB));
    await page.getByText('Tudo foi enviado.').waitFor();
  },

  async 'million-rows'(page, { restore }) {
    const materials = table(page, 'Materiais');
    const retry = materials.element.getByRole('button', { name: RETRY }).first();
    await retry.waitFor();
    await restore();
    await retry.click();
    await materials.grid.getByText('MT-0000001').waitFor();
  },
};

describe('recipes of the documentation', () => {
  let site: DocsSite;
  before(async () => void (site = await startSite()));
  after(() => site.close());

  const options: BrowserContextOptions = {
    viewport: { width: 1024, height: 700 },
    permissions: ['clipboard-read', 'clipboard-write'],
  };
  const recipes = readRecipes();

  it('are all used in a test', () => {
    assert.deepEqual(
      recipes.map(({ slug }) => slug),
      Object.keys(uses),
    );
  });

  for (const { slug, code } of recipes)
    for (const [kind, end] of [['HTML', ''], ...(code.en.react ? [['React', '.react']] : [])] as const)
      it(`works as a user expects, ${kind}: ${slug}`, async () => {
        const { page, problems } = await site.open(options);
        await page.addInitScript(TSX_NAMES);
        const address = `${site.home}examples/pt-BR/recipes/${slug}${end}.html?theme=light&language=pt-BR`;
        await page.goto(address);
        await uses[slug]!(page, address);
        assert.deepEqual(problems, []);
        await page.context().close();
      });

  for (const { slug, code } of recipes)
    it(`are in the language of the page: ${slug}`, async () => {
      const { page, problems } = await site.open(options);
      for (const language of ['es', 'en'] as const)
        for (const end of ['', ...(code.en.react ? ['.react'] : [])]) {
          const [heading, command] = shown[slug]![language];
          await page.goto(`${site.home}examples/${language}/recipes/${slug}${end}.html`);
          assert.equal(await page.locator('html').getAttribute('lang'), language);
          await page.getByText(heading).first().waitFor();
          const named = { name: command, exact: true };
          await page.getByRole('button', named).or(page.getByRole('searchbox', named)).first().waitFor();
        }
      assert.deepEqual(problems, []);
      await page.context().close();
    });

  for (const { slug, code } of recipes.filter((one) => one.slug in failures))
    for (const [kind, end] of [['HTML', ''], ...(code['pt-BR'].react ? [['React', '.react']] : [])] as const)
      it(`says that a request has failed, and lets the user try again, ${kind}: ${slug}`, async () => {
        const { page, problems } = await site.open(options);
        await page.addInitScript(TSX_NAMES);
        await page.addInitScript(() => {
          Object.assign(globalThis, { isOnline: false });
          Object.defineProperty(navigator, 'onLine', { get: () => (globalThis as { isOnline?: boolean }).isOnline });
        });
        const set = (isOnline: boolean) => (): Promise<void> =>
          page.evaluate((value) => void Object.assign(globalThis, { isOnline: value }), isOnline);
        await page.goto(`${site.home}examples/pt-BR/recipes/${slug}${end}.html?theme=light&language=pt-BR`);
        await failures[slug]!(page, { restore: set(true), lose: set(false) });
        // Developers read the failure of a source in the console.
        assert.deepEqual(
          problems.filter((text) => !text.includes(' has failed: ')),
          [],
        );
        await page.context().close();
      });

  for (const width of [375, 1440])
    it(`fits on a screen of ${width} px`, async () => {
      const { page, problems } = await site.open({ viewport: { width, height: 800 } });
      for (const { slug, code } of recipes)
        for (const end of ['', ...(code.en.react ? ['.react'] : [])]) {
          await page.goto(`${site.home}examples/pt-BR/recipes/${slug}${end}.html?theme=dark&language=pt-BR`);
          await page.locator('dass-button, dass-data-table, dass-upload').first().waitFor();
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
          );
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(overflow <= 0, `${slug}${end} is ${overflow} px too wide`);
        }
      assert.deepEqual(problems, []);
    });

  it('are shown with their code, which can be edited', async () => {
    const { page, problems } = await site.open();
    await page.goto(`${site.home}en/recipes/`);
    await page.locator('.cards').getByRole('link', { name: 'Wizard in three steps' }).click();
    const frame = page.frameLocator('.example iframe');
    await frame.getByRole('heading', { name: 'New supplier' }).waitFor();
    const html = page.locator('.source-code[data-language=html]');
    const code = await html.locator('pre').textContent();
    assert.match(code!, /^<!doctype html>[^]*src="\/dass\/dass.js"/);
    await html.getByRole('button', { name: 'Edit' }).click();
    await html.getByRole('textbox').fill(code!.replaceAll('New supplier', 'Another supplier'));
    await frame.getByRole('heading', { name: 'Another supplier' }).waitFor();
    await frame.getByRole('textbox', { name: 'Company name' }).waitFor();
    assert.deepEqual(problems, []);
  });
});
