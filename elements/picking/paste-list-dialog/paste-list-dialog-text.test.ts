import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import {
  area,
  button,
  items,
  label,
  selectTab,
  paste,
  show,
  tabs,
  values,
  replaceText,
} from '../../../test/support/elements/paste-list-dialog.js';
import { itNeeds } from '../../../test/support/engine.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

describe('dass-paste-list-dialog: text input', () => {
  it('appends the clipboard by a button, and shows a warning when the browser denies it', async () => {
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const clipboard = (readText: unknown): void =>
      void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
    try {
      clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      const dialog = await show({ text: 'TX-001' });
      await user.click(button(dialog, 'read'));
      await until('the warning is shown', () => find(dialog, '.warning').textContent.includes('Ctrl+V'));
      expect(dialog.text).to.equal('TX-001');
      clipboard(() => Promise.resolve('CO-003'));
      await user.click(button(dialog, 'read'));
      await until('both values are found', () => tabs(dialog)[0] === '2 encontrados');
      expect(findAll(dialog, '.warning')).to.have.length(0);
      clipboard(undefined);
      dialog.text = '; ;';
      await until('the error is shown', () => findAll(dialog, '.read').length === 0);
      expect(find(dialog, '.empty').textContent, 'no values').to.contain('enquanto você cola');
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      if (original) Object.defineProperty(Navigator.prototype, 'clipboard', original);
    }
  });

  it('[PA-03] has a text area with 15 rows', async () => {
    const dialog = await show();
    expect(area(dialog).rows).to.equal(15);
    const { height } = area(dialog).getBoundingClientRect();
    await paste(Array.from({ length: 60 }, (_, n) => `X-${n}`).join('\n'));
    expect(area(dialog).getBoundingClientRect().height).to.equal(height);
  });

  it('matches a text of megabytes in slices that can be stopped; shows a preview of it that can be cleared', async () => {
    const text = `TX-001\n${'XX-9;'.repeat(2_000_000)}`;
    const dialog = await show({ text });
    expect(findAll(dialog, 'textarea')).to.have.length(0);
    expect(find(dialog, 'pre').textContent.length).to.be.lessThan(5000);
    await until('matching has begun', () => label(dialog, 'stop') === 'Parar');
    expect(button(dialog, 'confirm').disabled).to.equal(true);
    const bar = await until('the progress is shown', () => findAll(dialog, '[role=progressbar]')[0]);
    expect(bar.getAttribute('aria-valuenow')).not.to.equal(null);
    await user.click(button(dialog, 'stop'));
    expect(label(dialog, 'stop')).to.equal('Continuar');
    expect(button(dialog, 'confirm').disabled).to.equal(true);
    await user.click(button(dialog, 'stop'));
    await until('matching is done', () => label(dialog, 'confirm') === 'Adicionar 1', 30_000);
    await selectTab(dialog, 2);
    expect(findAll(dialog, '[role=listitem]').length, 'only rows in view are rendered').to.be.lessThan(60);
    await user.click(button(dialog, 'clear'));
    expectFocus(area(dialog));
    expect(dialog.text).to.equal('');
  });

  it('keeps a long dropped text beside the field; shows the whole text of a cut value below the mouse', async () => {
    const dialog = await show();
    const data = new DataTransfer();
    data.setData('text/plain', `${'XX-9'.repeat(60)}\n${'CO-003\n'.repeat(20_000)}`);
    const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: data });
    area(dialog).dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await until('matching is done', () => label(dialog, 'confirm') === 'Adicionar 1', 30_000);
    expect(tabs(dialog)[0]).to.equal('1 encontrado');
    await selectTab(dialog, 1);
    const row = await until('the value is listed', () => findAll(dialog, '[role=listitem]').find((one) => !one.hidden));
    await user.hover(row);
    expect(row.title).to.contain('XX-9XX-9');
  });

  itNeeds(
    'touch',
    '[PA-03] the whole of a cut value, and what became of it, is shown to a finger that rests',
    async () => {
      const message = 'Aguarda a homologação do fornecedor e o laudo do laboratório da matriz';
      const dialog = await show({ items: items.map((one) => ({ ...one, disabledMessage: message })) });
      dialog.style.inlineSize = '20rem';
      await replaceText(dialog, 'TX-002');
      await selectTab(dialog, 2);
      const row = await until('the value is listed', () =>
        findAll(dialog, '[role=listitem]').find((one) => !one.hidden),
      );
      expect(await readByLongPress(dialog, row)).to.equal(`TX-002 – Desabilitado: ${message}`);
      expect(isTipShown(dialog), 'until the next touch').to.equal(true);
      await user.tap(find(dialog, 'h2'));
      expect(isTipShown(dialog)).to.equal(false);
      expect(dialog.open).to.equal(true);
    },
  );

  it('keeps a long pasted text beside the field, after the existing text', async () => {
    const dialog = await show({ text: 'TX-001' });
    const event = clipboardEvent('paste', 'CO-003\n'.repeat(20_000));
    area(dialog).dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    await until('both values are found', () => tabs(dialog)[0] === '2 encontrados');
    expect(dialog.text.startsWith('TX-001\nCO-003\n')).to.equal(true);
  });

  it('warns of the content of a binary file, and accepts invalid property values', async () => {
    await expectConsole(/<dass-paste-list-dialog> leaves out one of 'fields' that has no name/, async () => {
      const dialog = await show({
        text: 'PK\0\ufffd;TX-001',
        items: [null, 3, ...items],
        fields: [null, {}, 'code', 'code'],
      });
      expect(find(dialog, '.warning').textContent).to.contain('arquivo');
      await until('the value is found', () => values(dialog).join() === 'TX-001: Malha');
      expect(findAll(dialog, 'dass-select-list')).to.have.length(0);
    });
  });
});
