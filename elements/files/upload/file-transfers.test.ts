import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import './upload.js';
import type { DassUploadUploadErrorDetail } from './upload-properties.js';
import type { UploadTask } from '../../core/files/upload-task.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  openUpload,
  rowButton as button,
  rowOf as row,
  textFile as text,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

const open = async (properties: Record<string, unknown> = {}) => {
  const tasks: UploadTask[] = [];
  const transport = (task: UploadTask): void => void tasks.push(task);
  return { element: await openUpload({ multiple: true, transport, ...properties }), tasks };
};

const state = (element: Element, name: string): string => find(row(element, name), '.state').textContent;
const totals = (element: Element): string => find(element, '.totals').textContent;
const hold = (element: Element): string => findAll(element, '.hold-text')[0]?.textContent ?? '';
/** Runs code while the browser reports whether it is online. */
function withOnline(isOnline: boolean, run: () => void): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  try {
    run();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
}

describe('files that dass-upload sends', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  it('are announced when one fails and when all have been sent', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt')]);
    tasks[0]!.fail('Sem rede');
    await announced('a.txt: envio não concluído');
    await user.click(button(element, 'a.txt', 'retry'));
    tasks[1]!.done({ src: '/a' });
    await announced('Todos os arquivos foram enviados');
  });

  it('[UQ-01] tell the application that a file was refused: once, and not for another attempt or a cancel', async () => {
    const { element, tasks } = await open();
    const events = listen(element, 'dass-upload-error');
    const details = () => events.map(({ detail }) => detail as DassUploadUploadErrorDetail);
    await element.addFiles([text('a.txt'), text('b.txt')]);
    await until('both are sent', () => tasks.length === 2);
    tasks[1]!.wait('network', 30_000);
    await user.click(button(element, 'b.txt', 'cancel'));
    expect(events, 'nothing has failed').to.have.length(0);
    tasks[0]!.fail('O arquivo tem vírus', { retry: false });
    await until('the first one has failed', () => details().length === 1);
    const [{ entry, message, canRetry, files }] = details() as [DassUploadUploadErrorDetail];
    expect([entry.name, message, canRetry, files]).to.deep.equal([
      'a.txt',
      'O arquivo tem vírus',
      false,
      element.files,
    ]);
    expect([element.failed, files.includes(entry)]).to.deep.equal([2, true]);
    await user.click(button(element, 'b.txt', 'retry'));
    await until('it is sent again', () => tasks.length === 3);
    tasks[2]!.fail('');
    await until('it has failed', () => details().length === 2);
    expect([details()[1]!.message, details()[1]!.canRetry]).to.deep.equal(['', true]);
  });

  it('[UQ-01] show percent, bytes and time left, and never say that they are sent while nothing is sent', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt', 'x'.repeat(10_000_000)), text('b.txt', 'x'.repeat(5_000_000))]);
    await untilShown(element, 'a.txt', 'b.txt');
    expect(state(element, 'a.txt')).to.equal('Conectando…');
    tasks[0]!.progress(0.24);
    await until('the amount is shown', () => state(element, 'a.txt') === '2,40 MB de 10,00 MB · 24%');
    expect(totals(element)).to.equal('0 de 2 enviados · 2,40 MB de 15,00 MB · 16%');
    tasks[0]!.progress(1);
    await until('it is to be confirmed', () => state(element, 'a.txt').startsWith('Enviado, aguardando'));
    tasks[1]!.wait('network', 30_000);
    await until('it waits', () => state(element, 'b.txt') === 'Aguardando a conexão');
    expect(hold(element)).to.match(/^O servidor não responde\. Nova tentativa em (30|29) s\.$/);
    await announced('O servidor não responde. Nova tentativa em 30 s.');
    tasks[1]!.progress(0.5);
    await until('nothing holds it', () => hold(element) === '');
    await announced('O envio continua');
  });

  it('[UQ-01] move their bars with each frame, but change their numbers only as fast as they can be read', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt', 'x'.repeat(10_000_000))]);
    await untilShown(element, 'a.txt');
    tasks[0]!.progress(0.01);
    await until('the amount is shown', () => state(element, 'a.txt').includes('1%'));
    const bar = find(row(element, 'a.txt'), '.bar');
    const times: number[] = [];
    const seen = new MutationObserver(() => times.push(performance.now()));
    seen.observe(find(row(element, 'a.txt'), '.state'), { childList: true, characterData: true, subtree: true });
    for (let percent = 2; percent <= 40; percent++) {
      tasks[0]!.progress((percent + 0.5) / 100);
      await until('the bar has moved', () => bar.ariaValueNow === String(percent));
    }
    await until('the last amount is shown', () => state(element, 'a.txt').includes('4,05 MB'));
    seen.disconnect();
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(
      gaps.every((gap) => gap > 200),
      gaps.join(' '),
    ).to.equal(true);
  });

  it('[UQ-01] wait for the network, which the browser reports, and go on by themselves', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt', 'x'.repeat(10_000_000))]);
    await untilShown(element, 'a.txt');
    tasks[0]!.progress(0.4);
    withOnline(false, () => window.dispatchEvent(new Event('offline')));
    await until('it says so', () => hold(element) === 'Sem conexão. Continua sozinho quando ela voltar.');
    expect([state(element, 'a.txt'), tasks[0]!.signal.reason]).to.deep.equal(['Aguardando a conexão', 'leave']);
    window.dispatchEvent(new Event('online'));
    expect(tasks).to.have.length(2);
    tasks[1]!.progress(0.5);
    await until('it goes on', () => hold(element) === '' && state(element, 'a.txt').includes('50%'));
  });

  it('[UQ-01] are sent after the network was lost and came back while there were none', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt')]);
    tasks[0]!.done({ src: '/a' });
    withOnline(false, () => window.dispatchEvent(new Event('offline')));
    window.dispatchEvent(new Event('online'));
    await element.addFiles([text('b.txt')]);
    await untilShown(element, 'a.txt', 'b.txt');
    expect([tasks.length, hold(element)]).to.deep.equal([2, '']);
  });

  it('[UQ-01] go on when the user has signed in again, by the function of the application', async () => {
    let signedIn: (() => void) | undefined;
    const signIn = () => new Promise<void>((resolve) => (signedIn = resolve));
    const { element, tasks } = await open({ signIn });
    await element.addFiles([text('a.txt')]);
    await untilShown(element, 'a.txt');
    tasks[0]!.fail('Sessão terminada', { cause: 'sign-in' });
    await until('it says so', () => hold(element) === 'Sua sessão terminou. Entre de novo para continuar.');
    expect(state(element, 'a.txt')).to.equal('Aguardando você entrar de novo');
    await user.click(find(element, '.sign-in'));
    expect(tasks).to.have.length(1);
    signedIn!();
    await until('it is sent again', () => tasks.length === 2);
    tasks[1]!.done({ src: '/a' });
    await until('all are sent', () => element.sending === 0);
    expect(hold(element)).to.equal('');
  });

  it('[UQ-02] are paused and sent on, one or all, and all failed ones are sent again, by keyboard', async () => {
    const { element, tasks } = await open({ concurrency: 1 });
    await element.addFiles([text('a.txt'), text('b.txt'), text('c.txt')]);
    await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
    await user.click(button(element, 'a.txt', 'pause'));
    await until('another one is sent', () => tasks.length === 2);
    expect([state(element, 'a.txt'), tasks[0]!.signal.reason]).to.deep.equal(['Pausado', 'leave']);
    find(element, '.pause-all').focus();
    await user.press('Enter');
    await until('all are paused', () => state(element, 'c.txt') === 'Pausado' && state(element, 'b.txt') === 'Pausado');
    expect([element.sending, find(element, '.queue').contains(element.shadowRoot!.activeElement)]).to.deep.equal([
      3,
      true,
    ]);
    await user.click(find(element, '.resume-all'));
    await until('they are sent on', () => tasks.length === 3);
    tasks[2]!.fail('Recusado', { retry: false });
    tasks[3]!.fail('Sem espaço');
    await until('two have failed', () => element.failed === 2);
    await user.click(find(element, '.retry-all'));
    await until('one is sent again', () => state(element, 'b.txt') === 'Aguardando');
    expect([element.failed, state(element, 'a.txt')]).to.deep.equal([1, 'Recusado']);
    // It was refused for good.
    expect(element.shadowRoot!.querySelector('.retry-all')).to.equal(null);
    await user.click(find(element, '.cancel-all'));
    await until('the others are canceled', () => state(element, 'c.txt') === 'Envio cancelado');
    expect([element.sending, element.failed]).to.deep.equal([0, 3]);
    element.retryUploads();
    expect(element.sending).to.equal(2);
    element.pauseUploads();
    element.resumeUploads();
    element.cancelUploads();
    expect([element.sending, element.failed]).to.deep.equal([0, 3]);
  });

  it('[UQ-01] are summed up truly when some are not sent: with their bytes, and without a percentage at the end', async () => {
    const { element, tasks } = await open();
    await element.addFiles(['a', 'b', 'c'].map((name) => text(`${name}.txt`, name.repeat(5_000_000))));
    await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
    tasks[0]!.done({ src: '/a' });
    tasks[1]!.fail('Recusado', { retry: false });
    await until('one has failed', () => element.failed === 1);
    await element.updateComplete;
    expect(totals(element)).to.equal('1 de 3 enviados · 1 não enviado · 5,00 MB de 15,00 MB · 33%');
    await user.click(button(element, 'c.txt', 'cancel'));
    await until('nothing is sent any more', () => totals(element) === '1 de 3 enviados · 2 não enviados');
    await user.click(button(element, 'c.txt', 'retry'));
    tasks.at(-1)!.done({ src: '/c' });
    await until('two are sent', () => totals(element) === '2 de 3 enviados · 1 não enviado');
  });

  for (const width of [375, 768, 1440])
    it(`[UQ-02] stay where they are at ${width} px while the line above them changes and when all have been sent`, async () => {
      await setViewport({ width, height: 700 });
      const { element, tasks } = await open({ concurrency: 3 });
      await element.addFiles(['a', 'b', 'c'].map((name) => text(`${name}.txt`, name.repeat(1_000_000))));
      await untilShown(element, 'a.txt', 'b.txt', 'c.txt');
      const positions = (): number[] =>
        ['.zone', '.row', '.row + .row', '.row + .row + .row'].map(
          (one) => find(element, one).getBoundingClientRect().top,
        );
      const before = positions();
      const expectSame = (when: string) => expect(positions(), when).to.deep.equal(before);
      for (const task of tasks) task.progress(0.5);
      await until('they are sent', () => totals(element).includes('50%'));
      expectSame('they are sent');
      tasks[0]!.fail('Recusado');
      await until('one has failed', () => totals(element).includes('1 não enviado'));
      expectSame('one has failed');
      await user.click(button(element, 'b.txt', 'pause'));
      await until('one is paused', () => findAll(element, '.resume-all').length === 1);
      expectSame('one is paused');
      await user.click(find(element, '.resume-all'));
      await until('it is sent on', () => tasks.length === 4);
      tasks[3]!.wait('network', 30_000);
      await until('the network is lost', () => hold(element) !== '');
      expectSame('the network is lost');
      await user.click(find(element, '.try'));
      tasks[2]!.progress(0.6);
      await until('they are sent again', () => tasks.length === 5 && hold(element) === '');
      tasks[2]!.done({ src: '/c' });
      tasks[4]!.done({ src: '/b' });
      await until('one is not sent', () => totals(element) === '2 de 3 enviados · 1 não enviado');
      expectSame('one is not sent');
      await user.click(find(element, '.retry-all'));
      await until('it is sent again', () => tasks.at(-1)!.file.name === 'a.txt');
      tasks.at(-1)!.done({ src: '/a' });
      await until('all are sent', () => findAll(element, '.summary').length === 1);
      expectSame('all are sent');
    });

  it('[UQ-02] have buttons whose names begin with their texts and say what they do, unlike the Cancel of a form', async () => {
    const { element, tasks } = await open({ concurrency: 3, signIn: () => undefined });
    await element.addFiles(['a', 'b', 'c', 'd'].map((name) => text(`${name}.txt`, name)));
    await until('they are sent', () => tasks.length === 3);
    tasks[0]!.fail('Sem espaço');
    await until('the next one is sent', () => tasks.length === 4);
    element.pauseUploads();
    await until('they are paused', () => state(element, 'b.txt') === 'Pausado');
    await user.click(button(element, 'b.txt', 'resume'));
    tasks.at(-1)!.wait('network', 30_000);
    await until('it waits', () => hold(element) !== '');
    const names = (): string[][] =>
      findAll(element, '.queue button').map((one) => [one.textContent.trim(), one.ariaLabel ?? '']);
    expect(names()).to.have.deep.members([
      ['Pausar', 'Pausar o envio dos arquivos'],
      ['Continuar', 'Continuar o envio dos arquivos'],
      ['Enviar de novo', 'Enviar de novo os arquivos que não foram enviados'],
      ['Cancelar', 'Cancelar o envio dos arquivos'],
      ['Tentar agora', 'Tentar agora enviar os arquivos'],
    ]);
    tasks.at(-1)!.fail('Sessão terminada', { cause: 'sign-in' });
    await until('the session has ended', () => hold(element).includes('sessão'));
    expect(names()).to.deep.include(['Entrar de novo', 'Entrar de novo para continuar o envio']);
  });

  it('[UQ-01] say when a file is tried again, and are tried at once when the user wants that', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt')]);
    await untilShown(element, 'a.txt');
    tasks[0]!.fail('Erro interno', { cause: 'busy' });
    await until('it says when', () => state(element, 'a.txt') === 'Erro interno. Nova tentativa em 1 s.');
    await user.click(button(element, 'a.txt', 'retry'));
    expect(tasks).to.have.length(2);
  });

  it('are the new ones: a stored file is not sent again', async () => {
    const stored = { _id: '1', file: text('velho.txt'), fileName: 'velho.txt', src: '/1' };
    const { element, tasks } = await open({ files: [stored] });
    await untilShown(element, 'velho.txt');
    await element.addFiles([text('novo.txt')]);
    await untilShown(element, 'velho.txt', 'novo.txt');
    expect(tasks.map(({ file }) => file.name)).to.deep.equal(['novo.txt']);
  });

  it('keep their progress when others are added, and the focus when the user cancels one by keyboard', async () => {
    const { element, tasks } = await open({ concurrency: 2 });
    await element.addFiles([text('a.txt')]);
    await untilShown(element, 'a.txt');
    tasks[0]!.progress(0.5);
    await until('the progress is shown', () => find(row(element, 'a.txt'), '.bar').ariaValueNow === '50');
    await element.addFiles([text('b.txt')]);
    await untilShown(element, 'a.txt', 'b.txt');
    expect(find(row(element, 'a.txt'), '.bar').ariaValueNow).to.equal('50');
    expect(find(row(element, 'b.txt'), '.bar').ariaValueNow).to.equal('0');
    button(element, 'a.txt', 'cancel').focus();
    await user.press('Enter');
    await until('it is canceled', () => tasks[0]!.signal.aborted);
    expectFocus(row(element, 'a.txt'));
  });
});
