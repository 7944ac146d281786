import { expect } from 'chai';
import { html, LitElement } from 'lit';
import { stopClock, type StoppedClock } from '../../test/support/emulation/clock.js';
import { keep } from '../../test/support/fixture.js';
import { Countdown } from './countdown.js';

class CountdownHost extends LitElement {
  ends = 0;
  readonly countdown = new Countdown(this, () => this.ends++);
  protected override render() {
    return html`<div>${this.countdown.render()}</div>`;
  }
}
customElements.define('countdown-host', CountdownHost);

describe('Countdown', () => {
  let host: CountdownHost;
  let clock: StoppedClock;
  beforeEach(async () => {
    host = keep(document.createElement('countdown-host') as CountdownHost);
    document.body.append(host);
    await host.updateComplete;
    clock = stopClock();
  });
  afterEach(() => clock.restore());
  const line = async (): Promise<Element | null> => {
    await host.updateComplete;
    return host.renderRoot.querySelector('.countdown');
  };

  it('[PH-05] ends once, after its duration, and shows a line until then', async () => {
    expect((await line()) === null).to.equal(true);
    host.countdown.start(3000);
    expect((await line())?.getAnimations()[0]?.effect?.getComputedTiming().duration).to.equal(3000);
    clock.pass(2999);
    expect(host.ends).to.equal(0);
    clock.pass(1);
    clock.pass(9000);
    expect([host.ends, host.countdown.running, (await line()) === null]).to.deep.equal([1, false, true]);
  });

  it('[PH-05] restarts from the beginning, and is canceled', async () => {
    host.countdown.start(3000);
    clock.pass(2000);
    host.countdown.start(3000);
    clock.pass(2000);
    expect(host.ends).to.equal(0);
    expect([host.countdown.cancel(), host.countdown.cancel()]).to.deep.equal([true, false]);
    clock.pass(9000);
    expect([host.ends, (await line()) === null]).to.deep.equal([0, true]);
    host.countdown.start(0);
    expect(host.ends, 'no time at all').to.equal(1);
  });

  it('pauses while there is a reason, and continues with the remaining time', () => {
    host.countdown.start(3000);
    clock.pass(1000);
    host.countdown.pause('pointer');
    host.countdown.pause('focus');
    clock.pass(60_000);
    host.countdown.resume('pointer');
    clock.pass(60_000);
    host.countdown.resume('focus');
    host.countdown.resume('focus');
    clock.pass(1999);
    expect(host.ends).to.equal(0);
    clock.pass(1);
    expect(host.ends).to.equal(1);
  });

  it('is canceled when its element is removed', () => {
    host.countdown.start(3000);
    host.remove();
    clock.pass(9000);
    expect(host.ends).to.equal(0);
  });
});
