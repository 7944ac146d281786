import { expect } from 'chai';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import { setLanguage } from '../../../locales/index.js';
import '../button/button.js';
import './tooltip.js';
import type { DassTooltip } from './tooltip.js';

const tipOf = (tooltip: Element): HTMLElement => find(tooltip, '.tip');
const isShown = (tooltip: Element): boolean => tipOf(tooltip).matches(':popover-open');

async function mountTooltip(
  target = '<button id="target" style="margin: 100px">Versão</button>',
  text = 'Clique para atualizar',
): Promise<{ box: HTMLElement; target: HTMLElement; tooltip: DassTooltip }> {
  const box = await mountHtml(`<div>${target}<dass-tooltip for="target" text="${text}"></dass-tooltip></div>`);
  return { box, target: box.querySelector<HTMLElement>('#target')!, tooltip: box.querySelector('dass-tooltip')! };
}

describe('dass-tooltip', () => {
  beforeEach(() => user.leave());

  it('shows on hover, stays while the pointer is on it, and hides when the pointer leaves', async () => {
    const { target, tooltip } = await mountTooltip();
    await user.hover(target);
    await until('the tooltip is shown', () => isShown(tooltip));
    const [anchor, tip] = [target.getBoundingClientRect(), tipOf(tooltip).getBoundingClientRect()];
    expect(tip.top - anchor.bottom, 'below its target').to.be.within(0, 12);
    expect(Math.abs(tip.left + tip.width / 2 - anchor.left - anchor.width / 2), 'centered').to.be.lessThan(1.5);
    const clock = stopClock(100);
    await user.hover(tipOf(tooltip));
    clock.pass(1000);
    clock.restore();
    expect(isShown(tooltip), 'while the pointer is on it').to.equal(true);
    await user.leave();
    await until('the tooltip is hidden', () => !isShown(tooltip));
  });

  it('shows immediately on keyboard focus, hides on blur and on Escape', async () => {
    const { target, tooltip } = await mountTooltip(
      '<button id="before">Antes</button><button id="target">Versão</button><button>Depois</button>',
    );
    (target.previousElementSibling as HTMLElement).focus();
    await user.press('Tab');
    await until('the tooltip is shown', () => isShown(tooltip));
    await user.press('Escape');
    expect(isShown(tooltip)).to.equal(false);
    await user.press('Shift+Tab');
    await user.press('Tab');
    await until('the tooltip is shown again', () => isShown(tooltip));
    await user.press('Tab');
    await until('the tooltip is hidden', () => !isShown(tooltip));
  });

  it('does not show for a press, and hides on one', async () => {
    const { target, tooltip } = await mountTooltip();
    await user.hover(target);
    await until('the tooltip is shown', () => isShown(tooltip));
    await user.click(target);
    expect(isShown(tooltip)).to.equal(false);
  });

  itNeeds('touch', 'shows on a long press of a finger', async () => {
    const { target, tooltip } = await mountTooltip();
    await user.longPress(target, () => isShown(tooltip));
  });

  it('describes its target, the native control in an element of the kit, and keeps other descriptions', async () => {
    const { target, tooltip, box } = await mountTooltip(
      '<button id="target" aria-description="Própria">Versão</button>',
    );
    expect(target.getAttribute('aria-description')).to.equal('Clique para atualizar');
    expect(tipOf(tooltip).getAttribute('role')).to.equal('tooltip');
    tooltip.text = 'dassDialogClose';
    await tooltip.updateComplete;
    expect(target.getAttribute('aria-description')).to.equal('Fechar');
    await setLanguage('en');
    await tooltip.updateComplete;
    expect(target.getAttribute('aria-description')).to.equal('Close');
    await setLanguage('pt_BR');
    tooltip.remove();
    expect(target.getAttribute('aria-description')).to.equal('Própria');
    box.append(tooltip);
    await tooltip.updateComplete;
    expect(target.getAttribute('aria-description')).to.equal('Fechar');

    const kit = await mountTooltip('<dass-button id="target">Versão</dass-button>');
    box.remove();
    await until(
      'the native button is described',
      () => findAll(kit.target, 'button')[0]?.getAttribute('aria-description') === 'Clique para atualizar',
    );
  });

  it('does not describe its target with `without-description`, and describes it when that is removed', async () => {
    const { target, tooltip } = await mountTooltip();
    tooltip.withoutDescription = true;
    await tooltip.updateComplete;
    expect(target.hasAttribute('aria-description')).to.equal(false);
    await user.hover(target);
    await until('the tooltip is shown', () => isShown(tooltip));
    tooltip.withoutDescription = false;
    await tooltip.updateComplete;
    expect(target.getAttribute('aria-description')).to.equal('Clique para atualizar');
  });

  it('does not describe by the name: of an icon button, by its text, by its label', async () => {
    for (const html of [
      '<button id="target" aria-label="Clique para atualizar"></button>',
      '<button id="target"> clique para atualizar </button>',
      '<button id="target" aria-label="Clique para atualizar a página"></button>',
      '<dass-button id="target" label="Clique para atualizar" icon-only></dass-button>',
    ]) {
      const { target, tooltip, box } = await mountTooltip(html);
      await (target as { updateComplete?: Promise<unknown> }).updateComplete;
      await tooltip.updateComplete;
      const described = [target, ...findAll(target, 'button')].filter((one) => one.hasAttribute('aria-description'));
      expect(described, html).to.deep.equal([]);
      target.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await until('the tooltip is shown', () => isShown(tooltip));
      tooltip.text = 'Explica mais';
      await tooltip.updateComplete;
      expect(findAll(box, '[aria-description="Explica mais"]'), html).to.have.length(1);
      box.remove();
    }
  });

  it('finds a target that is added after it, another one when for changes, and none', async () => {
    const tooltip = await mount('dass-tooltip', { properties: { for: 'late', text: 'Explica' } });
    const late = await mountHtml('<button id="late">Depois</button>');
    await until('the target is found', () => late.getAttribute('aria-description') === 'Explica');
    const other = await mountHtml('<button id="other">Outro</button>');
    tooltip.for = 'other';
    await tooltip.updateComplete;
    expect([late.hasAttribute('aria-description'), other.getAttribute('aria-description')]).to.deep.equal([
      false,
      'Explica',
    ]);
    tooltip.for = 'missing';
    await tooltip.updateComplete;
    expect(other.hasAttribute('aria-description')).to.equal(false);
    tooltip.remove();
    tooltip.text = 'Fora da página';
    await tooltip.updateComplete;
  });

  it('is not shown without a text, shows markup as text, and is hidden with its target', async () => {
    const { target, tooltip } = await mountTooltip();
    tooltip.text = '';
    await tooltip.updateComplete;
    expect(target.hasAttribute('aria-description')).to.equal(false);
    tooltip.text = '<img src=x onerror=alert(1)>';
    await tooltip.updateComplete;
    await user.hover(target);
    await until('the tooltip is shown', () => isShown(tooltip));
    expect([tipOf(tooltip).textContent, tipOf(tooltip).children.length]).to.deep.equal([
      '<img src=x onerror=alert(1)>',
      0,
    ]);
    target.remove();
    await user.leave();
    await user.hover(keep(document.body.appendChild(document.createElement('p'))));
    await until('the tooltip is hidden', () => !isShown(tooltip));
    await painted();
  });
});
