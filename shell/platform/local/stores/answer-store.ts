import type { Database } from '../database/database.js';

/** Milliseconds for which an answer is kept. */
const LIFETIME_MS = 24 * 3_600_000;

/** The answer to a request that is carried out only once. */
export interface KeptAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** The answers to requests with a key, kept for a day. */
export class AnswerStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  find(key: string, now = Date.now()): KeptAnswer | undefined {
    return this.#database.get<KeptAnswer>('SELECT status, body FROM answers WHERE key = ? AND storedAt > ?', [
      key,
      now - LIFETIME_MS,
    ]);
  }

  /** Keeps an answer, and removes those that are too old. */
  keep(key: string, { status, body }: KeptAnswer, now = Date.now()): void {
    this.#database.change(() => {
      this.#database.run('DELETE FROM answers WHERE storedAt <= ?', [now - LIFETIME_MS]);
      this.#database.run('INSERT OR REPLACE INTO answers (key, storedAt, status, body) VALUES (?, ?, ?, ?)', [
        key,
        now,
        status,
        body,
      ]);
    });
  }
}
