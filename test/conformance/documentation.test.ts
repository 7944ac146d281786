import { expect } from 'chai';
import { withClipboard } from '../support/clipboard.js';
import { kitElements, createExample, settable } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted, user } from '../support/user.js';

const elements = await kitElements();

/** Collects names from the shadow trees of all examples. */
async function shown(
  tag: string,
  examples: readonly Parameters<typeof createExample>[1][],
  read: (root: ShadowRoot) => readonly string[],
): Promise<string[]> {
  const names = new Set<string>();
  for (const example of examples) {
    const element = keep(createExample(tag, example));
    document.body.append(element);
    await rendered(element);
    if (element.shadowRoot) for (const name of read(element.shadowRoot)) names.add(name);
    element.remove();
  }
  return [...names].sort();
}

describe('Every element', () => {
  for (const element of elements) {
    const { tag, declaration, examples } = element;
    const all = Object.values(examples);

    it(`<${tag}> has a description and a summary, and each of its properties and methods has a description`, () => {
      expect(declaration.description?.length ?? 0, 'description').to.be.greaterThan(20);
      expect(declaration.summary?.length ?? 0, 'summary').to.be.greaterThan(5);
      for (const member of declaration.members)
        expect(member.description?.length ?? 0, member.name).to.be.greaterThan(10);
      expect(all.length, 'examples').to.be.greaterThan(0);
    });

    it(`<${tag}> has exactly the properties that it documents`, () => {
      const own = (element.elementClass as unknown as { elementProperties: Map<PropertyKey, { state?: boolean }> })
        .elementProperties;
      const names = [...own]
        .filter(([, options]) => !options.state)
        .map(([name]) => String(name))
        .sort();
      const documented = settable(element).map((member) => member.name);
      expect(
        names.filter((name) => !documented.includes(name)),
        'not documented',
      ).to.deep.equal([]);
      const proto = (element.elementClass as typeof HTMLElement).prototype;
      for (const name of documented) expect(name in proto, name).to.equal(true);
    });

    it(`<${tag}> renders exactly the slots and parts that it documents`, async () => {
      // The slot `data` is read, not rendered.
      const named = (declaration.slots ?? []).map(({ name }) => name).filter((name) => name !== 'data');
      // `*` is the name of slots that the application names, such as the panels of tabs.
      const nameOf = (slot: HTMLSlotElement): string =>
        named.includes('*') && !named.includes(slot.name) ? '*' : slot.name;
      const slots = await shown(tag, all, (root) => [...root.querySelectorAll('slot')].map(nameOf));
      expect(slots, 'slots').to.deep.equal(named.sort());
      const parts = await shown(tag, all, (root) =>
        [...root.querySelectorAll('[part]')].flatMap((part) => [...part.part]),
      );
      expect(parts, 'parts').to.deep.equal((declaration.cssParts ?? []).map(({ name }) => name).sort());
    });

    it(`<${tag}> fires exactly the events that it documents`, async () => {
      const documented = (declaration.events ?? []).map(({ name }) => name).sort();
      const fired = new Set<string>();
      for (const [name, example] of Object.entries(examples)) {
        for (const [event, userAction] of Object.entries(example.userActions ?? {})) {
          const element = keep(createExample(tag, example));
          const events = spy(element, fired, documented);
          document.body.append(element);
          await rendered(element);
          events.length = 0;
          const act = async (): Promise<void> => {
            await userAction(element, user);
            await painted();
          };
          // Otherwise a test in another page could paste what is copied here.
          await (event === 'dass-copy' ? withClipboard(act) : act());
          expect(events, `${name}: the user action for '${event}'`).to.include(event);
          element.remove();
        }
      }
      expect([...fired].sort()).to.deep.equal(documented);
    });

    it(`<${tag}> fires no event when a property is set, except those that a requirement demands`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const created = keep(document.createElement(tag));
        created.innerHTML = example.children ?? '';
        const events = spy(created, new Set(), []);
        document.body.append(created);
        await rendered(created);
        Object.assign(created, example.properties);
        await rendered(created);
        for (const member of settable(element))
          (created as unknown as Record<string, unknown>)[member.name] = undefined;
        await rendered(created);
        await painted();
        expect(
          events.filter((type) => !example.fires?.includes(type)),
          name,
        ).to.deep.equal([]);
        created.remove();
      }
    });
  }
});

/** Records the events that an element dispatches: its own `dass-…` events and the native ones that it documents. */
function spy(element: HTMLElement, all: Set<string>, documented: readonly string[]): string[] {
  const events: string[] = [];
  const dispatch = element.dispatchEvent.bind(element);
  element.dispatchEvent = (event) => {
    if (event.type.startsWith('dass-') || documented.includes(event.type)) {
      events.push(event.type);
      all.add(event.type);
    }
    return dispatch(event);
  };
  return events;
}
