import assert from 'node:assert/strict';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { currentStamp, STAMP } from '../../scripts/dependency-stamp.mjs';
import { listFiles } from '../../scripts/files.mjs';
import { freePort } from '../../scripts/test-runner/free-port.mjs';
import type { LoopbackServer } from '../support/loopback.js';
import { blocksOfKind, blockTitle, type CodeBlock } from './support/guide-code.js';
import { startLocalRegistry } from './support/local-registry.js';
import { REPOSITORY, runCommands, startServer } from './support/shell-commands.js';

const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
};
const PACKAGE_FILE = `dass-elements-${version}.tgz`;
/** What a copy of the repository does not have. */
const NOT_COPIED = ['node_modules', 'dist', '.git', '.local'];

/** One folder as on the machine of a reader: the blocks run in the order of a reader who follows the guides. */
describe('commands of the guides', () => {
  const blocks = blocksOfKind('sh');
  const root = mkdtempSync(join(tmpdir(), 'dass-guide-commands-'));
  const repository = join(root, REPOSITORY);
  const application = join(root, 'first-page-react/first-page');
  const tested = new Set<CodeBlock>();
  let registry: LoopbackServer;

  before(async () => {
    registry = await startLocalRegistry();
    cpSync('.', repository, { recursive: true, filter: (path) => !NOT_COPIED.includes(path) });
  });
  after(async () => {
    await registry.close();
    rmSync(root, { recursive: true, force: true });
  });

  const npmVariables = (): NodeJS.ProcessEnv => ({
    npm_config_registry: registry.address,
    npm_config_cache: join(root, 'npm-cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  });

  /** The block of a guide that contains a text. */
  function blockOf(guide: string, text: string): string {
    const block = blocks.find((one) => one.guide === guide && one.code.includes(text));
    assert.ok(block, `${guide} has no block with ${text}`);
    tested.add(block);
    return block.code;
  }
  const filesIn = (folder: string): string[] =>
    listFiles([folder], () => true).map((path) => path.slice(folder.length));

  it('build the kit and the shell in a copy of the repository, and copy the page build', async () => {
    const code = blockOf('first-page-html', 'cp -r dist/page');
    assert.ok(code.includes(blockOf('platform', 'npm run build')));
    await runCommands(code, repository, npmVariables());
    writeFileSync(join(repository, STAMP), currentStamp(repository));
    const shell = filesIn(join(repository, 'dist/shell'));
    assert.ok(shell.includes('/index.html') && shell.includes('/login.html'));
    const copied = filesIn(join(root, 'first-page/dass'));
    assert.deepEqual(copied, filesIn(join(repository, 'dist/page')));
    assert.ok(copied.includes('/dass.js'));
  });

  it('serve the page of the guide', async (t) => {
    const [page] = blocksOfKind('html page').filter(({ guide }) => guide === 'first-page-html');
    writeFileSync(join(root, 'first-page/index.html'), page!.code);
    const code = blockOf('first-page-html', 'python3').replace('8000', String(await freePort()));
    const server = await startServer(code, root);
    t.after(() => server.stop());
    assert.equal(await (await fetch(server.address)).text(), page!.code);
    assert.equal((await fetch(`${server.address}/dass/dass.js`)).status, 200);
  });

  it('create an application with the packed kit', async () => {
    const folder = join(root, 'first-page-react');
    mkdirSync(folder);
    await runCommands(blockOf('first-page-react', 'npm pack'), repository, npmVariables());
    copyFileSync(join(repository, PACKAGE_FILE), join(folder, PACKAGE_FILE));
    await runCommands(blockOf('first-page-react', 'npm create'), folder, npmVariables());
    const installed = JSON.parse(
      readFileSync(join(application, 'node_modules/dass-elements/package.json'), 'utf8'),
    ) as {
      readonly version: string;
    };
    assert.equal(installed.version, version);
  });

  it('start the development server of the application', async (t) => {
    const [page] = blocksOfKind('tsx').filter(({ guide }) => guide === 'first-page-react');
    writeFileSync(join(application, 'src/App.tsx'), page!.code);
    const server = await startServer(blockOf('first-page-react', 'npm run dev'), application, npmVariables());
    t.after(() => server.stop());
    const response = await fetch(`${server.address}/src/App.tsx`);
    assert.equal(response.status, 200);
    assert.match(await response.text(), /dass-elements/);
  });

  it('install a new package file, and check types', async () => {
    // As in the template of Vite: the root project has only references.
    renameSync(join(application, 'tsconfig.json'), join(application, 'tsconfig.app.json'));
    const project = { files: [], references: [{ path: './tsconfig.app.json' }] };
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(project));
    const code = blockOf('upgrading', 'npx tsc');
    await runCommands(code, application, npmVariables());
    const [check = ''] = /^npx tsc.*/m.exec(code) ?? [];
    const page = join(application, 'src/App.tsx');
    const right = readFileSync(page, 'utf8');
    writeFileSync(page, right.replace('fieldCode=', 'fieldCodes='));
    await assert.rejects(runCommands(check, application, npmVariables()), /App\.tsx.*fieldCodes/s);
    writeFileSync(page, right);
    await runCommands('npx vite build', application, npmVariables());
    assert.ok(filesIn(application).includes('/dist/index.html'));
  });

  it('check a page with the package file', async () => {
    const folder = join(root, 'check');
    const page = join(folder, 'first-page/index.html');
    mkdirSync(dirname(page), { recursive: true });
    copyFileSync(join(root, 'first-page-react', PACKAGE_FILE), join(folder, PACKAGE_FILE));
    copyFileSync(join(root, 'first-page/index.html'), page);
    const code = blockOf('upgrading', '--package');
    const right = readFileSync(page, 'utf8');
    writeFileSync(page, right.replace('</body>', '<dass-text-input lable="Order number"></dass-text-input></body>'));
    await assert.rejects(runCommands(code, folder, npmVariables()), ({ message }: Error) => {
      const findings = message.match(/index\.html:\d+:\d+ .*/g) ?? [];
      assert.equal(findings.length, 1, message);
      assert.match(findings[0]!, /no attribute 'lable'/);
      return true;
    });
  });

  it('check templates', async () => {
    const code = blockOf('upgrading', 'npx dass-elements check');
    await runCommands(code, application, npmVariables());
    writeFileSync(join(application, 'templates/wrong.html'), '<dass-text-inputs></dass-text-inputs>');
    await assert.rejects(runCommands(code, application, npmVariables()), /dass-text-input/);
    await runCommands(blockOf('upgrading', 'check --fix'), application, npmVariables());
    const fixed = readFileSync(join(application, 'templates/wrong.html'), 'utf8');
    assert.equal(fixed, '<dass-text-input></dass-text-input>');
    await runCommands(blockOf('assistants', 'check src'), application, npmVariables());
  });

  it('replace renamed names', async () => {
    const page = join(application, 'src/old.ts');
    writeFileSync(page, "export * from 'dass-elements/locales';\n");
    const output = await runCommands(blockOf('upgrading', 'dass-elements upgrade'), application, npmVariables());
    assert.match(output, /1 names to replace[^]*1 names replaced/);
    assert.equal(readFileSync(page, 'utf8'), "export * from 'dass-elements/language.js';\n");
    rmSync(page);
  });

  it('start the server for coding assistants from its configuration', async (t) => {
    const [block] = blocksOfKind('json').filter(({ guide }) => guide === 'assistants');
    const { mcpServers } = JSON.parse(block!.code) as {
      readonly mcpServers: Readonly<Record<string, { readonly command: string; readonly args: string[] }>>;
    };
    const { command, args } = mcpServers['dass-elements']!;
    const client = new Client({ name: 'test', version: '1.0.0' });
    const env = { ...(process.env as Record<string, string>), ...(npmVariables() as Record<string, string>) };
    await client.connect(new StdioClientTransport({ command, args, cwd: application, env }));
    t.after(() => client.close());
    const { tools } = await client.listTools();
    const named = readFileSync('docs/guides/assistants/en.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm);
    assert.deepEqual(
      tools.map(({ name }) => name),
      [...named].map(([, name]) => name),
    );
  });

  it('show how often the kit is installed', async () => {
    const output = await runCommands(blockOf('upgrading', 'npm ls'), application, npmVariables());
    assert.equal(output.match(/dass-elements@/g)?.length, 1);
  });

  it('unpack the page build from the package file', async () => {
    const folder = join(root, 'unpacked');
    mkdirSync(folder);
    copyFileSync(join(root, 'first-page-react', PACKAGE_FILE), join(folder, PACKAGE_FILE));
    await runCommands(blockOf('first-page-html', 'tar -xzf'), folder);
    assert.deepEqual(filesIn(join(folder, 'first-page/dass')), filesIn(join(repository, 'dist/page')));
  });

  it('copy all files of a new page build to the server', async () => {
    const folder = join(root, 'srv/www/dass');
    mkdirSync(folder, { recursive: true });
    const code = blockOf('upgrading', '/srv/www/dass/').replaceAll('/srv/www/dass', folder);
    await runCommands(code, repository);
    assert.deepEqual(filesIn(folder), filesIn(join(repository, 'dist/page')));
  });

  it('start the shell with the local platform', async (t) => {
    const [api, files, shell] = [await freePort(), await freePort(), await freePort()];
    const server = await startServer(blockOf('platform', 'npm start'), repository, {
      ...npmVariables(),
      DASS_API_PORT: String(api),
      DASS_FILES_PORT: String(files),
      DASS_SHELL_PORT: String(shell),
    });
    t.after(() => server.stop());
    const response = await fetch(server.address, { headers: { Accept: 'text/html' } });
    assert.match(await response.text(), /content="dass-shell"/);
  });

  for (const [guide, text] of [
    ['accessibility', 'npm test'],
    ['browsers', 'npm test'],
    ['server-rendered-data', 'curl'],
  ] as const)
    it(`are replaced where they cannot run here: ${guide}`, async () => {
      const code = blockOf(guide, text);
      await runCommands(code, repository);
      for (const [, name] of code.matchAll(/^npm (?:run )?([\w:]+)/gm)) assert.ok(name! in scripts, name);
    });

  it('are all tested', () => {
    assert.deepEqual(blocks.filter((block) => !tested.has(block)).map(blockTitle), []);
  });
});
