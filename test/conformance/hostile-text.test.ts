import { expect } from 'chai';
import { kitElements, createExample, settable } from '../support/elements/elements.js';
import { groupsOf } from '../support/elements/example-groups.js';
import { rendered, keep } from '../support/fixture.js';
import { findAll, painted } from '../support/user.js';
import { allowWarnings } from '../support/assertions/page-problems.js';

const elements = await kitElements();
const markup =
  '"\'><img src="/hostile.png" onerror="window.hostile=1"><script>window.hostile=1</script><svg onload="window.hostile=1">${alert(1)}</style>';
const texts = [markup, 'javascript:window.hostile=1', '\u202Eمرحبا\u202C שלום 👩‍🏭🏳️‍🌈', 'Ç'.repeat(10_000)];

/** Replaces all texts in the data. */
function replaceTexts(value: unknown, text: string, depth = 0): unknown {
  if (typeof value === 'string') return text;
  if (depth > 8 || typeof value !== 'object' || value === null || value instanceof Node) return value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text, depth + 1)]));
}

describe('Every element', () => {
  for (const element of elements) {
    const { tag, examples, declaration } = element;
    it(`<${tag}> shows hostile text as text: nothing runs or loads`, async () => {
      const scope = window as unknown as { hostile?: number };
      delete scope.hostile;
      await allowWarnings(/^\[dass\] /, async () => {
        for (const text of texts) {
          for (const group of groupsOf(examples)) {
            const mounted = group.map(([, example]) =>
              keep(
                createExample(tag, {
                  ...example,
                  properties: replaceTexts(example.properties ?? {}, text) as Record<string, unknown>,
                }),
              ),
            );
            document.body.append(...mounted);
            for (const one of mounted) {
              await rendered(one);
              for (const member of settable(element))
                if (member.type?.text === 'string') (one as unknown as Record<string, unknown>)[member.name] = text;
              if (declaration.members.some((member) => member.name === 'open'))
                (one as HTMLElement & { open: boolean }).open = true;
              await rendered(one);
            }
            await painted();
            for (const one of mounted) {
              expect(
                findAll(one, 'script, img[onerror], svg[onload], [href^="javascript:" i], [src^="javascript:" i]'),
              ).to.deep.equal([]);
              one.remove();
            }
          }
        }
      });
      await painted();
      expect(scope.hostile).to.equal(undefined);
      // What is an address itself may be asked for.
      const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      expect(requested.filter((path) => path === '/hostile.png')).to.deep.equal([]);
    });
  }
});
