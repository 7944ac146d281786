import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { kitElements, createExample } from '../support/elements/elements.js';
import { itNeeds } from '../support/engine.js';
import { rendered } from '../support/fixture.js';

const elements = await kitElements();
const collected = (): Promise<void> => executeServerCommand('dass:collect', {});

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    itNeeds('garbage collection', `<${tag}> is garbage-collected: 50 mounts leave no element in memory`, async () => {
      const all = Object.values(examples);
      const refs: WeakRef<Element>[] = [];
      for (let i = 0; i < 50; i++) refs.push(await mountOnce(tag, all[i % all.length] ?? { summary: '' }));
      await collected();
      await new Promise((resolve) => setTimeout(resolve));
      await collected();
      const alive = refs.filter((ref) => ref.deref() !== undefined).length;
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
