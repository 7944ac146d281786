import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { Purchase } from '../../../workspace/purchase/api.js';
import { PlatformProcess } from '../../../../test/support/platform/platform-process.mjs';
import {
  asJson,
  cookieOf,
  fetchWith,
  marina,
  pageFetch,
  shellOrigin,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

const later = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

test('[DS-06] a platform that is killed under load has everything that it has answered', async (t) => {
  const platform = await PlatformProcess.start({ dataFolder: await temporaryFolder(t), shellOrigins: [shellOrigin] });
  t.after(() => platform.kill());
  const session = await pageFetch(`${platform.apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }));
  const page = fetchWith({ Origin: shellOrigin, Cookie: cookieOf(session) });
  const api = `${platform.apiAddress}/api`;
  const sheet = (await (await page(`${api}/materials/3`)).json()) as MaterialSheet;
  const purchase = { supplierId: 3, deliveryDate: later, costCentre: '4100', lines: [{ materialId: 3, quantity: 1 }] };

  for (let round = 0; round < 3; round++) {
    /** The last answered name of each material, and the answered purchases. */
    const names = new Map<number, string>();
    const purchases: Purchase[] = [];
    let isKilled = false;
    let finish: () => void = () => undefined;
    const enough = new Promise<void>((resolve) => (finish = resolve));
    const clients = Array.from({ length: 6 }, async (_, client) => {
      for (let change = 0; !isKilled; change++) {
        const name = `Material ${round}.${client}.${change}`;
        const id = 10 + client;
        const body = { ...sheet, id, code: `ZZ-00001${client}`, name };
        try {
          const saved = await page(`${api}/materials/${id}`, { ...asJson(body), method: 'PUT' });
          if (saved.status === 200) names.set(id, name);
          const bought = await page(
            `${api}/purchases`,
            asJson({ ...purchase, lines: [{ materialId: id, quantity: change + 1 }] }),
          );
          if (bought.status === 201) purchases.push((await bought.json()) as Purchase);
          if (purchases.length >= 60) finish();
        } catch (error) {
          assert.ok(isKilled, String(error));
        }
      }
    });
    await enough;
    const killed = platform.kill();
    isKilled = true;
    await killed;
    await Promise.all(clients);
    await platform.start();

    for (const [id, name] of names) {
      const { name: kept } = (await (await page(`${api}/materials/${id}`)).json()) as MaterialSheet;
      // A later change may have been stored without its answer.
      const [before, after] = [name, kept].map((each) => Number(each.split('.').at(-1)));
      assert.ok(kept.startsWith(name.slice(0, name.lastIndexOf('.'))) && after! >= before!, `${name}: ${kept}`);
    }
    for (const one of purchases) assert.deepEqual(await (await page(`${api}/purchases/${one.id}`)).json(), one);
  }
});
