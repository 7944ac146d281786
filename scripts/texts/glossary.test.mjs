import assert from 'node:assert/strict';
import test from 'node:test';
import { Glossary, exampleTexts, jsonTexts, markdownTexts, moduleTexts, xliffTexts } from './glossary.mjs';

const words = { pt: 'vídeo', es: 'video', en: 'video' };
const glossaryOf = (forbidden, allowed) => new Glossary([{ term: 'video', ...words, forbidden, allowed }]);
const found = (forbidden, language, text) => glossaryOf(forbidden).problems('a.md', { line: 3, language, text }).length;

test('[LG-03] a forbidden word is reported with its file, line, message and the word to use', () => {
  const text = { line: 3, language: 'pt', text: 'Foto ou filme', id: 'dassCamera' };
  assert.deepEqual(glossaryOf({ pt: ['filme'] }).problems('a.ts', text), [
    "a.ts:3: 'filme' in dassCamera: use 'vídeo' (video)",
  ]);
});

test('[LG-03] forbidden words are whole words, in any case, with their accents, in their language', () => {
  assert.equal(found({ pt: ['filme'] }, 'pt', 'FILME, filme.'), 2);
  assert.equal(found({ pt: ['filme'] }, 'pt', 'filmes, filmar, microfilme, filme_1'), 0);
  assert.equal(found({ pt: ['filme'] }, 'es', 'filme'), 0);
  assert.equal(found({ es: ['vídeo'] }, 'es', 'Un video'), 0);
  assert.equal(found({ es: ['vídeo'] }, 'es', 'Un VÍDEO'), 1);
  assert.equal(found({ es: ['vídeo'] }, 'es', 'Un vi\u0301deo'), 1, 'a letter and its accent as two characters');
  assert.equal(found({ es: ['ú'] }, 'es', 'ú a él'), 1);
  assert.equal(found({ es: ['tú'] }, 'es', 'estatú tu'), 0);
});

test('[LG-03] a star stands for any ending, a space for any white space, all else for itself', () => {
  assert.equal(found({ es: ['añad*'] }, 'es', 'Añadir, añadido, añad; pañada'), 3);
  assert.equal(found({ es: ['correo de voz'] }, 'es', 'correo  de\nvoz'), 1);
  assert.equal(found({ en: ['e-mail'] }, 'en', 'e-mail, e mail, email'), 1);
});

test('[LG-03] an exception needs the id of a message or a file, and is reported when nothing needs it', () => {
  const glossary = glossaryOf({ pt: ['filme'] }, { dassFilm: 'A name.', 'docs/b.md': 'A title.', dassOther: 'Old.' });
  const text = { line: 1, language: 'pt', text: 'filme' };
  assert.deepEqual(glossary.problems('a.ts', { ...text, id: 'dassFilm' }), []);
  assert.deepEqual(glossary.problems('docs/b.md', text), []);
  assert.equal(glossary.problems('a.ts', { ...text, id: 'dassElse' }).length, 1);
  assert.equal(glossary.unused.length, 1);
  assert.match(glossary.unused[0], /dassOther/);
});

test('[LG-03] an entry with forbidden words in a language names the word to use in it', () => {
  assert.throws(() => new Glossary([{ term: 'file', en: 'file', forbidden: { es: ['fichero'] } }]), /'file'.*'es'/);
  assert.throws(() => new Glossary([{ term: 'file', fr: 'fichier', forbidden: { fr: ['x'] } }]), /'file'.*'fr'/);
});

test('[LG-03] XLIFF: sources and translations with their lines, without values', () => {
  const xliff = `<body>
<trans-unit id="dassA">
  <source>Abrir <x id="0" equiv-text="\${film}"/> &lt; 3</source>
  <target>Open <x id="0" equiv-text="\${film}"/> &lt; 3</target>
</trans-unit>
</body>`;
  assert.deepEqual(xliffTexts(xliff, 'en'), [
    { line: 3, language: 'pt', text: 'Abrir \u0000 < 3', id: 'dassA' },
    { line: 4, language: 'en', text: 'Open \u0000 < 3', id: 'dassA' },
  ]);
});

test('[LG-03] modules: lists of three texts, properties named like a language, and texts in Portuguese', () => {
  const code = `import { film } from 'film';
const a = ['Vídeo', 'Video', 'Film'];
const b = { 'pt-BR': 'Um', es: 'Uno', en: { text: 'One' }, summary: 'Two', status: 'status', type: 'video/mp4' };
const c = html\`<p>Foto \${a} ou filme</p>\`;`;
  assert.deepEqual(
    moduleTexts('a.ts', code).map(({ line, language, text }) => [line, language, text]),
    [
      [2, 'pt', 'Vídeo'],
      [2, 'es', 'Video'],
      [2, 'en', 'Film'],
      [3, 'pt', 'Um'],
      [3, 'es', 'Uno'],
      [3, 'en', 'One'],
      [3, 'en', 'Two'],
      [4, 'pt', '<p>Foto '],
      [4, 'pt', ' ou filme</p>'],
    ],
  );
  assert.deepEqual(moduleTexts('es.ts', "export const es = { a: 'Cerrar' };", 'es')[0].language, 'es');
});

test('[LG-03] the texts of the examples, with their translations', () => {
  const json = `{
  "texts": {
    "Foto": { "es": "Foto", "en": "Picture" }
  },
  "summaries": {
    "One.": { "pt-BR": "Um.", "es": "Uno." }
  }
}`;
  assert.deepEqual(
    exampleTexts(json).map(({ line, language, text }) => [line, language, text]),
    [
      [3, 'pt', 'Foto'],
      [3, 'es', 'Foto'],
      [3, 'en', 'Picture'],
      [6, 'en', 'One.'],
      [6, 'pt', 'Um.'],
      [6, 'es', 'Uno.'],
    ],
  );
});

test('[LG-03] JSON and Markdown: prose without code and addresses', () => {
  assert.deepEqual(jsonTexts('{\n  "es": "Un `film`",\n  "keys": ["film"]\n}'), [
    { line: 2, language: 'es', text: 'Un ' },
  ]);
  assert.deepEqual(
    markdownTexts('# Foto\n```\nfilm\n```\n`film` [um](film)', 'pt').map(({ line, text }) => [line, text]),
    [
      [1, '# Foto'],
      [5, ' [um]'],
    ],
  );
});
