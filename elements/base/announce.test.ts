import { expect } from 'chai';
import { stopClock } from '../../test/support/emulation/clock.js';
import { announced } from '../../test/support/assertions/announced.js';
import { addTexts, setLanguage } from '../../locales/index.js';
import { announce } from './announce.js';

const texts = (): string[] =>
  [...document.querySelectorAll('[data-dass-announce] p')].map((line) => line.textContent ?? '');

describe('announcements', () => {
  it('leave the page after ten seconds, each after its own time', async () => {
    const clock = stopClock(1_000);
    try {
      announce('Primeira');
      announce('Com pressa', 'assertive');
      await announced('Primeira');
      await announced('Com pressa');
      clock.pass(6_000);
      announce('Segunda');
      await announced('Segunda');
      clock.pass(3_900);
      expect(texts()).to.include.members(['Primeira', 'Com pressa', 'Segunda']);
      clock.pass(200);
      expect(texts()).to.include('Segunda');
      expect(texts()).not.to.include('Primeira');
      expect(texts()).not.to.include('Com pressa');
      clock.pass(6_000);
      expect(texts()).not.to.include('Segunda');
    } finally {
      clock.restore();
    }
  });

  it('leave the page when its language changes, and not when the application adds texts', async () => {
    announce('Em português');
    announce('Com pressa', 'assertive');
    await announced('Em português');
    await announced('Com pressa');
    addTexts({ dassAnnounceTest: { en: 'Text' } });
    expect(texts()).to.include.members(['Em português', 'Com pressa']);
    try {
      await setLanguage('en');
      expect(texts()).to.be.empty;
      announce('In English');
      await announced('In English');
    } finally {
      await setLanguage('pt-BR');
    }
  });
});
