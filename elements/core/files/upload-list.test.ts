import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEntry } from './upload-entry.js';
import { UploadList } from './upload-list.js';

const file = (name: string, size = 3): File =>
  new File(['x'.repeat(size)], name, { type: 'text/plain', lastModified: 5 });
const entry = (name: string, schema?: unknown) => createEntry({ file: file(name), type: 'text/plain' }, schema);
const names = (list: UploadList): string => list.items.map(({ name }) => name).join(' ');

test('[UP-01] a new entry has file, _id, name, size, type and the fields of the schema', () => {
  const schema = Object.freeze({ descricao: '', _id: 'x', file: 1, name: 'y', size: 9 });
  const made = entry('a.txt', schema);
  const { _id, ...rest } = made;
  assert.equal(typeof _id, 'string');
  assert.notEqual(_id, 'x');
  assert.deepEqual(rest, { descricao: '', file: made.file, name: 'a.txt', size: 3, type: 'text/plain' });
  assert.notEqual(entry('a.txt')._id, _id);
  for (const hostile of [null, 5, 'text', [], () => 1])
    assert.deepEqual(Object.keys(entry('a', hostile)).sort(), ['_id', 'file', 'name', 'size', 'type']);
});

test('[UP-01] stored entries keep their fields; entries without an id get one and keep it', () => {
  const list = new UploadList();
  const stored = Object.freeze({ src: '/a', fileName: '../x/a.pdf', type: 'application/pdf', extra: 1 });
  const own = Object.freeze({ _id: 'eu', src: '/b', fileName: 'b' });
  list.set([stored, own, null, 'x', own]);
  const [first, second, third] = list.items;
  assert.equal(list.items.length, 3);
  assert.deepEqual([first!.name, first!.type, first!.src, first!.size], ['a.pdf', 'application/pdf', '/a', undefined]);
  assert.deepEqual({ ...list.entries[0], _id: 0 }, { ...stored, _id: 0 });
  assert.equal(second!.entry, own);
  assert.notEqual(third!.id, 'eu');
  const { id } = first!;
  list.set([stored]);
  assert.equal(list.items[0]!.id, id);
});

test('[UP-05] single mode keeps one file, multiple mode appends', () => {
  const list = new UploadList();
  list.add([entry('a'), entry('b')], true);
  list.add([entry('c')], true);
  assert.equal(names(list), 'a b c');
  list.add([entry('d')], false);
  assert.equal(names(list), 'd');
});

test('what a transport has stored is kept, but not another id or file', () => {
  const list = new UploadList();
  list.add([entry('a')], true);
  const { id, file: before } = list.items[0]!;
  list.store(id, { src: '/a', fileName: 'A.txt', _id: 'other', file: null });
  assert.equal(list.items[0]!.id, id);
  assert.deepEqual([list.items[0]!.name, list.items[0]!.src, list.items[0]!.file], ['A.txt', '/a', before]);
  assert.equal(list.store('gone', {}), undefined);
});

test('laws: a move is undone by its opposite and loses nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(20), fc.integer({ min: -5, max: 20 }), (length, pick, to) => {
      const list = new UploadList();
      list.add(
        Array.from({ length }, (_, index) => entry(`f${index}`)),
        true,
      );
      const before = list.entries;
      const from = pick % length;
      const { id } = list.items[from]!;
      const hasMoved = list.move(id, to);
      assert.deepEqual(new Set(list.entries), new Set(before));
      assert.equal(list.indexOf(id), Math.max(0, Math.min(length - 1, to)));
      assert.equal(hasMoved, list.indexOf(id) !== from);
      list.move(id, from);
      assert.deepEqual(list.entries, before);
    }),
  );
});

test('[UQ-07] an edited image takes the place of the one before, with the other fields of its entry', () => {
  const list = new UploadList();
  list.set([entry('a.txt'), entry('b.txt', { descricao: 'frente' }), entry('c.txt')]);
  const before = list.items[1]!;
  const edited = new File(['xxxxx'], 'b.jpg', { type: 'image/jpeg' });
  list.replaceFile(before.id, edited);
  const { _id, file: after, name, size, type, descricao } = list.entries[1]!;
  assert.equal(names(list), 'a.txt b.jpg c.txt');
  assert.deepEqual([_id, after, name, size, type, descricao], [before.id, edited, 'b.jpg', 5, 'image/jpeg', 'frente']);
  assert.equal(before.file?.name, 'b.txt', 'the entry before is not changed');
  list.replaceFile('unknown', edited);
  assert.equal(names(list), 'a.txt b.jpg c.txt');
});
