import { expect } from 'chai';
import './boolean-chip.js';
import { setLanguage } from '../../../locales/index.js';
import { mount } from '../../../test/support/fixture.js';
import { findAll } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

/** Returns the text of the chip and the path of its icon. */
async function shown(value: unknown): Promise<{ label: string; tone: string; icon: string } | undefined> {
  const element = await mount('dass-boolean-chip', { properties: { value } });
  const [chip] = findAll<HTMLElementTagNameMap['dass-chip']>(element, 'dass-chip');
  if (!chip) return undefined;
  await chip.updateComplete;
  const icon = findAll(element, 'path')[0]?.getAttribute('d') ?? '';
  return { label: findAll(chip, '.label')[0]?.textContent?.trim() ?? '', tone: chip.tone, icon };
}

describe('dass-boolean-chip', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[FM-01] shows Yes, No, Active and Inactive', async () => {
    for (const value of [true, 'true', 1, '1', 'S']) expect((await shown(value))?.label).to.equal('Sim');
    for (const value of [false, 'false', 0, '0', 'N']) expect((await shown(value))?.label).to.equal('Não');
    expect((await shown('A'))?.label).to.equal('Ativo');
    expect((await shown('I'))?.label).to.equal('Inativo');
  });

  it('[FM-01] shows any other value as plain text', async () => {
    for (const value of ['Em revisão', 's', '2', '<b>S</b>']) {
      expect(await shown(value)).to.deep.equal({ label: value, tone: 'neutral', icon: '' });
    }
    expect((await shown(2))?.label).to.equal('2');
    expect((await shown('x'.repeat(10_000_000)))?.label, 'a long text is truncated').to.have.length(300);
  });

  it('[FM-01] distinguishes the states by text, color and icon', async () => {
    const all = await Promise.all([true, false, 'A', 'I'].map(shown));
    expect(new Set(all.map((one) => one?.icon)).size).to.equal(4);
    expect(all.map((one) => one?.tone)).to.deep.equal(['success', 'neutral', 'success', 'danger']);
  });

  it('updates its text when the language changes', async () => {
    const element = await mount('dass-boolean-chip', { properties: { value: 'S' } });
    for (const [language, label] of [
      ['es', 'Sí'],
      ['en', 'Yes'],
    ] as const) {
      await setLanguage(language);
      await element.updateComplete;
      await findAll<HTMLElementTagNameMap['dass-chip']>(element, 'dass-chip')[0]?.updateComplete;
      expect(findAll(element, '.label')[0]?.textContent).to.equal(label);
    }
  });

  it('renders nothing without a flag or with a value of an invalid type', async () => {
    await expectConsole(/^\[dass\] /, async () => {
      for (const value of ['', '  ', undefined, null, {}, [], () => 1, Number.NaN])
        expect(await shown(value)).to.equal(undefined);
    });
  });
});
