import { expect } from 'chai';
import type { Example } from '../../elements/base/examples.js';
import { errorText } from '../../elements/core/util/read-value.js';
import { kitElements, createExample, moduleAddress, settable } from '../support/elements/elements.js';
import { groupsOf } from '../support/elements/example-groups.js';
import { rendered, keep } from '../support/fixture.js';
import { functionWithoutText, hostileValues, revoked, withFailingFields } from '../support/values/hostile-values.js';
import { allowWarnings, expectConsole } from '../support/assertions/page-problems.js';
import { painted, until } from '../support/user.js';
import { expectProblems } from '../../scripts/test-runner/page-problems.js';
import { shownByAll } from '../support/rendering/shown-by.js';

const elements = await kitElements();
const read = (element: Element, name: string): unknown => (element as unknown as Record<string, unknown>)[name];
const write = (element: Element, name: string, value: unknown): void => {
  (element as unknown as Record<string, unknown>)[name] = value;
};

const firstOf = (examples: Readonly<Record<string, Example>>): Example => Object.values(examples)[0] ?? { summary: '' };
const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.message} ${thrown.stack?.split('\n')[1]?.trim() ?? ''}` : errorText(thrown);

/** Values that cannot be read, that are cyclic, or that are far too long. */
function invalidValues(): Readonly<Record<string, unknown>> {
  const cycle: Record<string, unknown> = { id: 1, label: 'Um' };
  Object.assign(cycle, { children: [cycle], items: [cycle], parent: cycle });
  const failing = withFailingFields(...fields);
  return {
    ...hostileValues(),
    'an object whose fields throw': failing,
    'a list of objects whose fields throw': [failing, failing],
    'a list of objects without prototype': [Object.assign(Object.create(null), { id: 1 }), Object.create(null)],
    'a list of functions without text': [functionWithoutText()],
    'a list of symbols, numbers and nothing': [Symbol('x'), Number.NaN, 1n, null, undefined, , Infinity],
    'an object whose fields are objects without primitive value': Object.fromEntries(
      fields.map((field) => [field, { toString: 0, valueOf: 0 }]),
    ),
    'a list of objects whose fields are objects without primitive value': [
      Object.fromEntries(fields.map((field) => [field, { toString: 0, valueOf: 0 }])),
      Object.fromEntries(fields.map((field) => [field, revoked({})])),
      Object.fromEntries(fields.map((field) => [field, Symbol('x')])),
      Object.fromEntries(fields.map((field) => [field, revoked([])])),
      Object.fromEntries(fields.map((field) => [field, functionWithoutText()])),
    ],
    'a cycle': cycle,
    'a list with a cycle': [cycle],
    'a long text': 'Ç'.repeat(1e6),
    'a list with a long text': ['Ç'.repeat(1e6)],
    'a bigint': 10n ** 30n,
    NaN,
    Infinity: -Infinity,
    'a date that is none': new Date(NaN),
    'a function that throws': () => {
      throw new Error('Refused');
    },
  };
}

/** Field names that elements read from items, columns, files and messages. */
const fields =
  'id,label,text,name,value,url,icon,items,children,parent,parentId,disabled,order,date,user,unread,readed,target,key,field,type,title,message,messages,validations,statusCode,checked,search,severity,width,format,cell,own,fields,columns,selected,heading,code,language,image,group,tone,count,description,level,permissions,sorting'.split(
    ',',
  );

describe('Every element', () => {
  // Before all other tests, because a page logs at most 500 warnings.
  for (const element of elements) {
    const { tag, examples } = element;

    it(`<${tag}> uses the default for an invalid property value, with exactly one warning`, async () => {
      const pristine = document.createElement(tag);
      const changed = keep(createExample(tag, firstOf(examples)));
      document.body.append(changed);
      await rendered(changed);
      // A dialog without a heading warns, too.
      await allowWarnings(new RegExp(`^\\[dass\\] <${tag}> needs a heading`), async () => {
        for (const { name, type } of settable(element)) {
          // Any value is valid for a boolean, `unknown` or `any`.
          if (/\bboolean\b|\bunknown\b|\bany\b/.test(type?.text ?? '')) continue;
          // Any other warning fails the test.
          const warnings = await expectConsole(new RegExp(`^\\[dass\\] <${tag}> '${name}' `), async () => {
            for (let times = 0; times < 2; times++) {
              write(changed, name, Symbol('bad'));
              expect(read(changed, name), name).to.deep.equal(read(pristine, name));
              await rendered(changed);
            }
          });
          expect(warnings, name).to.have.length(1);
          expect(warnings[0], name).to.contain('cannot be symbol');
        }
      });
    });
  }
});

describe('Every element', () => {
  for (const element of elements) {
    const { tag, examples } = element;

    it(`<${tag}> resets each property to its default with undefined`, async () => {
      const pristine = document.createElement(tag);
      for (const [name, example] of Object.entries(examples)) {
        const changed = keep(createExample(tag, example));
        document.body.append(changed);
        await rendered(changed);
        for (const member of settable(element)) write(changed, member.name, undefined);
        await rendered(changed);
        for (const member of settable(element)) {
          expect(read(changed, member.name), `${name}: ${member.name}`).to.deep.equal(read(pristine, member.name));
        }
        changed.remove();
      }
    });

    it(`<${tag}> neither throws nor logs an error for a value that cannot be read or is far too long`, async () => {
      const { messages, end } = expectProblems(['Uncaught error', 'Unhandled rejection', 'Console error'], /(?:)/);
      const found: string[] = [];
      const findProblems = (where: string): boolean => {
        if (messages.length === 0) return false;
        found.push(`${where}: ${messages.splice(0).join(' | ').slice(0, 300)}`);
        return true;
      };
      await allowWarnings(/^\[dass\] /, async () => {
        for (const [what, value] of Object.entries(invalidValues())) {
          let changed: HTMLElement | undefined;
          for (const { name } of settable(element)) {
            const example = firstOf(examples);
            if (!changed) {
              changed = keep(createExample(tag, example));
              document.body.append(changed);
              if ('open' in changed) changed.open = true;
              await rendered(changed);
            }
            try {
              write(changed, name, value);
              await rendered(changed);
              if (name === 'open') await painted();
              write(changed, name, example.properties?.[name]);
              await rendered(changed);
            } catch (thrown) {
              messages.push(textOf(thrown));
            }
            if (!findProblems(`${name} is ${what}`)) continue;
            // After a failure the element may be in a wrong state.
            changed.remove();
            changed = undefined;
          }
          await painted();
          changed?.remove();
          findProblems(`after ${what}`);
        }
      });
      end();
      expect(found.join('\n')).to.equal('');
    });

    it(`<${tag}> renders the same whether its properties are set before its definition, before connection, or after`, async () => {
      for (const group of groupsOf(examples)) {
        const before = group.map(([, example]) => keep(createExample(tag, example)));
        document.body.append(...before);
        const expected = await shownByAll(before);
        for (const one of before) one.remove();

        const after = group.map(([, example]) => keep(createExample(tag, { ...example, properties: {} })));
        document.body.append(...after);
        for (const one of after) await rendered(one);
        group.forEach(([, { properties }], at) => Object.assign(after[at] as Element, properties));
        const now = await shownByAll(after);
        group.forEach(([name], at) => expect(now[at], `${name}, after`).to.equal(expected[at]));
        for (const one of after) one.remove();
      }
      const setFirst = await inOwnDocument(tag, element.path, 'set first');
      const definedFirst = await inOwnDocument(tag, element.path, 'define first');
      // What an example loads, such as images, may arrive later in one of the two.
      const areEqual = (): boolean => JSON.stringify(setFirst()) === JSON.stringify(definedFirst());
      await until('both show the same', areEqual, 5000).catch(() => undefined);
      expect(setFirst()).to.deep.equal(definedFirst());
    });
  }
});

/**
 * Renders the examples of a tag in a separate document, with properties set before or after the tag is defined.
 * @returns a function that gives what each example shows
 */
async function inOwnDocument(
  tag: string,
  path: string,
  order: 'set first' | 'define first',
): Promise<() => readonly string[]> {
  const frame = keep(document.createElement('iframe'));
  // Both documents are in the viewport: some parts load only there.
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1200px; block-size: 800px';
  frame.src = '/blank.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const inside = frame.contentWindow as Window & { shown?: () => readonly string[] };
  const script = inside.document.createElement('script');
  script.type = 'module';
  script.textContent = `
    import { createExample, serialize } from '${moduleAddress('test/support/elements/elements.ts')}';
    const { default: { examples } } = await import('${moduleAddress(path.replace(/\.ts$/, '.examples.ts'))}');
    const waitForRendering = async () => { for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 10)); };
    ${order === 'define first' ? `await import('${moduleAddress(path)}');` : ''}
    const made = Object.values(examples).filter((example) => !example.overlay).map((example) => createExample('${tag}', example));
    document.body.append(...made);
    await import('${moduleAddress(path)}');
    await customElements.whenDefined('${tag}');
    await Promise.all(made.map((element) => element.updateComplete));
    await waitForRendering();
    window.shown = () => made.map((element) => serialize(element));
  `;
  inside.document.head.append(script);
  // A document of its own compiles the whole kit again, which takes long in Firefox on a busy machine.
  return until(`<${tag}> is rendered in a document of its own`, () => inside.shown, 80_000);
}
