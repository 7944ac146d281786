import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRecipes } from '../content/recipes.js';
import { PREVIEW } from '../content/theme-tokens.js';
import { readManifest } from '../manifest.js';
import { codeTexts, type CodeKind } from './code-texts.js';
import { readElementExamples } from './element-examples.js';
import { exampleTexts, translateCode, translateText, untranslatedTexts } from './translation.js';

/** All code of examples and recipes, in Portuguese. */
async function allCode(): Promise<{ path: string; kind: CodeKind; code: string }[]> {
  const found: { path: string; kind: CodeKind; code: string }[] = [{ path: 'theme', kind: 'html', code: PREVIEW }];
  const add = (path: string, { html, react }: { html: string; react: string }): void =>
    void found.push({ path, kind: 'html', code: html }, { path, kind: 'tsx', code: react });
  for (const [tag, { examples, dataFiles }] of await readElementExamples(readManifest())) {
    for (const { name, code } of examples) add(`${tag}, ${name}`, code['pt-BR']);
    for (const [name, content] of dataFiles['pt-BR'])
      if (name.endsWith('.json')) found.push({ path: `${tag}, ${name}`, kind: 'json', code: content.toString() });
  }
  for (const { slug, code } of readRecipes()) add(slug, code['pt-BR']);
  return found;
}

describe('the texts of examples and recipes', async () => {
  const all = await allCode();

  it('are all in docs/texts/examples.json', () => {
    const missing = all.flatMap(({ path, kind, code }) =>
      untranslatedTexts(code, kind).map((text) => `${path}: ${text}`),
    );
    assert.deepEqual([...new Set(missing)], []);
  });

  it('are in an example or a recipe', () => {
    const texts = [...new Set(all.flatMap(({ kind, code }) => codeTexts(code, kind).map(({ text }) => text)))];
    const unused = [...Object.keys(exampleTexts.texts), ...exampleTexts.unchanged].filter(
      (phrase) => !texts.some((text) => text.includes(phrase)),
    );
    assert.deepEqual(unused, []);
  });

  it('have a summary in each language', async () => {
    const summaries = [...(await readElementExamples(readManifest())).values()].flatMap(({ examples }) =>
      examples.map((example) => example.summaries.en),
    );
    assert.deepEqual([...new Set(summaries)].sort(), Object.keys(exampleTexts.summaries).sort());
  });

  it('have the same expressions in all languages', () => {
    const expressions = (text: string): string[] =>
      [...text.matchAll(/\$\{([\w.()]+)/g)].map(([, name]) => name!).sort();
    for (const [text, translations] of Object.entries(exampleTexts.texts))
      for (const translation of Object.values(translations))
        assert.deepEqual(expressions(translation), expressions(text), text);
  });
});

describe('code in another language', () => {
  it('has other texts, and is the same otherwise', () => {
    const html = `<dass-text-input name="x1" label="Quantidade"
  required></dass-text-input>
<p>
  Pedido salvo
</p>
<script type="module">
  field.hint = 'Unidade'; // 'Unidade'
  field.label = \`Pedido 4.700\`;
</script>
<script type="application/json">[{ "Pedido": "Pedido" }]</script>`;
    assert.equal(
      translateCode(html, 'html', 'en'),
      `<dass-text-input name="x1" label="Quantity"
  required></dass-text-input>
<p>
  Order saved
</p>
<script type="module">
  field.hint = 'Unit'; // 'Unidade'
  field.label = \`Order 4,700\`;
</script>
<script type="application/json">[{ "Pedido": "Order" }]</script>`,
    );
    assert.equal(translateCode(html, 'html', 'pt-BR'), html);
  });

  it('has the texts of JSX and of expressions', () => {
    assert.equal(
      translateCode(`<a label="Pedido">Voltar {count > 1 ? 'Peças' : "Peça"}</a>`, 'tsx', 'es'),
      `<a label="Pedido">Volver {count > 1 ? 'Piezas' : 'Pieza'}</a>`,
    );
  });

  it('composes names of materials from their words', () => {
    const name = 'Couro bovino nobuck 2,0/2,2 mm acabamento atanado preto';
    assert.equal(translateText(name, 'en'), 'Nubuck cowhide 2.0/2.2 mm bark-tanned finish black');
    assert.equal(translateText(name, 'es'), 'Cuero vacuno nobuk 2,0/2,2 mm acabado al tanino negro');
  });

  it('does not change names, and no text of which a word is unknown', () => {
    for (const name of ['TX-001824', 'Curtume Sul Ltda. – EPP', 'sales-2.csv', 'maxLength', 'image/png'])
      assert.equal(translateText(name, 'en'), name);
    assert.equal(translateText('Pedido extraordinário', 'en'), undefined);
    assert.equal(translateCode("'Pedido extraordinário'", 'tsx', 'en'), "'Pedido extraordinário'");
  });
});
