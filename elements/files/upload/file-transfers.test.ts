import { expect } from 'chai';
import './upload.js';
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
import { find, user, until } from '../../../test/support/user.js';

const open = async (properties: Record<string, unknown> = {}) => {
  const tasks: UploadTask[] = [];
  const transport = (task: UploadTask): void => void tasks.push(task);
  return { element: await openUpload({ multiple: true, transport, ...properties }), tasks };
};

describe('files that dass-upload sends', () => {
  it('are announced when one fails and when all have been sent', async () => {
    const { element, tasks } = await open();
    await element.addFiles([text('a.txt')]);
    tasks[0]!.fail('Sem rede');
    await announced('a.txt: envio não concluído');
    await user.click(button(element, 'a.txt', 'retry'));
    tasks[1]!.done({ src: '/a' });
    await announced('Todos os arquivos foram enviados');
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
