import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { kitElements, createExample } from '../support/elements/elements.js';
import { can, itNeeds } from '../support/engine.js';
import { rendered } from '../support/fixture.js';

const elements = await kitElements();
const collected = (): Promise<void> => executeServerCommand('dass:collect', {});

const MOUNTS = 50;

describe('Every element', () => {
  const refs = new Map<string, WeakRef<Element>[]>();
  before(async function () {
    if (!can('garbage collection')) return;
    this.timeout(400_000);
    for (const { tag, examples } of elements) {
      const all = Object.values(examples);
      const own: WeakRef<Element>[] = [];
      for (let i = 0; i < MOUNTS; i++) own.push(await mountOnce(tag, all[i % all.length] ?? { summary: '' }));
      refs.set(tag, own);
    }
    // Once for all elements, because it takes long.
    await collected();
    await new Promise((resolve) => setTimeout(resolve));
    await collected();
  });

  for (const { tag } of elements) {
    itNeeds('garbage collection', `<${tag}> is garbage-collected: ${MOUNTS} mounts leave no element in memory`, () => {
      const alive = refs.get(tag)!.filter((ref) => ref.deref() !== undefined).length;
      // The browser may still hold the last one (last focused, last rendered).
      expect(alive).to.be.lessThan(4);
    });
  }
});

async function mountOnce(tag: string, example: Parameters<typeof createExample>[1]): Promise<WeakRef<Element>> {
  const element = createExample(tag, example);
  document.body.append(element);
  await rendered(element);
  element.remove();
  return new WeakRef(element);
}
