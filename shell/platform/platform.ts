import type { CallOptions } from '../app/service-call.js';

/**
 * The seam between the shell and the outside. A company that has its own services writes another implementation of
 * `Platform` (or points `httpPlatform()` at them); nothing else of the shell changes. What only a feature of the workspace
 * asks is declared in its own `api.ts`, and implemented in `apis/`.
 *
 * Every method that asks something fails with a `PlatformError`, and only with that.
 */
export interface Platform {
  session: SessionService;
  menu: MenuService;
  notifications: NotificationService;
  files: FileService;
}

// ── Who is signed in ────────────────────────────────────────────────────────────────────────────────────────────────

export interface User {
  name: string;
  email: string;
  /** Signed in, but without permission for this area: no menu, no name, no sign-out (requirement HL-05, HL-09). */
  accessDenied: boolean;
}

export interface SessionService {
  /** The user who is signed in, or null. */
  current(options?: CallOptions): Promise<User | null>;
  /** Ends the session. Nobody being signed in is no failure. */
  signOut(options?: CallOptions): Promise<void>;
}

// ── Menu ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Texts in languages other than the one that they come in: the shell shows those of the current language. */
export type Translations<Name extends string> = Partial<Record<'pt-BR' | 'es' | 'en', Partial<Record<Name, string>>>>;

export interface MenuItem {
  id: string;
  label: string;
  url?: string;
  /** Name of an icon of the kit. */
  icon?: string;
  active: boolean;
  items?: MenuItem[];
  /** The label in other languages. */
  translations?: Translations<'label'>;
}

export interface MenuService {
  load(options?: CallOptions): Promise<MenuItem[]>;
}

// ── Notifications ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Notification {
  id: string;
  readed: boolean;
  /** ISO 8601 with time; empty when the platform sent no date that makes sense. */
  createdAt: string;
  /** Where a click leads. */
  url: { url: string };
  data: {
    /** The address of an image, or a text that becomes initials. */
    avatar: string;
    title: string;
    description: string;
    detail: string;
  };
  /** The texts of `data` in other languages. */
  translations?: Translations<'title' | 'description' | 'detail'>;
}

export interface NotificationPage {
  /** The newest first. */
  notifications: Notification[];
  /** There are older ones: load them with `before` = the id of the last one. */
  hasMore: boolean;
  /** How many are unread in all, not only on this page; undefined when the platform does not say. */
  unread: number | undefined;
}

export interface NotificationService {
  load(options?: CallOptions & { before?: string; limit?: number }): Promise<NotificationPage>;
  markRead(id: string, options?: CallOptions): Promise<void>;
  markAllRead(options?: CallOptions): Promise<void>;
  /**
   * Calls back for everything that changes without this page asking. Does not fail: a lost connection is an event, and
   * is taken up again by itself. @returns stops it
   */
  subscribe(listener: (event: NotificationEvent) => void): () => void;
}

export type NotificationEvent =
  | { kind: 'arrived'; notification: Notification }
  /** Read, here or in another tab or on another device. */
  | { kind: 'read'; ids: string[] }
  | { kind: 'all-read' }
  /** The connection was lost for so long that changes may have been missed: load the list again. */
  | { kind: 'stale' }
  | { kind: 'connection'; state: ConnectionState };

/** `refused`: the platform answered, but not with events (signed out, no permission); it is asked again, seldom. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'refused';

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface StoredFile {
  id: string;
  fileName: string;
  type: string;
  /** In bytes. */
  size: number;
  /** ISO 8601 with time; empty when the platform did not say. */
  createdAt: string;
  /** The download address. */
  src: string;
}

export interface UploadOptions extends CallOptions {
  /** Called with 0 … 1 while the bytes travel; the last call is with 1. */
  onProgress?: (fraction: number) => void;
}

export interface FileService {
  upload(file: File, options?: UploadOptions): Promise<StoredFile>;
  /** The newest first. */
  list(options?: CallOptions): Promise<StoredFile[]>;
  /** The download address of a file; empty when the id is empty or the text `null`. */
  address(id: string | null | undefined): string;
  remove(id: string, options?: CallOptions): Promise<void>;
}
