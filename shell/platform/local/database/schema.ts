/** The versions of the database `records.db`, which has all records but the materials. A released one never changes. */
export const recordMigrations: readonly string[] = [
  `
  CREATE TABLE sessions (key TEXT PRIMARY KEY, email TEXT NOT NULL, expiresAt INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE notifications (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE TABLE notification_reads (
    email TEXT NOT NULL,
    notification INTEGER NOT NULL REFERENCES notifications ON DELETE CASCADE,
    PRIMARY KEY (email, notification)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notification_readers ON notification_reads (notification);

  CREATE TABLE files (id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE INDEX files_by_date ON files (record ->> 'createdAt');
  CREATE TABLE uploads (id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE TABLE material_documents (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE TABLE finding_documents (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;

  CREATE TABLE step_parameters (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE TABLE purchases (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE INDEX purchases_by_buyer ON purchases (record ->> 'buyer', record ->> 'deliveryDate');
  CREATE TABLE suppliers (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE TABLE quotations (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  `,
  // A file that is sent again with its key is the stored one.
  `
  CREATE INDEX files_by_key ON files (record ->> 'key') WHERE record ->> 'key' IS NOT NULL;
  `,
  // The answers to requests that are carried out only once.
  `
  CREATE TABLE answers (key TEXT PRIMARY KEY, storedAt INTEGER NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL)
    STRICT, WITHOUT ROWID;
  `,
  // What users have changed in records.
  `
  CREATE TABLE changes (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;
  CREATE INDEX changes_by_time ON changes (record ->> 'changedAt');
  CREATE INDEX changes_by_record ON changes (record ->> 'kind', record ->> 'recordId');
  `,
];

/**
 * The versions of the database `materials.db`. `materials` has the records. The other tables are computed from it, so
 * that a page of any order is found without reading the records: `material_keys` has what is sorted and filtered as
 * numbers, and `material_texts` what is searched, folded. `structure_lines` has the product structures.
 */
export const materialMigrations: readonly string[] = [
  `
  CREATE TABLE materials (id INTEGER PRIMARY KEY, code TEXT NOT NULL, record TEXT NOT NULL) STRICT;
  CREATE UNIQUE INDEX materials_by_code ON materials (code);

  CREATE TABLE seed (samples INTEGER NOT NULL, icu TEXT NOT NULL) STRICT;

  -- Position of each text of a column in the order of Intl.Collator, which SQL cannot compute.
  CREATE TABLE text_positions (
    field TEXT NOT NULL, text TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (field, text)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE material_keys (
    id INTEGER PRIMARY KEY, code INTEGER NOT NULL, name INTEGER NOT NULL, family INTEGER NOT NULL, unit INTEGER NOT NULL,
    supplierId INTEGER NOT NULL, supplier INTEGER NOT NULL, price REAL NOT NULL, active INTEGER NOT NULL,
    validUntil INTEGER, inspectedAt INTEGER
  ) STRICT;

  CREATE TABLE material_texts (
    id INTEGER PRIMARY KEY, code TEXT NOT NULL, name TEXT NOT NULL, supplier TEXT NOT NULL
  ) STRICT;
  CREATE VIRTUAL TABLE material_search USING fts5 (
    code, name, supplier,
    content = 'material_texts', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', columnsize = 0
  );
  `,
  `
  ALTER TABLE seed ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;

  -- The ids are in no order, and position is that of the structures: a line, then its children. Name, unit and status are
  -- positions of their texts.
  CREATE TABLE structure_lines (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, parent TEXT NOT NULL, position INTEGER NOT NULL, code INTEGER NOT NULL,
    foldedCode TEXT NOT NULL,
    name INTEGER NOT NULL, quantity REAL NOT NULL, unit INTEGER NOT NULL, status INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL, record TEXT NOT NULL
  ) STRICT;
  `,
];

const filteredKeys = 'family, unit, supplierId, supplier, price, active, validUntil, inspectedAt';
const sortedKeys = ['name', 'family', 'unit', 'supplierId', 'supplier', 'price', 'active', 'validUntil', 'inspectedAt'];

/**
 * Indexes of the computed tables, created after the sample materials are there, which is faster. Those of an order have
 * the filtered columns besides, so that the rows that match are found without the table. Equal materials stay in the
 * order of their ids in both directions, so that each direction has its own; codes are unique.
 */
export const materialIndexes: readonly string[] = [
  'CREATE INDEX text_positions_in_order ON text_positions (field, position)',
  `CREATE INDEX material_keys_by_code ON material_keys (code, id, ${filteredKeys})`,
  ...sortedKeys.flatMap((key) => [
    `CREATE INDEX material_keys_by_${key} ON material_keys (${key}, id, ${filteredKeys})`,
    `CREATE INDEX material_keys_from_${key} ON material_keys (${key} DESC, id, ${filteredKeys})`,
  ]),
];

/** Indexes of the lines: a line, and its children. */
export const structureIndexes: readonly string[] = [
  'CREATE UNIQUE INDEX structure_lines_by_key ON structure_lines (key)',
  'CREATE INDEX structure_lines_by_parent ON structure_lines (parent)',
];

/** Returns the name of an index that a statement creates. */
export const indexName = (sql: string): string => /INDEX (\w+)/.exec(sql)![1]!;
