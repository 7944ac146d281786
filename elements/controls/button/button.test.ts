import { expect } from 'chai';
import './button.js';
import { mount, mountHtml, listen } from '../../../test/support/fixture.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { itNeeds } from '../../../test/support/engine.js';
import { find, focused, user } from '../../../test/support/user.js';

describe('dass-button', () => {
  it('is activated by pointer, Enter and Space', async () => {
    const button = await mount('dass-button', { children: 'Salvar' });
    const events = listen(button, 'click');
    await user.click(button);
    await user.press('Enter');
    await user.press('Space');
    expect(events).to.have.length(3);
  });

  it('ignores clicks while it is busy and keeps the focus', async () => {
    const button = await mount('dass-button', { children: 'Salvar', properties: { busy: true } });
    const events = listen(button, 'click');
    button.focus();
    await user.press('Enter');
    await user.click(button);
    expect(events).to.have.length(0);
    expect(document.activeElement).to.equal(button);
    expect(focused()?.getAttribute('aria-busy')).to.equal('true');
  });

  it('cannot be activated when it, or a fieldset around it, is disabled', async () => {
    const fieldset = await mountHtml('<fieldset disabled><dass-button>Salvar</dass-button></fieldset>');
    const inside = fieldset.querySelector('dass-button')!;
    const events = listen(inside, 'click');
    await user.click(inside);
    inside.click();
    expect(events).to.have.length(0);
    fieldset.removeAttribute('disabled');
    await inside.updateComplete;
    await user.click(inside);
    expect(events).to.have.length(1);
  });

  it('can be activated again when its property `disabled` is false again', async () => {
    const button = await mount('dass-button', { children: 'Salvar' });
    const events = listen(button, 'click');
    for (const disabled of [true, false]) {
      button.disabled = disabled;
      await button.updateComplete;
    }
    await user.click(button);
    expect(events).to.have.length(1);
    expect(find<HTMLButtonElement>(button, 'button').disabled).to.equal(false);
  });

  it('is transparent when it is disabled', async () => {
    for (const appearance of ['outline', 'solid', 'plain'] as const)
      for (const tone of ['neutral', 'accent', 'danger'] as const) {
        const button = await mount('dass-button', {
          children: 'Salvar',
          properties: { appearance, tone, disabled: true },
        });
        expect(getComputedStyle(find(button, 'button')).backgroundColor, `${appearance} ${tone}`).to.equal(
          'rgba(0, 0, 0, 0)',
        );
      }
  });

  it('submits the form that its attribute form names, as its property form says', async () => {
    const box = await mountHtml(
      '<div><form id="order"></form><dass-button type="submit" form="order">Enviar</dass-button></div>',
    );
    const form = find<HTMLFormElement>(box, 'form');
    const button = find<HTMLElementTagNameMap['dass-button']>(box, 'dass-button');
    expect(button.form).to.equal(form);
    const submitted = new Promise((resolve) => form.addEventListener('submit', resolve, { once: true }));
    form.addEventListener('submit', (event) => event.preventDefault());
    await user.click(button);
    await submitted;
    button.removeAttribute('form');
    expect(button.form).to.equal(null);
  });

  it('submits its form with its own value, and not when the click is prevented', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><input name="a" value="1"><dass-button type="submit" name="go" value="yes">Ir</dass-button></form>',
    );
    const button = form.querySelector('dass-button')!;
    const sent: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new URLSearchParams(new FormData(form) as never).toString());
    });
    await user.click(button);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).to.deep.equal(['a=1&go=yes']);
    button.addEventListener('click', (event) => event.preventDefault());
    await user.click(button);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).to.have.length(1);
  });

  it('submits once when it is busy from the first of two quick clicks on', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-button type="submit">Salvar</dass-button></form>');
    const button = form.querySelector('dass-button')!;
    let count = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      count++;
      button.busy = true;
    });
    button.click();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(count).to.equal(1);
    button.busy = false;
    await button.updateComplete;
    await user.click(button);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(count).to.equal(2);
    button.busy = false;
    button.addEventListener('click', () => (button.disabled = true), { once: true });
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(count, 'disabled by a listener, as a native button').to.equal(2);
  });

  it('resets its form', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><input value="1"><dass-button type="reset">Desfazer</dass-button></form>',
    );
    form.querySelector('input')!.value = '2';
    await user.click(form.querySelector('dass-button')!);
    await new Promise((resolve) => setTimeout(resolve));
    expect(form.querySelector('input')!.value).to.equal('1');
  });

  it('does not break its text inside a word where there is room for the word', async () => {
    const container = await mountHtml(
      `<div style="inline-size: 100px; display: flex; gap: 8px">
        <dass-button>Cancelar</dass-button><dass-button>Confirmar tudo</dass-button></div>`,
    );
    for (const button of container.querySelectorAll('dass-button')) {
      const label = find(button, '.label').getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(button.firstChild!);
      const words = button.textContent.split(' ').length;
      expect(range.getClientRects().length, button.textContent).to.be.at.most(words);
      expect(label.right - button.getBoundingClientRect().right).to.be.at.most(0);
    }
    const long = await mountHtml('<div style="inline-size: 90px"><dass-button>Desoxirribonucleico</dass-button></div>');
    expect(long.scrollWidth, 'a word longer than the button is broken').to.equal(90);
  });

  itNeeds('media', '[AX-01] in forced colors the primary button is told from the others', async () => {
    await withMedia({ forcedColors: 'active' }, async () => {
      const [solid, other, off] = await Promise.all([
        mount('dass-button', { children: 'Salvar', properties: { appearance: 'solid' } }),
        mount('dass-button', { children: 'Cancelar' }),
        mount('dass-button', { children: 'Salvar', properties: { appearance: 'solid', disabled: true } }),
      ]);
      const look = (button: Element): string[] => {
        const { backgroundColor, color } = getComputedStyle(find(button, 'button'));
        return [backgroundColor, color];
      };
      expect(look(solid)[0]).not.to.equal(look(other)[0]);
      expect(look(solid)[1]).not.to.equal(look(solid)[0]);
      expect(look(off)[0], 'not while it is disabled').not.to.equal(look(solid)[0]);
    });
  });
});
