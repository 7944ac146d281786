import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import './chip.js';
import { setLanguage } from '../../../locales/index.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user } from '../../../test/support/user.js';

describe('dass-chip', () => {
  after(() => setLanguage('pt-BR'));

  it('[PH-08] fires dass-remove for its button, Delete and Backspace, and leaves the removal to the application', async () => {
    const chip = await mount('dass-chip', { properties: { label: 'Categoria: Têxtil', removable: true } });
    const events = listen(chip, 'dass-remove', 'dass-press');
    await user.click(find(chip, '.remove'));
    chip.focus();
    await user.press('Delete');
    await user.press('Backspace');
    await user.press('Enter');
    await user.press('a');
    expect(events.map(({ type }) => type)).to.deep.equal(Array(4).fill('dass-remove'));
    expect(events[0]!.event.bubbles || events[0]!.event.composed).to.equal(false);
    expect(chip.isConnected).to.equal(true);
  });

  it('[PH-08] a key that is held down removes one chip', async () => {
    const chips = await mountHtml('<div></div>');
    const removedLabels: string[] = [];
    for (const label of ['Têxtil', 'Couro', 'Solado']) {
      const chip = await mount('dass-chip', { properties: { label, removable: true } }, chips);
      // Like an application: removes the chip, and the focus moves to the next one.
      chip.addEventListener('dass-remove', () => {
        removedLabels.push(label);
        const next = chip.nextElementSibling as HTMLElement | null;
        chip.remove();
        next?.focus();
      });
    }
    for (const key of ['Delete', 'Backspace'] as const) {
      (chips.firstElementChild as HTMLElement).focus();
      // A key that is pressed again without a release is held down.
      for (let times = 0; times < 4; times++) await sendKeys({ down: key });
      await sendKeys({ up: key });
    }
    expect(removedLabels).to.deep.equal(['Têxtil', 'Couro']);
    expect(chips.children.length).to.equal(1);
  });

  it('names its remove button in the language', async () => {
    const chip = await mount('dass-chip', { properties: { label: 'Têxtil', removable: true } });
    for (const [language, name] of [
      ['es', 'Quitar Têxtil'],
      ['en', 'Remove Têxtil'],
      ['pt-BR', 'Remover Têxtil'],
    ] as const) {
      await setLanguage(language);
      await chip.updateComplete;
      expect(find(chip, '.remove').getAttribute('aria-label')).to.equal(name);
    }
  });

  it('cannot be removed by Delete when it is not removable', async () => {
    const chip = await mount('dass-chip', { properties: { label: 'Têxtil', kind: 'action' } });
    const events = listen(chip, 'dass-remove');
    chip.focus();
    await user.press('Delete');
    expect(events.length).to.equal(0);
  });

  it('is not focusable as a label', async () => {
    await mountHtml('<button>Antes</button>');
    const chip = await mount('dass-chip', { properties: { label: 'Ativo' } });
    await mountHtml('<button id="after">Depois</button>');
    const events = listen(chip, 'dass-press');
    await user.click(chip);
    document.querySelector('button')!.focus();
    await user.press('Tab');
    expect(focused()?.id).to.equal('after');
    expect(events.length).to.equal(0);
  });

  it('is selected and unselected as a toggle, by pointer, Space and Enter', async () => {
    const chip = await mount('dass-chip', { properties: { label: 'Ativos', kind: 'toggle' } });
    const events = listen(chip, 'dass-press');
    const pressed = (): string | null => find(chip, 'button').getAttribute('aria-pressed');
    expect(pressed()).to.equal('false');
    await user.click(chip);
    expect(chip.selected).to.equal(true);
    expect(pressed()).to.equal('true');
    chip.focus();
    await user.press('Space');
    await user.press('Enter');
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { selected: true },
      { selected: false },
      { selected: true },
    ]);
    chip.selected = false;
    await chip.updateComplete;
    expect(events.length, 'no event for a script').to.equal(3);
  });

  it('is pressed as an action, without a state', async () => {
    const chip = await mount('dass-chip', { properties: { label: '+4', kind: 'action', selected: true } });
    const events = listen(chip, 'dass-press');
    await user.click(chip);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ selected: false }]);
    expect(find(chip, 'button').hasAttribute('aria-pressed')).to.equal(false);
  });

  it('does nothing while it is disabled', async () => {
    const chip = await mount('dass-chip', {
      properties: { label: 'Têxtil', kind: 'toggle', removable: true, disabled: true },
    });
    const events = listen(chip, 'dass-press', 'dass-remove');
    await user.click(find(chip, '.body'));
    await user.click(find(chip, '.remove'));
    find(chip, '.chip').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    expect(events.length).to.equal(0);
    expect(findAll(chip, 'button:not(:disabled)').length).to.equal(0);
  });

  it('truncates a long label and keeps its button visible', async () => {
    const container = await mountHtml('<div></div>');
    container.style.inlineSize = '200px';
    const chip = await mount('dass-chip', { properties: { label: 'Ção '.repeat(2500), removable: true } }, container);
    expect(chip.getBoundingClientRect().width).to.be.at.most(200);
    const button = find(chip, '.remove').getBoundingClientRect();
    expect(button.right).to.be.at.most(container.getBoundingClientRect().right);
    expect(button.width).to.be.at.least(24);
    expect(chip.getBoundingClientRect().height).to.be.below(60);
  });
});
