import { expect } from 'chai';
import '../../elements/fields/date-input/date-input.js';
import '../../elements/fields/text-input/text-input.js';
import '../../elements/page/search-filter/search-filter.js';
import type { DassDateInput } from '../../elements/fields/date-input/date-input.js';
import type { DassTextInput } from '../../elements/fields/text-input/text-input.js';
import { setLanguage } from '../../locales/index.js';
import { pasteText } from '../support/clipboard.js';
import { showBy } from '../support/elements/corpus-lists.js';
import { listen, mount, rendered } from '../support/fixture.js';
import { find, until, user } from '../support/user.js';
import { dateTexts, listTexts, numberTexts, phoneTexts, plainTexts, taxNumberTexts, type CorpusText } from './texts.js';

/** A control character ends a text in the clipboard of the system. */
const canBeCopied = ({ text }: CorpusText): boolean => !text.includes('\0');

/** Pastes each text into the empty field with the real clipboard. All deviations are shown at once. */
async function pasteEach<Text extends CorpusText>(
  field: DassTextInput | DassDateInput,
  texts: readonly Text[],
  read: (field: DassTextInput | DassDateInput) => unknown,
  expected: (text: Text) => unknown,
): Promise<void> {
  const results: [string, unknown, unknown][] = [];
  for (const one of texts.filter(canBeCopied)) {
    await pasteText(one.text, find(field, '#control'), field);
    await rendered(field);
    results.push([`${one.from}: ${JSON.stringify(one.text)}`, read(field), expected(one)]);
    field.value = '';
    await rendered(field);
  }
  expect(results.length).to.be.greaterThan(0);
  const wrong = results.filter(([, actual, wanted]) => JSON.stringify(actual) !== JSON.stringify(wanted));
  expect(Object.fromEntries(wrong.map(([name, actual]) => [name, actual]))).to.deep.equal(
    Object.fromEntries(wrong.map(([name, , wanted]) => [name, wanted])),
  );
}

/** The value of a field; null while its text is none. */
const valueOf = (field: DassTextInput | DassDateInput): string | null => (field.validity.badInput ? null : field.value);

/** An instant as local date and time. */
const localTime = (instant: string): string => {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const inThisYear = (date: string | null): string | null =>
  date && date.replace('YYYY', String(new Date().getFullYear()));

describe('Texts of the corpus, pasted', () => {
  afterEach(() => setLanguage('pt-BR'));

  for (const language of ['pt-BR', 'en', 'es'] as const)
    it(`[FI-02] into a number field in ${language}`, async () => {
      await setLanguage(language);
      const field = await mount('dass-text-input', { properties: { label: 'Valor', type: 'number' } });
      // All in one language; in the others what is read differently, or beside a currency.
      const texts = numberTexts.filter(
        ({ en, text }) => language === 'pt-BR' || en !== undefined || text.includes('$'),
      );
      await pasteEach(field, texts, valueOf, ({ pt, en = pt }) => (language === 'en' ? en : pt));
    });

  it('[FI-02] into a number field, which tells how an ambiguous number was read', async () => {
    const field = await mount('dass-text-input', { properties: { label: 'Valor', type: 'number' } });
    const texts = numberTexts.filter(({ isAmbiguous }) => isAmbiguous);
    await pasteEach(
      field,
      texts,
      () => find(field, '.note').textContent.startsWith('Lido como'),
      () => true,
    );
  });

  for (const withTime of [false, true])
    it(`[FI-03] into a date field ${withTime ? 'with' : 'without'} a time`, async () => {
      const field = await mount('dass-date-input', { properties: { label: 'Data', withTime } });
      await pasteEach(field, dateTexts, valueOf, ({ date, time }) => {
        if (!withTime) return inThisYear(date);
        return (time?.startsWith('@') ? localTime(time.slice(1)) : time) ?? null;
      });
    });

  for (const [mask, texts] of [
    ['phone', phoneTexts],
    ['tax-number', taxNumberTexts],
  ] as const)
    it(`[FI-01] into a field with the mask ${mask}`, async () => {
      const field = await mount('dass-text-input', { properties: { label: 'Campo', mask } });
      // A text without a digit leaves the field empty.
      await pasteEach(
        field,
        texts,
        (one) => (one.value === '' ? null : valueOf(one)),
        ({ value }) => value,
      );
    });

  it('[FI-01] into a text field; what nobody sees does not fulfil `required`', async () => {
    const field = await mount('dass-text-input', { properties: { label: 'Texto', required: true } });
    await pasteEach(
      field,
      plainTexts,
      (one) => [one.value, one.validity.valueMissing],
      ({ value }) => [value, value === ''],
    );
  });

  it('[FI-01] into the search of a page', async () => {
    const element = await mount('dass-search-filter', { properties: { timerDisabled: true } });
    const events = listen(element, 'dass-filter');
    const results: [string, unknown, unknown][] = [];
    for (const one of plainTexts.filter((text) => canBeCopied(text) && text.value !== '')) {
      await pasteText(one.text, find(element, 'input'), element);
      await user.press('Enter');
      results.push([one.from, (events.at(-1)?.detail as { search: string }).search, one.value]);
    }
    expect(results.map(([from, search]) => [from, search])).to.deep.equal(
      results.map(([from, , value]) => [from, value]),
    );
  });

  for (const [what, list] of Object.entries(showBy))
    it(`[FI-01] into ${what}, which finds what the text means`, async () => {
      const texts = plainTexts.filter(({ finds }) => finds !== undefined);
      const { element, control, labels } = await list([...texts.map(({ finds }) => finds as string), 'Zíper']);
      for (const { text, finds, from } of texts) {
        await pasteText(text, control(), element);
        await until(`${from}: the list is filtered`, () => !labels().includes('Zíper'));
        expect(labels(), from).to.include(finds);
        control().select();
        await user.press('Backspace');
        await until('all are listed', () => labels().includes('Zíper'));
      }
    });

  it('[FI-01] into the list of codes', async () => {
    const items = ['A1', 'B2', 'C3', 'D4'].map((code) => ({ id: code, code, label: code }));
    for (const { text, codes, from } of listTexts) {
      const dialog = await mount('dass-paste-list-dialog', {
        properties: { items, fields: [{ field: 'code', label: 'Código' }] },
      });
      await dialog.show();
      await pasteText(text, find(dialog, 'textarea'), find(dialog, 'textarea'));
      await until(`${from}: ${codes.length} codes are found`, () =>
        find(dialog, '[role=tab]').textContent.trim().startsWith(`${codes.length} `),
      );
      const confirmed = listen(dialog, 'dass-confirm');
      await user.click(find(dialog, '.confirm'));
      const { items: found } = confirmed[0]?.detail as { items: { code: string }[] };
      expect(
        found.map(({ code }) => code),
        from,
      ).to.deep.equal(codes);
      dialog.remove();
    }
  });
});
