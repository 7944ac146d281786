import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { listFiles } from '../../scripts/files.mjs';
import { routesApply } from '../../scripts/test-runner/routes-apply.mjs';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';

const HOST = 'https://pages.example';
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
/** No eval, nothing inline, nothing from other origins. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

interface Site {
  /** Address of the folder of the build. Default: `/kit/` of the page's origin. */
  readonly kit?: string;
  readonly script?: string;
  readonly body: string;
  readonly head?: string;
  /** The script of the page, a module. */
  readonly code?: string;
  readonly lang?: string;
  readonly withoutIdleTime?: boolean;
}

describe('The build for pages with a script tag', () => {
  const folder = 'dist/page';
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
  });
  after(async () => {
    await browser?.close();
  });

  /** Answers the requests of a browser context with a page and the files of the build. */
  async function serve(context: BrowserContext, site: Site): Promise<void> {
    const kit = new URL(site.kit ?? '/kit/', HOST);
    const crossOrigin = kit.origin !== HOST;
    await context.route('**/*', (route) => {
      const url = new URL(route.request().url());
      const headers = {
        ...(crossOrigin ? { 'Access-Control-Allow-Origin': '*' } : { 'Content-Security-Policy': policy }),
        'Content-Type': types[extname(url.pathname)] ?? 'application/octet-stream',
      };
      if (url.href === `${HOST}/page.html`) {
        const script = `<script type="module" src="${kit.href}${site.script ?? 'dass.js'}"></script>`;
        const own = site.code ? '<script type="module" src="/page.js"></script>' : '';
        const head = `<meta charset="utf-8"><title>Página</title>${site.head ?? ''}${script}${own}`;
        const body = `<!doctype html><html lang="${site.lang ?? 'pt-BR'}"><head>${head}</head><body>${site.body}</body></html>`;
        return route.fulfill({ headers, body });
      }
      if (url.pathname === '/page.js') return route.fulfill({ headers, body: site.code ?? '' });
      const path = url.href.startsWith(kit.href) ? join(folder, url.pathname.slice(kit.pathname.length)) : '';
      return path && existsSync(path) ? route.fulfill({ headers, path }) : route.fulfill({ status: 204 });
    });
  }

  /** Opens a page. The test fails if the page logs an error that is not expected. */
  async function open(t: TestContext, site: Site, expected: RegExp = /^$/): Promise<{ page: Page; scripts: string[] }> {
    const context = await browser.newContext();
    // What an element loads in idle time is not needed to use it.
    if (site.withoutIdleTime) await context.addInitScript(() => (window.requestIdleCallback = () => 0));
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    const scripts: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error.stack)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
        problems.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    t.after(async () => {
      await context.close();
      assert.deepEqual(problems, [], 'there are no errors in the page');
    });
    await serve(context, site);
    await page.goto(`${HOST}/page.html`);
    return { page, scripts };
  }

  const log = (page: Page): Promise<string | null> => page.locator('output').textContent();

  it('exports questions, messages, notices and the language under stable names', async (t) => {
    const { page } = await open(t, {
      body: '<button id="ask">Perguntar</button><output></output>',
      code: `import * as kit from '/kit/dass.js';
        import { confirm, confirmDelete, getLanguage, message, notify, pasteList, ready, setLanguage } from '/kit/dass.js';
        const output = document.querySelector('output');
        document.querySelector('#ask').addEventListener('click', async () => {
          const answer = await confirm('Enviar o pedido?');
          await setLanguage('es');
          output.textContent = [answer, getLanguage()].join();
        });
        await ready();
        output.textContent = Object.keys(kit).sort().join();`,
    });
    await page.locator('output').filter({ hasText: 'confirm' }).waitFor();
    assert.equal(
      await log(page),
      [
        'addTexts,askSort,beforeLanguageChange,confirm,confirmDelete,confirmDiscard,confirmWithReason,copyValues,editImage,editTranslations',
        'getLanguage,history,historyFor,languageReady,languages,message,notify,observe,onLanguageChange,openCamera',
        'openKeyboard,openLookup,pasteList,plural,ready,readyText,registerIcons,resolveText,setAssetFolder,setGoToLogin',
        'setLanguage,showValidation,textOr',
      ].join(),
    );
    await page.locator('#ask').click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByText('Enviar o pedido?').waitFor();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.locator('output').filter({ hasText: 'true,es' }).waitFor();
  });

  it('takes the first language from <html lang>', async (t) => {
    const { page } = await open(t, {
      lang: 'en',
      body: '<dass-text-input label="Name" required></dass-text-input><output></output>',
      code: `import { getLanguage, ready } from '/kit/dass.js';
        await ready();
        document.querySelector('dass-text-input').reportValidity();
        document.querySelector('output').textContent = getLanguage();`,
    });
    await page.getByText('Field is required').waitFor();
    assert.equal(await log(page), 'en');
  });

  it('is ready when all elements of the page are defined and rendered', async (t) => {
    const { page } = await open(t, {
      body: '<dass-pick-list label="Materiais"></dass-pick-list><dass-date-input label="Prazo"></dass-date-input><output></output>',
      code: `import { ready } from '/kit/dass.js';
        await ready();
        const elements = [...document.querySelectorAll('dass-pick-list, dass-date-input')];
        document.querySelector('output').textContent = elements.map((one) => one.shadowRoot.childElementCount > 0).join();`,
    });
    await page.locator('output').filter({ hasText: 'true' }).waitFor();
    assert.equal(await log(page), 'true,true');
  });

  const tenElements = {
    form: 'header-layout menu-drawer text-input select-list date-input check-list switch boolean-chip slider button',
    list: 'header-layout page-header data-table lookup pick-list upload button confirm-dialog tabs carousel',
  };
  for (const [name, tags] of Object.entries(tenElements)) {
    it(`requests at most 12 files before a page with ten elements can be used: a ${name}`, async (t) => {
      const elements = tags.split(' ').map((tag) => `<dass-${tag}></dass-${tag}>`);
      const { page, scripts } = await open(
        t,
        {
          withoutIdleTime: true,
          body: `${elements.join('')}<output></output>`,
          code: `import { ready } from '/kit/dass.js';
            await ready();
            document.querySelector('output').textContent = performance.getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('.js') && name.includes('/kit/')).length;`,
        },
        /^\[dass\]/,
      );
      await page.locator('output').filter({ hasText: /\d/ }).waitFor();
      const count = Number(await log(page));
      assert.ok(count > 3 && count <= 12, `${count} files: ${scripts.join('\n')}`);
    });
  }

  it('[UP-01] sends files to `upload-url`, in one request or by tus, which loads with the first file', async (t) => {
    const { page, scripts } = await open(t, {
      withoutIdleTime: true,
      body: `<dass-upload id="whole" label="Fotos" upload-url="/envios"></dass-upload>
        <dass-upload id="parts" label="Filmes" upload-url="/tus" upload-protocol="tus"></dass-upload>`,
    });
    const bodies: string[] = [];
    const received = Buffer.alloc(5000);
    let offset = 0;
    await page.route('**/envios', (route, request) => {
      bodies.push(request.postData() ?? '');
      return route.fulfill({ status: 201, json: { src: '/arquivos/1' } });
    });
    await page.route(/\/tus(\/7)?$/, async (route, request) => {
      const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset) };
      if (request.method() === 'POST')
        return route.fulfill({ status: 201, headers: { ...headers, Location: `${HOST}/tus/7` } });
      const part = request.postDataBuffer() ?? Buffer.alloc(0);
      part.copy(received, offset);
      offset += part.length;
      return route.fulfill({ status: 204, headers: { ...headers, 'Upload-Offset': String(offset) } });
    });
    await routesApply(page);
    const add = (id: string, content: string): Promise<void> =>
      page.locator(id).evaluate(async (element, text) => {
        const upload = element as unknown as { addFiles(files: File[]): Promise<void> };
        await upload.addFiles([new File([text], 'medidas.txt', { type: 'text/plain' })]);
      }, content);
    const src = (id: string): Promise<unknown> =>
      page.locator(id).evaluate((element) => (element as unknown as { files: { src?: string }[] }).files[0]?.src);
    const isStored = (id: string) =>
      page.waitForFunction(
        (selector) =>
          Boolean((document.querySelector(selector) as unknown as { files: { src?: string }[] }).files[0]?.src),
        id,
      );
    const hasTus = (): boolean => scripts.some((url) => /tus/.test(url));
    await page.waitForFunction(() => customElements.get('dass-upload'));
    await add('#whole', 'Altura: 12 mm');
    await isStored('#whole');
    assert.equal(await src('#whole'), '/arquivos/1');
    assert.ok(bodies[0]?.includes('Altura: 12 mm') && bodies[0].includes('name="file"'), bodies[0]);
    assert.equal(hasTus(), false, 'a page without tus does not load it');
    await add('#parts', 'Medida '.repeat(700));
    await isStored('#parts');
    assert.equal(await src('#parts'), `${HOST}/tus/7`);
    assert.equal(received.subarray(0, offset).toString(), 'Medida '.repeat(700));
    assert.equal(hasTus(), true);
  });

  it('loads elements that are inserted later and in shadow trees, and none in a template', async (t) => {
    const { page, scripts } = await open(t, {
      body: '<div id="host"></div><div id="later"></div><template><dass-carousel></dass-carousel></template>',
      code: `import { observe } from '/kit/dass.js';
        const root = document.querySelector('#host').attachShadow({ mode: 'open' });
        root.innerHTML = '<dass-badge></dass-badge>';
        observe(root);
        document.querySelector('#later').innerHTML = '<p><dass-avatar text="Ana"></dass-avatar></p>';`,
    });
    await page.waitForFunction(() => customElements.get('dass-badge') && customElements.get('dass-avatar'));
    assert.equal(await page.evaluate(() => customElements.get('dass-carousel')), undefined);
    assert.deepEqual(
      scripts.filter((url) => url.includes('carousel')),
      [],
    );
  });

  it('hides elements until they are defined, with the cloak, but not for longer than 2 s', async (t) => {
    const site = { head: '<link rel="stylesheet" href="/kit/cloak.css">', body: '<dass-button>Salvar</dass-button>' };
    const context = await browser.newContext();
    t.after(() => context.close());
    const page = await context.newPage();
    await serve(context, { ...site, script: 'missing.js' });
    await page.goto(`${HOST}/page.html`, { waitUntil: 'domcontentloaded' });
    const visibility = (): Promise<string> =>
      page.locator('dass-button').evaluate((button) => getComputedStyle(button).visibility);
    const delay = await page.locator('dass-button').evaluate((button) =>
      button.getAnimations().map((animation) => {
        animation.pause();
        animation.currentTime = 1999;
        return animation.effect?.getTiming().delay;
      }),
    );
    assert.deepEqual(delay, [2000]);
    assert.equal(await visibility(), 'hidden');
    await page.locator('dass-button').evaluate((button) => {
      for (const animation of button.getAnimations()) animation.currentTime = 2000;
    });
    assert.equal(await visibility(), 'visible');

    const { page: defined } = await open(t, site);
    await defined.waitForFunction(() => customElements.get('dass-button'));
    assert.equal(
      await defined.locator('dass-button').evaluate((button) => getComputedStyle(button).visibility),
      'visible',
    );
  });

  it('asks again for a file that could not be loaded, and says so until then', async (t) => {
    const { page } = await open(
      t,
      { body: '<div id="later"></div>' },
      /could not be loaded|Failed to load resource|preload/i,
    );
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await page.context().setOffline(false);
    let failures = 0;
    const isStart = (path: string): boolean => path.includes('/chunks/start-');
    const start = readFileSync(listFiles([folder], isStart)[0]!, 'utf8');
    const [, chunk] = /\bcarousel":\(\)=>.*?import\(.\.\/([\w-]+\.js)/.exec(start)!;
    await page.context().route(`**/chunks/${chunk}`, async (route) => {
      if (failures++ < 2) await route.abort();
      else await route.fallback();
    });
    await routesApply(page);
    await page.evaluate(() => (document.querySelector('#later')!.innerHTML = '<dass-carousel></dass-carousel>'));
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await retry.waitFor();
    assert.ok(failures > 0);
    while (!(await page.evaluate(() => Boolean(customElements.get('dass-carousel'))))) {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
    }
    await retry.waitFor({ state: 'hidden' });
  });

  for (const [place, kit] of [
    ['a sub-path', `${HOST}/static/apps/dass/1.2/`],
    ['another origin', 'https://files.example/dass/'],
  ] as const) {
    it(`works from ${place}`, async (t) => {
      const { page, scripts } = await open(t, {
        kit,
        body: '<dass-select-list label="País"></dass-select-list><output></output>',
        code: `import { ready } from '${kit}dass.js';
          await ready();
          document.querySelector('output').textContent = 'pronto';`,
      });
      await page.locator('output').filter({ hasText: 'pronto' }).waitFor();
      await page.getByRole('combobox', { name: 'País' }).waitFor();
      assert.deepEqual(
        scripts.filter((url) => !url.startsWith(kit) && !url.endsWith('/page.js')),
        [],
      );
    });
  }

  it('is one file in the bundle, with every element', async (t) => {
    const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
      modules: { declarations: { tagName: string }[] }[];
    };
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    const { page, scripts } = await open(
      t,
      {
        script: 'dass.bundle.js',
        lang: 'es',
        body: tags.map((tag) => `<${tag}></${tag}>`).join(''),
      },
      /^\[dass\]/,
    );
    await page.waitForFunction((all) => all.every((tag) => customElements.get(tag)), tags);
    assert.deepEqual(scripts, [`${HOST}/kit/dass.bundle.js`]);
  });

  it('names the licences of the libraries in it', () => {
    const text = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
    for (const name of ['lit-html', '@lit/localize', 'mediabunny', 'fflate', 'wasm-media-encoders'])
      assert.match(text, new RegExp(`^${name} \\d.*\\(`, 'm'));
    assert.ok(existsSync(join(folder, 'assets/LICENSE.lame.txt')));
  });
});
