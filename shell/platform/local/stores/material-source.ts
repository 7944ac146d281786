import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { answer, materialsLoading } from '../http/answers.js';
import type { LocalEnv } from '../local-env.js';
import { MaterialStore } from './material-store.js';
import { StructureStore } from './structure-store.js';
import type { Database } from '../database/database.js';
import { openMaterialDatabase, type MaterialDatabaseOptions } from '../database/material-database.js';

/** Time that a request waits for the sample materials, in milliseconds: 20,000 are there sooner, 1,000,000 are not. */
const MAX_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;

export interface MaterialSourceOptions extends Omit<MaterialDatabaseOptions, 'signal' | 'onProgress'> {
  /** Time that a request waits for the sample materials, in milliseconds. Default: 10,000. */
  readonly maxWait?: number;
}

/**
 * The stores of the materials and of the product structures, in one database, which is loaded on first use: most sessions of
 * the platform do not need it.
 */
export class MaterialSource {
  readonly #options: MaterialSourceOptions;
  readonly #closing = new AbortController();
  #database: Promise<Database> | undefined;
  #store: MaterialStore | undefined;
  #structures: StructureStore | undefined;

  constructor(options: MaterialSourceOptions) {
    this.#options = options;
  }

  /** The materials. Only behind `whenLoaded`. */
  get store(): MaterialStore {
    if (!this.#store) throw new Error('The materials are not loaded');
    return this.#store;
  }

  /** The product structures. Only behind `whenLoaded`. */
  get structures(): StructureStore {
    if (!this.#structures) throw new Error('The product structures are not loaded');
    return this.#structures;
  }

  /** Loads the stores, and creates the samples that are not there yet. */
  async load(onProgress?: (step: string) => void): Promise<void> {
    this.#database ??= openMaterialDatabase({ ...this.#options, onProgress, signal: this.#closing.signal });
    try {
      const database = await this.#database;
      this.#structures ??= new StructureStore(database);
      this.#store ??= new MaterialStore(database);
    } catch (error) {
      // The next request tries again.
      this.#database = undefined;
      if (!this.#closing.signal.aborted) throw error;
    }
  }

  /** Middleware that waits for the stores; 503 when that takes long. */
  readonly whenLoaded: MiddlewareHandler<LocalEnv> = async (c, next) => {
    const waiting = new AbortController();
    if (!this.#store) {
      const { maxWait = MAX_WAIT_MS } = this.#options;
      const timeout = sleep(maxWait, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([this.load(), timeout]).finally(() => waiting.abort());
    }
    if (this.#store) return next();
    c.header('Retry-After', `${RETRY_AFTER_S}`);
    return answer(c, 503, materialsLoading);
  };

  async close(): Promise<void> {
    this.#closing.abort();
    (await this.#database?.catch(() => undefined))?.close();
  }
}
