import { expect } from 'chai';
import { expectProblems } from '../../../scripts/test-runner/page-problems.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { keep, mount, mountHtml } from '../../../test/support/fixture.js';
import { until, user } from '../../../test/support/user.js';
import { DassElement } from '../dass-element.js';
import '../../controls/button/button.js';
import '../../controls/menu/menu.js';
import '../../fields/check-list/check-list.js';
import '../../fields/select-list/select-list.js';
import '../../fields/text-input/text-input.js';
import '../../picking/pick-list/pick-list.js';
import '../../tables/data-table/data-table.js';
import '../../tables/hierarchy-table/hierarchy-table.js';
import { watchMistakes } from './watch.js';

const rows = [
  { id: 1, name: 'Palmilha de EVA', code: 'PA-1' },
  { id: 2, name: 'Cabedal de couro', code: 'CA-2' },
];
const columns = [{ name: 'name' }];

// An element that is there before the watch, as with `dass.js?dev`.
const early = document.body.appendChild(document.createElement('dass-button'));
early.setAttribute('apearance', 'solid');
await early.updateComplete;
const watch = watchMistakes(DassElement)!;

/** Returns the warnings of a check, without the address in the documentation. */
async function warnings(create: () => unknown): Promise<string[]> {
  const { messages, end } = expectProblems(['Console warning'], /^\[dass\] /);
  await create();
  watch.check();
  end();
  return messages.map((text) => text.replace(/^\[dass\] | See elements\/.*$/g, '').replace(/ \[object \w+\]$/, ''));
}

describe('Mistakes in markup', () => {
  it('checks elements that were on the page before', async () => {
    expect(await warnings(() => {})).to.deep.equal([
      "<dass-button> has no attribute 'apearance'. Did you mean 'appearance'?",
    ]);
    early.remove();
  });

  it('names a misspelt attribute with the right name, once for each page, with its page in the documentation', async () => {
    const create = (): Promise<Element> => mountHtml('<dass-button appearence="solid">Salvar</dass-button>');
    const logged = await expectConsole(/no attribute 'appearence'/, async () => {
      await create();
      watch.check();
      await create();
      watch.check();
    });
    expect(logged).to.have.length(1);
    expect(logged[0]).to.contain(
      "[dass] <dass-button> has no attribute 'appearence'. Did you mean 'appearance'? See elements/button in the documentation.",
    );
  });

  it('names a boolean attribute or property with a text that means no', async () => {
    expect(
      await warnings(async () => {
        const field = await mountHtml('<dass-text-input label="Código" required="false"></dass-text-input>');
        Object.assign(field, { readOnly: 'false' });
      }),
    ).to.deep.equal([
      '<dass-text-input required="false">: a boolean attribute means yes with any value. Leave it out.',
      "<dass-text-input>: 'readOnly' is set to the text 'false', which is true as any text. Set true or false.",
    ]);
  });

  it('names a slot that does not exist, and children where data belong', async () => {
    expect(
      await warnings(() =>
        mountHtml(
          '<div><dass-button><i slot="strat"></i>Salvar</dass-button><dass-select-list label="Unidade"><option>kg</option></dass-select-list></div>',
        ),
      ),
    ).to.deep.equal([
      "<dass-button> has no slot 'strat'. Did you mean 'start'? <i> is not shown.",
      "<dass-select-list> does not show <option> inside it. Set its property 'options'.",
    ]);
    expect(
      await warnings(() => mountHtml('<dass-data-table label="Materiais"><table><tr></tr></table></dass-data-table>')),
    ).to.deep.equal(["<dass-data-table> does not show <table> inside it. Set its property 'rows'."]);
  });

  it('names a tag that is misspelt or not imported, when the page has had time to load it', async () => {
    const page = keep(document.createElement('div'));
    document.body.append(page);
    const before = watch.count;
    const logged = await expectConsole(/^\[dass\] <dass-(upload|buton)>/, async () => {
      page.innerHTML = '<dass-upload></dass-upload><dass-buton></dass-buton>';
      await user.press('Tab');
      await until('both are named', () => watch.count >= before + 2, 15_000);
    });
    expect(logged.map((text) => text.replace(/ \[object \w+\]$/, ''))).to.deep.equal([
      "[dass] <dass-upload> is not defined: import 'dass-elements/dass-upload.js' in a script. See elements/upload in the documentation.",
      '[dass] <dass-buton> is no element. Did you mean <dass-button>?',
    ]);
  });

  it('checks by itself after a change', async () => {
    await until('no check is due', () => !watch.isScheduled, 15_000);
    const before = watch.count;
    await expectConsole(/no attribute 'placehoder'/, async () => {
      const input = await mountHtml('<dass-text-input label="Código" placehoder="PA-1"></dass-text-input>');
      await until('it is checked', () => watch.count > before);
      expect(input.isConnected).to.equal(true);
    });
  });

  it('names a theme that was replaced', async () => {
    const sheets = document.adoptedStyleSheets;
    const own = await mount('dass-button', { children: 'Salvar' });
    const logged = await expectConsole(/no theme/, async () => {
      document.adoptedStyleSheets = [];
      watch.check();
    });
    document.adoptedStyleSheets = sheets;
    expect(logged).to.have.length(1);
    expect(own.isConnected).to.equal(true);
  });

  it('is silent for attributes and fields of frameworks', async () => {
    const attributes =
      'class="a" style="color: red" id="x1" data-id="1" aria-label="a" v-cloak x-data="" _ngcontent-abc="" hx-get="/" @click="a" :title="b" fdprocessedid="x"';
    const element = await mountHtml(`<dass-button ${attributes}>Salvar</dass-button>`);
    Object.assign(element, { __reactProps$abc: {}, _x_dataStack: [], $$click: 1, jQuery351012: {}, rowNumber: 1 });
    expect(await warnings(() => {})).to.deep.equal([]);
  });
});

describe('Mistakes in properties and listeners', () => {
  it('names a misspelt property, also one that was set before the element was defined', async () => {
    expect(
      await warnings(async () => {
        const element = document.createElement('dass-data-table');
        Object.assign(element, { colums: [], label: 'Materiais' });
        document.body.append(keep(element));
        await element.updateComplete;
      }),
    ).to.deep.equal(["<dass-data-table> has no property 'colums'. Did you mean 'columns'?"]);
  });

  it('names a property of another element', async () => {
    const list = await mount('dass-select-list', { properties: { label: 'Unidade' } });
    expect(await warnings(() => Object.assign(list, { items: ['kg'] }))).to.deep.equal([
      "<dass-select-list> has no property 'items'. Did you mean 'options'?",
    ]);
  });

  it('names a listener for an event that the element does not have, and one where events do not come', async () => {
    // Constants, which the command `check` does not read.
    const [wrong, own] = ['dass-pik', 'dass-of-the-application'];
    const list = await mount('dass-pick-list', { properties: { label: 'Materiais' } });
    expect(await warnings(() => list.addEventListener(wrong, () => {}))).to.deep.equal([
      "<dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
    ]);
    expect(await warnings(() => document.body.addEventListener('dass-pick', () => {}))).to.deep.equal([
      "'dass-pick' does not bubble: a listener on <body> is not called. Add it to the element that fires it.",
    ]);
    const right = (): void => {
      list.addEventListener('dass-pick', () => {});
      list.addEventListener('focus', () => {});
      document.body.addEventListener('dass-filter', () => {}, true);
      document.addEventListener('dass-filter', () => {}, { capture: true });
      document.body.addEventListener(own, () => {});
    };
    expect(await warnings(right)).to.deep.equal([]);
  });

  it('names a list that was changed in place', async () => {
    const own = [...rows];
    const table = await mount('dass-data-table', { properties: { label: 'Materiais', rows: own, columns } });
    expect(await warnings(() => own.push({ id: 3, name: 'Solado', code: 'SO-3' }))).to.deep.equal([
      "<dass-data-table>: 'rows' was changed in place, from 2 to 3 entries, which is not shown. Set another list: element.rows = [...element.rows, entry].",
    ]);
    table.rows = [...own];
    await table.updateComplete;
    expect(await warnings(() => {})).to.deep.equal([]);
  });
});

describe('Mistakes in data', () => {
  const cases: readonly [string, keyof HTMLElementTagNameMap, Record<string, unknown>, string[]][] = [
    [
      'a field that no entry has',
      'dass-pick-list',
      { items: rows, fieldLabel: 'nme' },
      ["<dass-pick-list>: No entry of 'items' has the field 'nme' of 'fieldLabel'. Did you mean 'name'?"],
    ],
    [
      'a field that entries may leave out, when it is misspelt',
      'dass-pick-list',
      { items: rows, fieldLabel: 'name', fieldCode: 'cod', fieldDisabled: 'isBlocked' },
      ["<dass-pick-list>: No entry of 'items' has the field 'cod' of 'fieldCode'. Did you mean 'code'?"],
    ],
    [
      'options with other names for id and label',
      'dass-select-list',
      { options: [{ value: 1, text: 'kg' }] },
      [
        "<dass-select-list>: No entry of 'options' has the field 'label'. Did you mean 'text'? Then set 'fieldLabel' to it.",
        "<dass-select-list>: No entry of 'options' has the field 'id'. Did you mean 'value'? Then set 'fieldId' to it.",
      ],
    ],
    [
      'two entries with the same id',
      'dass-check-list',
      { items: [{ id: 1, label: 'kg' }, { label: 'm' }, { id: '1', label: 'g' }, { label: 'cm' }] },
      ["<dass-check-list>: Several entries of 'items' have the id '1'."],
    ],
    [
      'a column whose field no row has',
      'dass-data-table',
      { rows, columns: [{ name: 'nmae' }, { name: 'state', cell: () => '' }, { field: (row: object) => row }] },
      ["<dass-data-table>: No row has the field 'nmae' of a column: its cells stay empty. Did you mean 'name'?"],
    ],
    [
      'keys that a column does not have',
      'dass-data-table',
      { rows, columns: [{ name: 'code', header: 'Código', sortabel: true, extra: '' }] },
      [
        "<dass-data-table>: A column has no key 'header'; it has no effect. Did you mean 'label'?",
        "<dass-data-table>: A column has no key 'sortabel'; it has no effect. Did you mean 'sortable'?",
        "<dass-data-table>: A column has no key 'extra'; it has no effect.",
      ],
    ],
    [
      'no key of a column that only another table has',
      'dass-hierarchy-table',
      { rows, columns: [{ name: 'code', summary: 'count' }] },
      [],
    ],
    [
      'a misspelt key of an entry, but no data of the application',
      'dass-menu',
      {
        label: 'Ações',
        entries: [
          { id: 'a', lable: 'Abrir' },
          { id: 'b', label: 'Fechar', row: 7 },
        ],
      },
      ["<dass-menu>: An entry of 'entries' has no key 'lable'; it has no effect. Did you mean 'label'?"],
    ],
    [
      'a misspelt field of a tree',
      'dass-hierarchy-table',
      { rows: [{ id: 1, name: 'a', parent: '' }], columns, fields: { parentId: 'prent' } },
      ["<dass-hierarchy-table>: No entry of 'rows' has the field 'prent' of 'fields.parentId'. Did you mean 'parent'?"],
    ],
  ];
  for (const [what, tag, properties, texts] of cases)
    it(`names ${what}`, async () => {
      expect(await warnings(() => mount(tag, { properties: { label: 'Materiais', ...properties } }))).to.deep.equal(
        texts,
      );
    });

  it('is silent where rows come later, and for rows in rows', async () => {
    const found = await warnings(async () => {
      await mount('dass-data-table', { properties: { label: 'Materiais', columns: [{ name: 'later' }] } });
      const parent = { id: 1, name: 'a', children: [{ id: 2, name: 'b', amount: 2 }] };
      const properties = { label: 'Estrutura', rows: [parent], columns: [{ name: 'name' }, { name: 'amount' }] };
      await mount('dass-hierarchy-table', { properties });
    });
    expect(found).to.deep.equal([]);
  });
});

describe('Mistakes that an element names itself, in production, too', () => {
  const cases: readonly [string, string, Record<string, unknown>, RegExp][] = [
    ['two rows with the same key', 'dass-data-table', { rows: [rows[0], rows[0]], columns }, /1 row has the key/],
    ['two nodes with the same id', 'dass-hierarchy-table', { rows: [rows[0], rows[0]], columns }, /rows/],
    ['a value of a wrong type', 'dass-data-table', { rows: 'a' }, /'rows' cannot be string a; its default is used/],
  ];
  for (const [what, tag, properties, text] of cases)
    it(`are ${what}`, async () => {
      const messages = await expectConsole(/^\[dass\] /, async () => {
        await mount(tag as 'dass-data-table', { properties: { label: 'Materiais', ...properties } });
        watch.check();
      });
      expect(messages, 'once').to.have.length(1);
      expect(messages[0]).to.match(text);
    });

  it('are attributes for a list', async () => {
    expect(await warnings(() => mountHtml('<dass-menu label="Ações" entries="[]"></dass-menu>'))).to.deep.equal([
      '<dass-menu> The attribute \'entries\' has no effect. Set the property \'entries\' in a script, or write the data as JSON into a child <script type="application/json" slot="data">.',
    ]);
  });
});
