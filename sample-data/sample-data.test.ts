import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { redirectFor, redirectRoutes } from '../shell/routes/redirects.js';
import { businessMenu, countEntries, type MenuEntry } from './menu.js';
import { materials, materialSuppliers } from './materials.js';
import { notificationContent, notifications } from './notifications.js';
import { employees, employeeDomain } from './employees.js';
import { processOrder } from './process-order.js';
import { processSectors, processSteps } from './process-steps.js';
import { Random } from './random.js';
import { productStructures, type StructureRow } from './structures.js';
import { checkDigit, materialFamilies, suppliers } from './suppliers.js';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.items ?? [])]);
const depth = (entries: readonly MenuEntry[]): number =>
  entries.reduce((deepest, { items }) => Math.max(deepest, 1 + depth(items ?? [])), 0);

test('a longer list starts with the shorter one, for every kind of data', () => {
  const kinds: ((count: number) => unknown[])[] = [materials, employees, suppliers, processSteps];
  for (const generate of kinds) {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(60), (count, more) => {
        assert.deepEqual(generate(count + more).slice(0, count), generate(count));
      }),
      { numRuns: 15 },
    );
  }
});

test('the same seed gives the same data, another seed gives other data', () => {
  assert.deepEqual(materials(50, 3), materials(50, 3));
  assert.notDeepEqual(materials(50, 3), materials(50, 4));
});

test('the random numbers are evenly distributed and stay in their range', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(40), (seed, low, width) => {
      const random = new Random(seed);
      for (let turn = 0; turn < 50; turn++) {
        const value = random.between(low, low + width);
        assert.ok(Number.isInteger(value) && value >= low && value <= low + width);
      }
    }),
  );
  const counts = Array<number>(10).fill(0);
  const random = new Random(2026);
  for (let turn = 0; turn < 10_000; turn++) counts[random.between(0, 9)]!++;
  for (const count of counts) assert.ok(count > 850 && count < 1150, `${counts}`);
  assert.throws(() => random.pick([]), RangeError);
});

test('20,000 materials have unique codes, mostly unique names, all families and realistic states', () => {
  const list = materials(20_000);
  assert.equal(new Set(list.map(({ code }) => code)).size, list.length);
  const names = new Set(list.map(({ name }) => name)).size;
  assert.ok(names > list.length * 0.95, `${names} names`);
  assert.deepEqual(new Set(list.map(({ family }) => family)), new Set(materialFamilies));
  for (const material of list) {
    assert.match(material.code, /^(TX|CO|SO|LI|AV|EM)-\d{6}$/);
    assert.equal(material.blocked, material.status === 'blocked');
    assert.equal(material.blockedReason !== '', material.blocked);
    assert.ok(material.price > 0);
  }
  const blocked = list.filter((material) => material.blocked).length;
  assert.ok(blocked > 500 && blocked < 1200, `${blocked} blocked`);
});

test('a material comes from a supplier of its family', () => {
  const known = suppliers(materialSuppliers);
  for (const material of materials(2_000)) {
    const supplier = known[material.supplierId - 1]!;
    assert.equal(supplier.name, material.supplier);
    assert.equal(supplier.family, material.family);
  }
});

test('no supplier has a valid tax number', () => {
  // 11.444.777/0001-61 is the textbook example of a valid number.
  assert.equal(checkDigit([1, 1, 4, 4, 4, 7, 7, 7, 0, 0, 0, 1]), 6);
  assert.equal(checkDigit([1, 1, 4, 4, 4, 7, 7, 7, 0, 0, 0, 1, 6]), 1);
  for (const { taxNumber } of suppliers(500)) {
    assert.match(taxNumber, /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/);
    const digits = [...taxNumber.replace(/\D/g, '')].map(Number);
    assert.notEqual(checkDigit(digits.slice(0, 13)), digits[13]);
  }
});

test('employees have accents in their names and unique addresses without accents', () => {
  const list = employees(2_000);
  assert.equal(new Set(list.map(({ email }) => email)).size, list.length);
  assert.ok(list.filter(({ name }) => /[À-ÿ]/.test(name)).length > 1_000);
  for (const { email } of list) assert.match(email, new RegExp(`^[a-z]+\\.[a-z]+\\.\\d+@${employeeDomain}$`));
});

const parents = (rows: readonly StructureRow[]) => new Map(rows.map((row) => [row.id, row.parentId]));

test('product structures have the requested number of rows, unique ids and existing parents', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.boolean(), (count, shuffled) => {
      const rows = productStructures(count, { shuffled });
      const known = parents(rows);
      assert.equal(rows.length, count);
      assert.equal(known.size, count);
      for (const { parentId } of rows) assert.ok(parentId === '' || known.has(parentId));
    }),
    { numRuns: 40 },
  );
  assert.equal(productStructures(1)[0]!.name, 'Tênis Aurora 38');
  assert.deepEqual(
    productStructures(60)
      .filter((row) => row.parentId === 'p1')
      .map((row) => row.name),
    ['Cabedal', 'Solado', 'Palmilha', 'Químicos', 'Embalagem'],
  );
});

test('product names are unique in 50,000 rows', () => {
  const products = productStructures(50_000)
    .filter(({ parentId }) => parentId === '')
    .map(({ name }) => name);
  assert.ok(products.length > 900);
  assert.equal(new Set(products).size, products.length);
});

test('product structures have orphans and a cycle on request, within the same number of rows', () => {
  const rows = productStructures(500, { orphans: 4, cycle: true, shuffled: true });
  const known = parents(rows);
  assert.equal(rows.length, 500);
  assert.equal(rows.filter(({ parentId }) => parentId && !known.has(parentId)).length, 4);
  const start = 'cycle-1';
  assert.notEqual(known.get(start), start);
  assert.equal(known.get(known.get(known.get(start)!)!), start);
  assert.throws(() => productStructures(3, { orphans: 4 }), RangeError);
});

test('[NL-07] [NL-08] notifications are newest first, with valid times, text avatars and image avatars', () => {
  const list = notifications(400, { now: Date.UTC(2026, 0, 1) });
  assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
  list.forEach((notification, index) => {
    assert.ok(!Number.isNaN(Date.parse(notification.createdAt)));
    if (index) assert.ok(notification.createdAt < list[index - 1]!.createdAt);
    assert.ok(notification.data.title && notification.data.description && notification.data.detail);
  });
  const avatars = list.map(({ data }) => data.avatar);
  assert.ok(avatars.some((avatar) => avatar.startsWith('data:image/png;base64,')));
  assert.ok(avatars.some((avatar) => avatar.length <= 3));
  assert.ok(avatars.some((avatar) => avatar.includes(' ')));
  assert.ok(list.some(({ readed }) => readed) && list.some(({ readed }) => !readed));
});

test('[NL-05] the url of a notification stays on the origin', () => {
  for (let index = 0; index < 200; index++) assert.match(notificationContent(index).url.url, /^\/[a-z]/);
});

test('[SH-07] the menu has an entry for each redirect path of the shell', () => {
  const reached = new Set(
    flat(businessMenu()).flatMap(({ url }) => (url && redirectFor(new URL(url, 'http://localhost'))?.route) || []),
  );
  assert.deepEqual(
    redirectRoutes.filter((route) => !reached.has(route)),
    [],
  );
});

test('[MD-09] the menu has three levels, unique ids, inactive entries and icons of the kit', () => {
  const icons = JSON.parse(
    readFileSync(new URL('../elements/controls/icon/icon-names.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const entries = flat(businessMenu(600));
  assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length);
  for (const { icon, label } of entries) assert.ok(icon && icon in icons, `${label}: ${icon}`);
  assert.equal(depth(businessMenu()), 3);
  const inactive = entries.filter(({ active }) => !active);
  assert.ok(inactive.some(({ items }) => items) && inactive.some(({ url }) => url));
});

test('the menu has exactly the requested number of entries', () => {
  const minSize = countEntries(businessMenu());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_500 }), (size) => {
      const menu = businessMenu(size);
      assert.equal(countEntries(menu), Math.max(size, minSize));
      assert.deepEqual(menu.slice(0, 8), businessMenu());
    }),
    { numRuns: 30 },
  );
  assert.equal(countEntries(businessMenu(5_000)), 5_000);
});

test('a production order has the steps of all sectors on two lines; most parameters of the second one are missing', () => {
  const { steps } = processOrder();
  assert.equal(steps.length, 37);
  assert.deepEqual(new Set(steps.map(({ sector }) => sector)), new Set(processSectors.map(({ name: [pt] }) => pt)));
  const glued = steps.filter(({ adhesive }) => adhesive !== '');
  assert.ok(glued.length >= 4 && glued.length < 12, `${glued.length} steps with an adhesive`);
  const hasTool = (line: number): number[] => {
    const ofLine = steps.filter((step) => step.line === line);
    return [ofLine.filter(({ tool }) => tool !== '').length, ofLine.length];
  };
  const [[first, all], [second, others]] = [hasTool(1), hasTool(2)] as [[number, number], [number, number]];
  assert.equal(first, all);
  assert.ok(second > 0 && second < others / 2, `${second} of ${others}`);
  assert.deepEqual(new Set(steps.map(({ status }) => status)), new Set(['done', 'running', 'stopped', 'waiting']));
});
